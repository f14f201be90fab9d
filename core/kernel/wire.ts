import { Schema, SchemaGetter } from "effect"
import { fromKronor, type Ore, toKronor } from "./money.ts"

/** An amount in whole öre. */
export const OreValue = Schema.declare((value: unknown): value is Ore => Number.isSafeInteger(value), { title: "Ore" })

/** An amount, sent as kronor with at most two decimals and decoded to whole öre. */
export const Kronor = Schema.Finite.pipe(
  Schema.decodeTo(OreValue, {
    decode: SchemaGetter.transform((kronor: number) => fromKronor(kronor)),
    encode: SchemaGetter.transform((amount: Ore) => toKronor(amount))
  })
)

/** A whole number in a query string. */
export const IntegerFromQuery = Schema.NumberFromString.check(Schema.isInt())

/** 'true' or 'false' in a query string. */
export const BooleanFromQuery = Schema.Literals(["true", "false"]).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transform((text: "true" | "false") => text === "true"),
    encode: SchemaGetter.transform((value: boolean) => (value ? ("true" as const) : ("false" as const)))
  })
)
