import type { FieldDocs } from "../contract/call-docs.ts"
import type { WireProduct } from "./wire.ts"

/** Descriptions of the product's fields whose types do not explain them. */
export const productFields: FieldDocs<keyof typeof WireProduct.fields> = {
  country: "Any JSON value, which the shop does not read. The staging API returns a string.",
  countryOfOrigin: "The name of a country, {name}, or null. The shop shows no other value.",
  countryOfManufacture: "Any JSON value, which the shop does not read. The staging API returns a string.",
  originStatement: "Any JSON value, which the shop does not read. The staging API returns a string.",
  recyclingInformation: "Any JSON value; the shop shows a string.",
  handling: "{minimumLifespanDays, averageLifespanDays}; the shop does not read any other JSON value.",
  safetyDataSheetInformation:
    "Any JSON value; a value other than null marks a hazardous product. The staging API returns {hazardCodes, signalWord, precautionaryStatement}.",
  uniformResourceIdentifier: "Any JSON value, which the shop does not read. The staging API returns null.",
  sortCountryInfo:
    "{mainCountry, substitutes: [{country, validFrom, validTo}]}, where a main country of 'X' has no substitutes; the shop does not read any other JSON value."
}
