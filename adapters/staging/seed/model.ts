import type { ProductFacts } from "./product-facts.ts"

export type { ProductFacts } from "./product-facts.ts"

/** Three levels under '/matvaror': department, group, leaf; `url` is a path of ascii folders. */
export interface SeedCategory {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly parentId: string | null
}

export type SellingUnit = "PCE" | "KGM"

/** What a comparison price counts in: kilo, litre, piece, wash (tvätt), dishwash (disk). */
export type ComparisonUnit = "KGM" | "LTR" | "PCE" | "TVA" | "DSK"

/** Amounts in öre; of a KGM price both amounts are the kilo's. */
export interface SeedPrice {
  readonly ore: number
  readonly unit: SellingUnit
  readonly comparisonOre: number | null
  readonly comparisonUnit: ComparisonUnit | null
}

export interface SeedProduct {
  readonly facts: ProductFacts
  /** The leaf. */
  readonly categoryId: string
  /** null: the shop knows no price. */
  readonly price: SeedPrice | null
  /** 0 to 1000; staples high. */
  readonly popularity: number
}

export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"

/** 'HH:mm', shop time. */
export interface SeedHours {
  readonly opens: string
  readonly closes: string
}

export interface SeedStore {
  readonly siteId: string
  readonly name: string
  readonly storeNumber: string
  readonly city: string
  readonly streetAddress: string
  readonly zipcode: string
  /** 'lat,lon' */
  readonly coordinates: string
  readonly phone: string
  readonly email: string
  /** false: left out of the store selector. */
  readonly selectable: boolean
  readonly searchKeyWords: ReadonlyArray<string>
  readonly openingHours: Readonly<Record<Weekday, SeedHours>>
  readonly services: ReadonlyArray<string>
}

/** As on the wire; prices in kronor. */
export interface WirePrice {
  readonly price: number
  readonly unit: SellingUnit
  readonly comparativePrice: number | null
  readonly comparativePriceUnit: ComparisonUnit | null
}

/** As on the wire; kronor, ISO times with zone; maxAppliedPerReceipt 0 is no limit. */
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

/** One product in one store's assortment. */
export interface SeedShelf {
  readonly storeNumber: string
  readonly productId: string
  /** null: on the shelf list but without a price just now. */
  readonly priceOre: number | null
  readonly promotions: ReadonlyArray<WirePromotion>
  readonly stockStatus: string | null
  /** 'YYYY-MM-DD' */
  readonly availableFrom: string
  /** 'YYYY-MM-DD'; '9999-12-30' is no end. */
  readonly availableTo: string
}
