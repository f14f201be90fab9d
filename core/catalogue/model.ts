import type { Ore } from "../kernel/money.ts"

export type Unit = "piece" | "kilogram"

/** How a price tag presents a promotion (PRODUCT-11). 'klipp' is a deal with a limited number per purchase, 'prio' a members' price. */
export type PriceVariant = "regular" | "klipp" | "prio" | "campaign"

export type ComparisonUnit = "kg" | "l" | "st" | "tvätt" | "disk"

export interface Promotion {
  readonly id: string
  readonly name: string | null
  readonly effect: "total" | "each"
  readonly membersOnly: boolean
  readonly isKlipp: boolean
  /** ISO instants. */
  readonly from: string
  readonly to: string
  /** The promotion applies when the cart's other products cost at least this amount; may be zero. */
  readonly minAmount: Ore
  readonly minQuantity: number
  /** 'total': the price of `minQuantity` together; 'each': the price of one. */
  readonly value: Ore
  /** The price of one with the offer. */
  readonly unitPrice: Ore
  readonly comparisonPrice: Ore | null
  /** How many times a 'total' applies, or to how many pieces or kilograms an 'each' applies, per receipt; 0 means no limit. */
  readonly maxAppliedPerReceipt: number
}

export interface Price {
  readonly current: Ore
  readonly ordinary: Ore
  readonly comparison: Ore | null
  readonly comparisonUnit: ComparisonUnit | null
  readonly lowestLast30Days: Ore | null
  readonly promotions: ReadonlyArray<Promotion>
}

/** The product data that a card, a suggestion or a cart line needs; plain and JSON-safe. */
export interface Product {
  readonly id: string
  readonly gtin: string
  readonly name: string
  readonly brand: string | null
  readonly url: string
  /** The displayed size: '1,5 l', '12x33 cl'. */
  readonly size: string | null
  readonly picture: string | null
  readonly markings: ReadonlyArray<string>
  readonly department: string | null
  readonly category: string | null
  readonly unit: Unit
  readonly sellable: boolean
  readonly maximum: number
  readonly price: Price | null
  readonly deposit: Ore | null
  /** 'YYYY-MM-DD' */
  readonly availableFrom: string | null
  readonly availableTo: string | null
  readonly hasLimitedStock: boolean
  /** The product is new between these ISO instants. */
  readonly newFrom: string | null
  readonly newTo: string | null
}

export interface Nutrient {
  readonly code: string
  readonly value: number
  readonly unit: "g" | "µg" | "mg" | "kJ" | "kcal"
}

/** In days. */
export interface ShelfLife {
  readonly minimum: number
  readonly average: number | null
}

export interface Hazard {
  /** Codes of the hazard pictograms: 'GHS02'. */
  readonly codes: ReadonlyArray<string>
  /** 'Varning' or 'Fara'. */
  readonly signalWord: string | null
  readonly precaution: string | null
}

/** A country that replaces the country of origin between two dates ('YYYY-MM-DD'), both included. */
export interface OriginSubstitute {
  readonly country: string
  readonly from: string
  readonly to: string
}

/** The product data that the product page shows. */
export interface ProductDetails extends Product {
  readonly description: string | null
  readonly ingredients: string | null
  /** Null when they are unknown, or the product is no food. */
  readonly allergens: ReadonlyArray<{ readonly code: string; readonly contains: boolean }> | null
  readonly nutrients: ReadonlyArray<Nutrient> | null
  readonly storage: string | null
  /** The country of origin. */
  readonly origin: string | null
  /** A statement about the origin: 'Uppfödd och slaktad i: Sverige'. */
  readonly provenance: string | null
  readonly substitutes: ReadonlyArray<OriginSubstitute>
  readonly shelfLife: ShelfLife | null
  readonly recycling: string | null
  readonly isMedicine: boolean
  readonly activeSubstance: string | null
  readonly hazard: Hazard | null
}

export interface FacetOption {
  readonly value: string
  readonly count: number
  readonly selected: boolean
}

export interface Facet {
  readonly name: string
  readonly options: ReadonlyArray<FacetOption>
}

export interface ProductList {
  readonly products: ReadonlyArray<Product>
  readonly facets: ReadonlyArray<Facet>
  /** The number of products on all pages. */
  readonly total: number
  /** 0-based. */
  readonly page: number
  readonly pageCount: number
}
