import { Schema } from "effect"
import { type scriptKeys, scriptVersion } from "./parse-script.ts"
import { stateFields } from "./plain.ts"
import { needNames } from "./script.ts"
import type { Field, Verb } from "./verbs/verb.ts"
import { verbs } from "./verbs/table.ts"

type Json = Readonly<Record<string, unknown>>

const stringSchema = { type: "string" }
const referenceSchema = { type: "string", pattern: "\\$\\{" }

/** The schema of a field as written in a script: a string may look like a number, and any value may be a reference. */
const fieldSchema = ({ schema, suggestedSchema = schema, summary }: Field<unknown>): Json => {
  const { schema: encoded } = Schema.toJsonSchemaDocument(Schema.toEncoded(suggestedSchema))
  const isText = (encoded as { readonly type?: unknown }).type === "string" && !("enum" in encoded)
  return { description: summary, ...(isText ? { type: ["string", "number"] } : { anyOf: [encoded, referenceSchema] }) }
}

const inputSchema = ({ fields, shorthand }: Verb): Json => {
  const mapping = {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    required: Object.entries(fields).flatMap(([name, { required }]) => (required ? [name] : []))
  }
  const shorthandField = shorthand === null ? undefined : fields[shorthand]
  const forms: Array<Json> = shorthandField === undefined ? [mapping] : [fieldSchema(shorthandField), mapping]
  return { anyOf: mapping.required.length === 0 ? [{ type: "null" }, ...forms] : forms }
}

const objectWithOptionalFields = (names: ReadonlyArray<string>): Json => ({
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, {}]))
})

const expectSchema = ({ errors }: Verb): Json => ({
  type: "object",
  description:
    "The expected result of the step. A mapping may omit fields, '<= 500.00' compares, '/text/i' is a regular expression, and a number also matches the length of a list.",
  additionalProperties: false,
  properties: {
    ok: { type: "boolean" },
    ...(errors.length === 0 ? {} : { error: { anyOf: [{ enum: errors }, referenceSchema] } }),
    message: { type: ["string", "null"], description: "The shop's message, in Swedish" },
    result: { description: "The step's result, as printed by --json and --ndjson" },
    session: { anyOf: [{ enum: ["visitor", "customer"] }, referenceSchema] },
    customer: { anyOf: [{ type: "null" }, objectWithOptionalFields(stateFields.customer)] },
    store: { anyOf: [{ type: "null" }, objectWithOptionalFields(stateFields.store)] },
    cart: objectWithOptionalFields(stateFields.cart)
  }
})

const stepSchema = (verb: Verb): Json => ({
  type: "object",
  additionalProperties: false,
  required: [verb.name],
  properties: {
    name: { ...stringSchema, description: "The name by which other steps refer to this one: ${step:name.path}" },
    [verb.name]: { description: verb.summary, examples: [verb.example], ...inputSchema(verb) },
    expect: expectSchema(verb)
  }
})

const oneOrMany = (item: Json): Json => ({ anyOf: [item, { type: "array", items: item }] })

const plainValueSchema = { type: ["string", "number", "boolean"] }

/** Describes the script language as JSON Schema, for editors. */
export const scriptSchema = (): Json => {
  const properties: { readonly [Key in (typeof scriptKeys)[number]]: Json } = {
    version: { const: scriptVersion },
    name: stringSchema,
    description: stringSchema,
    needs: oneOrMany({ enum: needNames }),
    include: { ...oneOrMany(stringSchema), description: "Scripts whose steps run before these, relative to this file" },
    variables: {
      type: "object",
      additionalProperties: plainValueSchema,
      description: "Values by name, used as ${var:name}"
    },
    steps: {
      type: "array",
      items: {
        anyOf: [
          {
            enum: verbs
              .filter(({ fields }) => Object.values(fields).every(({ required }) => !required))
              .map(({ name }) => name)
          },
          ...verbs.map(stepSchema)
        ]
      }
    }
  }
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Shopping session of Skafferi",
    type: "object",
    required: ["version"],
    additionalProperties: false,
    properties
  }
}
