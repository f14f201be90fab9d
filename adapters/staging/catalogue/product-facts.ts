import type { UnitNumber } from "#core/catalogue/units.ts"

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

export interface WireTag {
  readonly namespace: string
  readonly name: string
}

export interface WireImage {
  readonly url: string
  readonly alt: string
  readonly type: string
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

export interface WireFoodAndBeverage {
  readonly ingredientStatement: string | null
  readonly allergenInformation: ReadonlyArray<WireAllergen>
  readonly nutrientInformations: ReadonlyArray<WireNutrientInformation>
}

/** Shelf life in days after delivery: guaranteed and average. */
export interface WireHandling {
  readonly minimumLifespanDays: number | null
  readonly averageLifespanDays: number | null
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

/** A period in which the product comes from another country than usual. */
export interface WireCountryInfo {
  readonly country: string
  readonly from: string
  readonly to: string
}

/** The fields of a product that are the same in every store, with the wire's keys; missing values are null. */
export interface ProductFacts {
  readonly id: string
  readonly gtin: string
  readonly sellable: boolean
  readonly visible: boolean
  readonly url: string
  readonly name: string
  readonly subtitle: string | null
  readonly description: string | null
  readonly brand: string | null
  readonly superCategory: string
  readonly category: string
  readonly bfCategory: string
  readonly bfCategoryCode: string
  readonly country: string | null
  readonly countryOfOrigin: string | null
  readonly countryOfOriginIsoCode: string | null
  readonly countryOfManufacture: string | null
  readonly provenanceStatement: string | null
  readonly activeSubstance: string | null
  readonly prescriptionFreeMedicine: boolean | null
  readonly originStatement: string | null
  readonly recyclingInformation: string | null
  readonly storageInformation: string | null
  readonly descriptiveSize: string
  readonly netContent: WireMeasure | null
  readonly width: WireMeasure | null
  readonly height: WireMeasure | null
  readonly depth: WireMeasure | null
  readonly grossWeight: WireMeasure | null
  readonly markings: ReadonlyArray<WireMarking>
  readonly tags: ReadonlyArray<WireTag>
  readonly images: ReadonlyArray<WireImage>
  readonly searchKeywords: ReadonlyArray<string>
  readonly sellingUnitOfMeasure: UnitNumber
  readonly handling: WireHandling | null
  readonly foodAndBeverageExtension: WireFoodAndBeverage | null
  readonly safetyDataSheetInformation: WireSafetyData | null
  readonly newProductFrom: string | null
  readonly newProductTo: string | null
  readonly sellableFrom: string | null
  readonly returnablePackageDepositInformation: ReadonlyArray<WireDeposit> | null
  readonly maximumQuantity: number | null
  readonly marketingKeyWords: ReadonlyArray<string>
  readonly relatedBfabid: ReadonlyArray<string> | null
  readonly uniformResourceIdentifier: string | null
  readonly sortCountryInfo: ReadonlyArray<WireCountryInfo> | null
  readonly validFrom: string | null
  readonly validTo: string | null
}
