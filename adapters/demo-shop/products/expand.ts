import type { Ore } from "#core/kernel/money.ts"
import type { Choice, Department, Group, Leaf, Line } from "./table.ts"
import { roundToRetailPrice } from "./price.ts"
import type { Size } from "#adapters/staging/catalogue/size.ts"

/** One product of a table, before its facts are derived. */
export interface Draft {
  readonly department: Department
  readonly group: Group
  readonly leaf: Leaf
  readonly name: string
  readonly brand: string | null
  readonly variant: string | null
  readonly size: Size
  readonly priceOre: Ore
  readonly traits: ReadonlyArray<string>
  readonly text: string
  /** The distance from the line's main product (its first brand, variant and size), which has 0. A smaller shop prefers products with a low distance. */
  readonly distance: number
}

const noChoice: Choice = { name: null, factor: 1, traits: [] }

/** Replaces '{}' in the name with the variant, or appends the variant to a name without '{}'; the variant 'Original' is left out. */
const nameOf = (name: string, variantName: string | null): string => {
  const variant = variantName === "Original" ? null : variantName
  const fullName = name.includes("{}") ? name.replace("{}", variant ?? "") : `${name} ${variant ?? ""}`
  const normalizedName = fullName.replace(/\s+/g, " ").trim()
  // 'iKaffe' keeps its small letter.
  return /^\p{Ll}\p{Lu}/u.test(normalizedName)
    ? normalizedName
    : normalizedName.charAt(0).toUpperCase() + normalizedName.slice(1)
}

/** Expands a line to all combinations of brand, variant and size; a factor of 1 keeps the table's exact price. */
export const expandLine = (department: Department, group: Group, leaf: Leaf, line: Line): ReadonlyArray<Draft> => {
  const brands = line.brands.length > 0 ? line.brands : [noChoice]
  const variants = line.variants.length > 0 ? line.variants : [noChoice]
  return brands.flatMap((brand, brandIndex) =>
    variants.flatMap((variant, variantIndex) =>
      line.sizes.map(({ size, priceOre }, sizeIndex) => {
        const factor = brand.factor * variant.factor
        return {
          department,
          group,
          leaf,
          name: nameOf(line.name, variant.name),
          brand: brand.name,
          variant: variant.name,
          size,
          priceOre: factor === 1 ? priceOre : roundToRetailPrice(priceOre * factor),
          traits: [...line.traits, ...brand.traits, ...variant.traits],
          text: line.text ?? leaf.text,
          distance: brandIndex + variantIndex + sizeIndex * 1.3
        }
      })
    )
  )
}
