import type { Schema } from "effect"
import type { WireCard, WireDetails } from "#core/catalogue/wire.ts"

type WireCardJson = Schema.Codec.Encoded<typeof WireCard>
type WireDetailsJson = Schema.Codec.Encoded<typeof WireDetails>

const price = { price: 21.95, unit: "PCE" as const, comparativePrice: 14.63, comparativePriceUnit: "LTR" as const }

/** A product card in the wire format. */
export const wireCard = (fields: Partial<WireCardJson>): WireCardJson => ({
  id: "100001001_ST",
  gtin: "4006381333931",
  sellable: true,
  url: "/matvaror/mejeri-ost-och-agg/mjolk/mellanmjolk-p100001001_ST",
  name: "Mellanmjölk 1,5%",
  brand: "Arla",
  superCategory: "Mejeri, ost och ägg",
  category: "Mjölk",
  descriptiveSize: "1,5L",
  markings: [],
  images: [],
  sellingUnitOfMeasure: 1,
  newProductFrom: null,
  newProductTo: null,
  returnablePackageDepositInformation: null,
  maximumQuantity: null,
  productStoreDetails: {
    id: "3201",
    p_has_price: true,
    p_availablefrom: null,
    p_availableto: null,
    p_has_current_week_only_discount: false,
    p_has_long_time_discount: false,
    p_has_members_only_price: false,
    prices: {
      currentPrice: price,
      ordinaryPrice: price,
      memberPrice: null,
      promotions: [],
      activePromotion: null,
      hasDiscount: false,
      hasPromotion: false,
      displayLowestPriceLast30Days: false,
      lowestPriceLast30Days: null
    },
    stockStatus: "InStock",
    availableFrom: null,
    availableTo: null
  },
  ...fields
})

/** A product in the wire format with the fields of its page, which are empty by default. */
export const wireDetails = (fields: Partial<WireDetailsJson>): WireDetailsJson => ({
  ...wireCard(fields),
  description: null,
  provenanceStatement: null,
  storageInformation: null,
  foodAndBeverageExtension: null,
  prescriptionFreeMedicine: null,
  activeSubstance: null,
  countryOfOrigin: null,
  safetyDataSheetInformation: null,
  sortCountryInfo: null,
  handling: null,
  recyclingInformation: null,
  ...fields
})
