import { isPickupOnly } from "#core/catalogue/pickup-only.ts"
import { type ComparisonCode, type UnitCode, unitCodes, unitOfNumber } from "#core/catalogue/units.ts"
import { add, fromKronor, ore, type Ore } from "#core/kernel/money.ts"
import { markingWords } from "../text-search/marking-words.ts"
import { type SearchText, searchTextOf } from "../text-search/search-text.ts"
import { fold } from "../text-search/words.ts"
import type { ProductFacts } from "../database/product-facts.ts"
import type { ReferencePrice } from "./model.ts"
import { parseSize } from "./size.ts"

export interface CategoryPath {
  readonly id: string
  /** The number of the leaf, or of the first leaf below a category that is no leaf. */
  readonly leaf: number
  /** Names from the department down. */
  readonly names: ReadonlyArray<string>
}

export interface ProductRow {
  readonly id: string
  readonly gtin: string
  readonly name: string
  readonly folded_name: string
  readonly brand: string | null
  readonly markings: ReadonlyArray<string>
  readonly category_id: string
  readonly leaf: number
  readonly department: string | null
  readonly popularity: number
  readonly unit: UnitCode
  readonly maximum: number | null
  readonly deposit: Ore
  readonly price: Ore | null
  readonly comparison_amount: number | null
  readonly comparison_unit: ComparisonCode | null
  readonly sellable: boolean
  readonly visible: boolean
  readonly collect_only: boolean
  readonly search: SearchText
  readonly facts: ProductFacts
}

/**
 * Calculates how many comparison units the product contains: from its size when that matches the comparison price, otherwise from the two prices. Returns
 * 1 for a product sold by weight, and null without a comparison price.
 */
const comparisonAmount = (price: ReferencePrice, size: string | null): number | null => {
  if (price.comparisonOre === null || price.comparisonUnit === null) return null
  if (price.unit === unitCodes.kilogram) return 1
  const sizeComparison = parseSize(size ?? "")?.comparison
  if (
    sizeComparison?.unit === price.comparisonUnit &&
    Math.round(price.ore / sizeComparison.amount) === price.comparisonOre
  )
    return sizeComparison.amount
  return price.comparisonOre === 0 ? null : price.ore / price.comparisonOre
}

/** Creates the database row of a product: its facts in the wire format, and the columns that lists, prices and search use. */
export const productRow = (
  facts: ProductFacts,
  price: ReferencePrice | null,
  popularity: number,
  category: CategoryPath,
  vocabulary: ReadonlySet<string>
): ProductRow => {
  const markings = facts.markings.map((marking) => marking.code)
  const markingKeywords = markings.flatMap((code) => markingWords[code] ?? [])
  const keywords = [
    ...facts.searchKeywords,
    ...facts.marketingKeyWords,
    ...facts.tags.map((tag) => tag.name),
    ...markingKeywords
  ]
  return {
    id: facts.id,
    gtin: facts.gtin,
    name: facts.name,
    folded_name: fold(facts.name),
    brand: facts.brand,
    markings,
    category_id: category.id,
    leaf: category.leaf,
    department: facts.superCategory,
    popularity,
    unit: unitCodes[unitOfNumber(facts.sellingUnitOfMeasure)],
    maximum: facts.maximumQuantity,
    deposit: add(
      ...(facts.returnablePackageDepositInformation ?? []).map(({ salesPrice, quantity }) =>
        ore(fromKronor(salesPrice) * quantity)
      )
    ),
    price: price?.ore ?? null,
    comparison_amount: price === null ? null : comparisonAmount(price, facts.descriptiveSize),
    comparison_unit: price?.comparisonUnit ?? null,
    sellable: facts.sellable,
    visible: facts.visible,
    collect_only: isPickupOnly({ department: facts.superCategory, category: facts.category }),
    search: searchTextOf(
      { name: facts.name, brand: facts.brand, size: facts.descriptiveSize, categories: category.names, keywords },
      vocabulary
    ),
    facts
  }
}
