import type { Choice, Department, Group, Leaf, Line } from "./table.ts"
import { tidyPrice } from "./price.ts"
import type { Size } from "./size.ts"

/** One product of a table, before its facts are worked out. */
export interface Draft {
  readonly department: Department
  readonly group: Group
  readonly leaf: Leaf
  readonly name: string
  readonly brand: string | null
  readonly variant: string | null
  readonly size: Size
  readonly ore: number
  readonly traits: ReadonlyArray<string>
  readonly text: string
  /** 0 is the line's first brand, variant and size: what a smaller shop would choose. */
  readonly distance: number
}

const plain: Choice = { name: null, factor: 1, traits: [] }

/** 'Original' is what the goods are anyway, and no part of their name. */
const nameOf = (name: string, given: string | null): string => {
  const variant = given === "Original" ? null : given
  const whole = name.includes("{}") ? name.replace("{}", variant ?? "") : `${name} ${variant ?? ""}`
  const tidy = whole.replace(/\s+/g, " ").trim()
  return tidy.charAt(0).toUpperCase() + tidy.slice(1)
}

/** Every brand in every variant in every size; a factor of 1 keeps the table's price to the öre. */
export const expandLine = (department: Department, group: Group, leaf: Leaf, line: Line): ReadonlyArray<Draft> => {
  const brands = line.brands.length > 0 ? line.brands : [plain]
  const variants = line.variants.length > 0 ? line.variants : [plain]
  return brands.flatMap((brand, b) =>
    variants.flatMap((variant, v) =>
      line.sizes.map(({ size, ore }, s) => {
        const factor = brand.factor * variant.factor
        return {
          department,
          group,
          leaf,
          name: nameOf(line.name, variant.name),
          brand: brand.name,
          variant: variant.name,
          size,
          ore: factor === 1 ? ore : tidyPrice(ore * factor),
          traits: [...line.traits, ...brand.traits, ...variant.traits],
          text: line.text ?? leaf.text,
          distance: b + v + s * 1.3
        }
      })
    )
  )
}
