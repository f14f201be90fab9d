import { Schema } from "effect"
import { expect, it } from "vitest"
import { inputDecoder } from "./decode-input.ts"
import { Refusal } from "./refusal.ts"

const decode = inputDecoder(
  Schema.Struct({ store: Schema.String, items: Schema.Array(Schema.Struct({ gtin: Schema.String })) })
)

const errorsOf = (value: unknown) => {
  try {
    decode(value)
  } catch (error) {
    if (error instanceof Refusal) return error.errors
    throw error
  }
  return null
}

it("inputDecoder reports each missing and each invalid field by its path", () => {
  expect(errorsOf({ items: [{ gtin: 1 }, {}] })).toEqual([
    { code: "ERR_VALIDATION", message: "store is missing", field: "store" },
    { code: "ERR_VALIDATION", message: "Expected string", field: "items.0.gtin" },
    { code: "ERR_VALIDATION", message: "items.1.gtin is missing", field: "items.1.gtin" }
  ])
})
