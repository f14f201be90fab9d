import type { ComparisonCode, UnitCode } from "#core/catalogue/units.ts"

/** Three levels under '/matvaror': department, group, leaf; `url` is a path of ascii folders. */
export interface Category {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly parentId: string | null
}

/** Amounts in öre; both are per kilo when the unit is KGM. */
export interface ReferencePrice {
  readonly ore: number
  readonly unit: UnitCode
  readonly comparisonOre: number | null
  readonly comparisonUnit: ComparisonCode | null
}

/** Prices in the wire format, in kronor. */
export interface WirePrice {
  readonly price: number
  readonly unit: UnitCode
  readonly comparativePrice: number | null
  readonly comparativePriceUnit: ComparisonCode | null
}

/** A promotion in the wire format: amounts in kronor, ISO times with zone; a maxAppliedPerReceipt of 0 means no limit. */
export interface WirePromotion {
  readonly id: string
  readonly type: "1" | "5"
  readonly campaignTypeId: number
  readonly name: string
  readonly couponId: string | null
  readonly effectType: "ItemsTotal" | "PriceChangeAll"
  readonly membersOnly: boolean
  readonly displayKlipp: boolean
  readonly from: string
  readonly to: string
  readonly minAmount: number
  readonly minQuantity: number
  readonly value: number
  readonly maxAppliedPerReceipt: number
  readonly displayLowestPriceLast30Days: number | null
  readonly priceDetails: WirePrice
}
