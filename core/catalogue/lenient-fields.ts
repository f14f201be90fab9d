import { Option, Schema } from "effect"
import type { Hazard, OriginSubstitute, ShelfLife } from "./model.ts"

// The format of these fields differs between back ends: an unknown format is ignored instead of failing the page.

const Handling = Schema.Struct({
  minimumLifespanDays: Schema.Finite,
  averageLifespanDays: Schema.optionalKey(Schema.NullOr(Schema.Finite))
})

const Safety = Schema.Struct({
  hazardCodes: Schema.optionalKey(Schema.Array(Schema.String)),
  signalWord: Schema.optionalKey(Schema.NullOr(Schema.String)),
  precautionaryStatement: Schema.optionalKey(Schema.NullOr(Schema.String))
})

const Countries = Schema.Struct({
  mainCountry: Schema.String,
  substitutes: Schema.Array(Schema.Struct({ country: Schema.String, validFrom: Schema.String, validTo: Schema.String }))
})

const decodeOrNull = <A>(schema: Schema.Codec<A, unknown>, value: unknown): A | null =>
  Option.getOrNull(Schema.decodeUnknownOption(schema)(value))

export const shelfLifeOf = (handling: unknown): ShelfLife | null => {
  const decodedHandling = decodeOrNull(Handling, handling)
  return decodedHandling === null
    ? null
    : { minimum: decodedHandling.minimumLifespanDays, average: decodedHandling.averageLifespanDays ?? null }
}

/** Any value but null marks a hazardous product, even in an unknown format. */
export const hazardOf = (safety: unknown): Hazard | null => {
  if (safety === null || safety === undefined) return null
  const { hazardCodes = [], signalWord = null, precautionaryStatement = null } = decodeOrNull(Safety, safety) ?? {}
  return { codes: hazardCodes, signalWord, precaution: precautionaryStatement }
}

/** The code of a main country that has no substitutes to show (PPAGE-47). */
const noCountry = "X"

export const substitutesOf = (countries: unknown): ReadonlyArray<OriginSubstitute> => {
  const decodedCountries = decodeOrNull(Countries, countries)
  return decodedCountries === null || decodedCountries.mainCountry === noCountry
    ? []
    : decodedCountries.substitutes.map(({ country, validFrom, validTo }) => ({
        country,
        from: validFrom.slice(0, 10),
        to: validTo.slice(0, 10)
      }))
}
