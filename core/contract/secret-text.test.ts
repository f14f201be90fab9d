import { Schema } from "effect"
import { expect, it } from "vitest"
import { SecretText, secretFieldsOf } from "./secret-text.ts"

it("secretFieldsOf returns the secret fields of a Schema at any depth, optional or nullable, and no others", () => {
  const schema = Schema.Struct({
    name: Schema.String,
    password: SecretText,
    token: Schema.optionalKey(SecretText),
    people: Schema.Array(Schema.NullOr(Schema.Struct({ id: Schema.String, personalNumber: Schema.NullOr(SecretText) })))
  })
  expect(secretFieldsOf(schema)).toEqual(["password", "token", "personalNumber"])
  expect(secretFieldsOf(Schema.String)).toEqual([])
})
