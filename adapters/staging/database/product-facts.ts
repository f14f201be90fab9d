import type { WireCard, WireProduct } from "#core/catalogue/wire.ts"

export interface WireMeasure {
  readonly unitOfMeasure: string
  readonly value: number
}

export interface WireMarking {
  readonly agency: string | null
  readonly qualifier: string | null
  readonly codeListVersion: string | null
  readonly code: string
}

/** `levelOfContainment` is 0 for 'contains' and 1 for 'may contain'. */
export interface WireAllergen {
  readonly typeCode: string
  readonly levelOfContainment: 0 | 1
}

/** `unitOfMeasure` is 0 for g, 2 for µg, 3 for mg, 4 for kJ and 5 for kcal. */
export interface WireNutrient {
  readonly typeCode: string
  readonly unitOfMeasure: 0 | 2 | 3 | 4 | 5
  readonly measurementPrecision: string
  readonly value: number
}

export interface WireNutrientInformation {
  readonly nutrientBasisQuantity: WireMeasure
  readonly preparationState: string
  readonly nutrients: ReadonlyArray<WireNutrient>
}

/** A missing value is null: unknown, whereas an empty list states that there are none. */
export interface WireFoodAndBeverage {
  readonly ingredientStatement: string | null
  readonly allergenInformation: ReadonlyArray<WireAllergen> | null
  readonly nutrientInformations: ReadonlyArray<WireNutrientInformation> | null
}

export interface WireSafetyData {
  readonly hazardCodes: ReadonlyArray<string>
  readonly signalWord: string | null
  readonly precautionaryStatement: string | null
}

/** A deposit (pant); prices in kronor. */
export interface WireDeposit {
  readonly identification: { readonly gtin: string }
  readonly quantity: number
  readonly description: string
  readonly salesPrice: number
  readonly purchasePrice: number
  readonly taxPercent: number
}

type WireFacts = Omit<typeof WireProduct.Encoded, "productStoreDetails">

/** The fields of a product that are the same in every store, with the wire's keys; missing values are null, missing lists empty. */
export interface ProductFacts extends WireFacts {
  readonly subtitle?: string | null
  readonly markings: NonNullable<WireFacts["markings"]>
  readonly tags: NonNullable<WireFacts["tags"]>
  readonly images: NonNullable<WireFacts["images"]>
  readonly searchKeywords: ReadonlyArray<string>
  readonly marketingKeyWords: ReadonlyArray<string>
}

/**
 * The facts that a card or a cart line shows, a quarter of all facts. They are also stored in a column of their own, `card` of `product_facts`, so that lists and
 * carts do not read the others.
 */
export interface CardFacts extends Pick<
  ProductFacts,
  Exclude<keyof typeof WireCard.Encoded, "productStoreDetails"> | "countryOfOrigin"
> {}
