import { Schema } from "effect"
import { WireCart, WireCartItem } from "#core/cart/wire.ts"
import { cartFields } from "#core/cart/wire.docs.ts"
import { productFields } from "#core/catalogue/wire.docs.ts"
import { Facet, Price, Prices, Promotion, StoreDetails, WireCard, WireProduct } from "#core/catalogue/wire.ts"
import type { FieldDocs } from "#core/contract/call-docs.ts"
import { ErrorBody } from "#core/contract/errors.ts"
import { WireOffer } from "#core/offers/api.ts"
import { WireOrder } from "#core/orders/api.ts"

type Codec = Schema.Codec<unknown, unknown>

/** Schemas that several calls share, defined once in the document under these names; inner schemas before outer ones. */
const sharedSchemas: ReadonlyArray<readonly [name: string, codec: Codec, fields?: FieldDocs]> = [
  ["ErrorBody", ErrorBody],
  ["Price", Price],
  ["Promotion", Promotion],
  ["Prices", Prices],
  ["StoreDetails", StoreDetails],
  ["Product", WireProduct, productFields],
  ["ProductCard", WireCard],
  ["Facet", Facet],
  ["CartItem", WireCartItem],
  ["Cart", WireCart, cartFields],
  ["Order", WireOrder],
  ["Offer", WireOffer]
]

const isAnything = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0

/** Removes noise: additionalProperties: true, 'anything or null', and JavaScript's integer bounds. */
const simplify = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(simplify)
  if (typeof value !== "object" || value === null) return value
  if ("anyOf" in value && Array.isArray(value.anyOf) && value.anyOf.some(isAnything)) return {}
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => key !== "additionalProperties" || item !== true)
      .filter(([, item]) => item !== Number.MAX_SAFE_INTEGER && item !== Number.MIN_SAFE_INTEGER)
      .map(([key, item]) => [key, simplify(item)])
  )
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly items?: unknown
}

/** Adds descriptions to fields; an untyped field without one gets 'Any JSON.'. */
const describeFields = (schema: unknown, fields: FieldDocs, path = ""): unknown => {
  if (typeof schema !== "object" || schema === null) return schema
  const { properties, items } = schema as ObjectSchema
  const fieldOf = (name: string, field: unknown): unknown => {
    const inner = path === "" ? name : `${path}.${name}`
    const description = fields[inner] ?? (isAnything(field) ? "Any JSON." : undefined)
    const describedField = describeFields(field, fields, inner)
    return description === undefined ? describedField : { ...(describedField as object), description }
  }
  return {
    ...schema,
    ...(items === undefined
      ? {}
      : { items: isAnything(items) ? { description: "Any JSON." } : describeFields(items, fields, path) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, fieldOf(name, field)])
          )
        })
  }
}

export interface SchemaCollector {
  readonly schemas: Readonly<Record<string, unknown>>
  /** The schema of the encoded value. `prefix` is added to the names of its local definitions, which may be equal in two calls. */
  readonly collect: (codec: Codec, prefix: string, fields?: FieldDocs) => unknown
  /** The schema of the decoded value of a query parameter. */
  readonly collectDecoded: (codec: Codec, prefix: string) => unknown
}

/** Converts Schemas to JSON Schema, with references to shared schemas. */
export const makeSchemaCollector = (): SchemaCollector => {
  const schemas: Record<string, unknown> = {}
  const sharedNames = new Map<string, string>()
  const withRefs = (value: unknown, prefix: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => withRefs(item, prefix))
    if (typeof value !== "object" || value === null) return value
    const prefixedSchema = Object.fromEntries(
      Object.entries(value).map(([key, item]) =>
        key === "$ref" && typeof item === "string"
          ? [key, item.replace("#/$defs/", `#/components/schemas/${prefix}`)]
          : [key, withRefs(item, prefix)]
      )
    )
    const name = sharedNames.get(JSON.stringify(prefixedSchema))
    return name === undefined ? prefixedSchema : { $ref: `#/components/schemas/${name}` }
  }
  const convert = (codec: Codec, prefix: string): unknown => {
    const { schema, definitions } = Schema.toJsonSchemaDocument(codec)
    for (const [name, definition] of Object.entries(definitions))
      schemas[prefix + name] = describeFields(withRefs(simplify(definition), prefix), {})
    return withRefs(simplify(schema), prefix)
  }
  for (const [name, codec, fields = {}] of sharedSchemas) {
    const schema = convert(Schema.toEncoded(codec), name)
    schemas[name] = describeFields(schema, fields)
    sharedNames.set(JSON.stringify(schema), name)
  }
  return {
    schemas,
    collect: (codec, prefix, fields = {}) => describeFields(convert(Schema.toEncoded(codec), prefix), fields),
    collectDecoded: (codec, prefix) => convert(Schema.toType(codec), prefix)
  }
}
