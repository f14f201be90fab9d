import type { ComparisonCode, UnitCode } from "#core/catalogue/units.ts"
import type { Ore } from "#core/kernel/money.ts"

/** A department, a group or a leaf: the three levels under '/matvaror'. `url` is a path of ASCII segments. */
export interface Category {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly parentId: string | null
}

/** A product's price without a store. `ore` and `comparisonOre` are per kilo when the unit is KGM. */
export interface ReferencePrice {
  readonly ore: Ore
  readonly unit: UnitCode
  readonly comparisonOre: Ore | null
  readonly comparisonUnit: ComparisonCode | null
}
