import { Effect, Exit, Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parsePiecesOrGrams, clampToMaximum } from "#adapters/staging/cart/cart-products.ts"
import { checkUnit, quantityField, toQuantity } from "#cli/session/verbs/verb.ts"
import { type QuantityLimits, parseQuantity, quantityOf } from "#core/catalogue/quantity.ts"
import { gramsOf } from "#core/catalogue/weight.ts"
import { unitCodes } from "#core/catalogue/units.ts"

const field = quantityField("")
const decode = Schema.decodeUnknownOption(field.schema)

/** The quantity as the server parses it: pieces or grams, and the error when it was reduced. */
const serverQuantity = ({ unit, maximum }: QuantityLimits, quantity: number) => {
  const product = { unit: unitCodes[unit], maximum, name: "Mellanmjölk" }
  return clampToMaximum(product, parsePiecesOrGrams(product, quantity, "quantity"), "quantity")
}

const examples = [
  "2,7",
  "1e3",
  "0,35 kg",
  "  3 ",
  "\u22121",
  "\u0663",
  "",
  "0",
  "-0",
  "+4",
  "1.5.2",
  "99999999",
  "kg",
  "500 g",
  "5 st",
  "½"
]

const anyNumberText = fc.string({ unit: fc.constantFrom(..."0123456789.,-+e kgst\u0663\u2212"), maxLength: 8 })
const anyText = fc.oneof(fc.constantFrom(...examples), anyNumberText, fc.string({ unit: "grapheme" }))
const anyProduct = fc.record({
  unit: fc.constantFrom("piece" as const, "kilogram" as const),
  maximum: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100)
})

describe("an entered quantity", () => {
  it("is always parsed alike by the stepper and a session script, and the server accepts the result unchanged", () => {
    fc.assert(
      fc.property(anyText, anyProduct, (input, product) => {
        const quantity = quantityOf(input, product)
        const { piecesOrGrams, error } = serverQuantity(product, quantity)
        expect([piecesOrGrams, error]).toEqual([product.unit === "kilogram" ? gramsOf(quantity) : quantity, null])
        const scriptValue = decode(input)
        if (Option.isSome(scriptValue)) expect(toQuantity(scriptValue.value, product)).toBe(quantity)
        else expect(quantity).toBe(0)
      }),
      { numRuns: 10_000 }
    )
  })

  it("is rejected in a session script unless it is a valid quantity of some product", () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const isValid = parseQuantity(input, { unit: "piece" }) >= 0 || parseQuantity(input, { unit: "kilogram" }) >= 0
        expect(Option.isSome(decode(input))).toBe(isValid)
      })
    )
  })

  it("always fails a step with an error when its unit is not the product's, and never for another text that scripts accept", () => {
    fc.assert(
      fc.property(anyText, anyProduct, (input, limits) => {
        const product = { ...limits, name: "Mellanmjölk" }
        fc.pre(Option.isSome(decode(input)))
        const isInOtherUnit = product.unit === "piece" && /g\s*$/i.test(input)
        expect(Exit.isFailure(Effect.runSyncExit(checkUnit(input, product)))).toBe(isInOtherUnit)
      })
    )
  })
})
