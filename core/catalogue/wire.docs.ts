import type { FieldDocs } from "../contract/call-docs.ts"
import type { WireProduct } from "./wire.ts"

/** Descriptions of those fields of a product whose type does not explain them. */
export const productFields: FieldDocs<keyof typeof WireProduct.fields> = {
  country: "Any JSON value, which the shop does not read. This back end returns a string.",
  countryOfOrigin: "The name of a country, {name}, or null. The shop shows no other value.",
  countryOfManufacture: "Any JSON value, which the shop does not read. This back end returns a string.",
  originStatement: "Any JSON value, which the shop does not read. This back end returns a string.",
  recyclingInformation: "Any JSON value, which the shop does not read. This back end returns a string.",
  handling:
    "Any JSON value, which the shop does not read. This back end returns {minimumLifespanDays, averageLifespanDays}.",
  safetyDataSheetInformation:
    "Any JSON value; a value other than null marks a hazardous product. This back end returns {hazardCodes, signalWord, precautionaryStatement}.",
  uniformResourceIdentifier: "Any JSON value, which the shop does not read. This back end returns null.",
  sortCountryInfo: "Any JSON value, which the shop does not read. This back end returns null."
}
