import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { OreValue } from "#core/kernel/wire.ts"
import { rowDecoder } from "./row-decoder.ts"

const columns = {
  name: Schema.String,
  brand: Schema.NullOr(Schema.String),
  amount: Schema.NullOr(Schema.Finite),
  unit: Schema.Literals(["PCE", "KGM"]),
  price: Schema.NullOr(OreValue),
  markings: Schema.Array(Schema.String)
}
const rowWith = (column: string, value: unknown) => ({
  name: "Mjölk",
  brand: null,
  amount: 1.5,
  unit: "PCE",
  price: 2_195,
  markings: ["KRAV"],
  [column]: value
})

describe("rowDecoder", () => {
  const row = Schema.Struct(columns)
  const decode = rowDecoder(row)

  it("always accepts and rejects the same rows as the Schema, whatever value a column has", () => {
    const accepts = Schema.is(row)
    const anyValue = fc.oneof(
      fc.anything(),
      fc.constantFrom(null, "", "KGM", 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, [], ["a"], [1])
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(columns)), anyValue, (column, value) => {
        const candidate = rowWith(column, value)
        if (accepts(candidate)) expect(decode(candidate)).toEqual(candidate)
        else expect(() => decode(candidate)).toThrow(column)
      }),
      { numRuns: 2_000 }
    )
  })

  it("rejects a value that is not a row, and a row with a missing column", () => {
    const { unit: _, ...partial } = rowWith("name", "Mjölk")
    for (const value of [null, undefined, "row", 7, partial]) expect(() => decode(value)).toThrow(/Expected|Missing/)
  })

  it("transforms a column whose Schema has a transformation", () => {
    const decodeCounted = rowDecoder(Schema.Struct({ name: Schema.String, count: Schema.FiniteFromString }))
    expect(decodeCounted({ name: "a", count: "7" })).toEqual({ name: "a", count: 7 })
    expect(() => decodeCounted({ name: "a", count: "x" })).toThrow("count")
  })
})
