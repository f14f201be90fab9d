import { isCollectOnly } from "#core/catalogue/collect-only.ts"
import { fromKronor } from "#core/kernel/money.ts"
import { markingWords } from "../search/marking-words.ts"
import { type SearchText, searchTextOf } from "../search/search-text.ts"
import { fold } from "../search/words.ts"
import type { ProductFacts, SeedPrice } from "../seed/model.ts"
import { parseSize } from "../seed/size.ts"

export interface Placed {
  readonly id: string
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
  readonly unit: "PCE" | "KGM"
  readonly maximum: number | null
  readonly deposit: number
  readonly price: number | null
  readonly comparison_amount: number | null
  readonly comparison_unit: string | null
  readonly sellable: boolean
  readonly visible: boolean
  readonly collect_only: boolean
  readonly search: SearchText
  readonly facts: ProductFacts
}

/** How many comparison units the goods hold: by its size where that gives the known comparison price, else worked back from the prices. */
const comparisonAmount = (price: SeedPrice, size: string | null): number | null => {
  if (price.comparisonOre === null || price.comparisonUnit === null) return null
  if (price.unit === "KGM") return 1
  const read = parseSize(size ?? "")?.comparison
  if (read?.unit === price.comparisonUnit && Math.round(price.ore / read.amount) === price.comparisonOre) return read.amount
  return price.comparisonOre === 0 ? null : price.ore / price.comparisonOre
}

/** What the database holds of a product: its facts as the wire has them, and beside them what lists, prices and search work with. */
export const productRow = (
  facts: ProductFacts,
  price: SeedPrice | null,
  popularity: number,
  placed: Placed,
  vocabulary: ReadonlySet<string>
): ProductRow => {
  const markings = facts.markings.map((marking) => marking.code)
  const marked = markings.flatMap((code) => markingWords[code] ?? [])
  const keywords = [...facts.searchKeywords, ...facts.marketingKeyWords, ...facts.tags.map((tag) => tag.name), ...marked]
  return {
    id: facts.id,
    gtin: facts.gtin,
    name: facts.name,
    folded_name: fold(facts.name),
    brand: facts.brand,
    markings,
    category_id: placed.id,
    leaf: placed.leaf,
    department: facts.superCategory,
    popularity,
    unit: facts.sellingUnitOfMeasure === 2 ? "KGM" : "PCE",
    maximum: facts.maximumQuantity,
    deposit: (facts.returnablePackageDepositInformation ?? []).reduce((sum, { salesPrice, quantity }) => sum + fromKronor(salesPrice) * quantity, 0),
    price: price?.ore ?? null,
    comparison_amount: price === null ? null : comparisonAmount(price, facts.descriptiveSize),
    comparison_unit: price?.comparisonUnit ?? null,
    sellable: facts.sellable,
    visible: facts.visible,
    collect_only: isCollectOnly({ department: facts.superCategory, category: facts.category }),
    search: searchTextOf({ name: facts.name, brand: facts.brand, size: facts.descriptiveSize, categories: placed.names, keywords }, vocabulary),
    facts
  }
}
