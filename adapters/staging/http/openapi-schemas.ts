import { Schema } from "effect"
import { WireCart, WireCartItem } from "#core/cart/wire.ts"
import { Facet, Price, Prices, Promotion, StoreDetails, WireProduct } from "#core/catalogue/wire.ts"
import { ErrorBody } from "#core/contract/errors.ts"
import { WireOffer } from "#core/offers/api.ts"
import { WireOrder } from "#core/orders/api.ts"
import { fields, openFields } from "./openapi-words.ts"

type Codec = Schema.Codec<unknown, unknown>

/** What several calls share stands in the document once, under these names, the innermost first. */
const shared: ReadonlyArray<readonly [name: string, codec: Codec]> = [
  ["ErrorBody", ErrorBody],
  ["Price", Price],
  ["Promotion", Promotion],
  ["Prices", Prices],
  ["StoreDetails", StoreDetails],
  ["Product", WireProduct],
  ["Facet", Facet],
  ["CartItem", WireCartItem],
  ["Cart", WireCart],
  ["Order", WireOrder],
  ["Offer", WireOffer]
]

const isAnything = (value: unknown): boolean => typeof value === "object" && value !== null && Object.keys(value).length === 0

/** What may be anything says at least what it is for; in a list it does so for its items. */
const explained = (name: string, schema: unknown): unknown => {
  if (isAnything(schema)) return { description: openFields[name] ?? "Any JSON." }
  const { items } = schema as { readonly items?: unknown }
  const description = fields[name]
  const described = description === undefined ? schema as object : { ...schema as object, description }
  return items === undefined || description !== undefined ? described : { ...described, items: explained(name, items) }
}

/** Without what says nothing: 'any other field too', which is how clients read anyway, and 'anything or null'. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== "object" || value === null) return value
  if ("anyOf" in value && Array.isArray(value.anyOf) && value.anyOf.some(isAnything)) return {}
  return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => {
    if (key === "additionalProperties" && item === true) return []
    const inner = plain(item)
    return [[key, key === "properties" ? Object.fromEntries(Object.entries(inner as object).map(([name, field]) => [name, explained(name, field)])) : inner]]
  }))
}

export interface SchemaCollector {
  readonly schemas: Readonly<Record<string, unknown>>
  /** The schema of what stands on the wire; `prefix` names its own parts: two calls may call different things the same. */
  readonly collect: (codec: Codec, prefix: string) => unknown
  /** The schema of what a text in a query stands for. */
  readonly collectDecoded: (codec: Codec, prefix: string) => unknown
}

/** Turns declarations into JSON Schema, shared parts by reference. */
export const schemaCollector = (): SchemaCollector => {
  const schemas: Record<string, unknown> = {}
  const known = new Map<string, string>()
  const withRefs = (value: unknown, prefix: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => withRefs(item, prefix))
    if (typeof value !== "object" || value === null) return value
    const moved = Object.fromEntries(
      Object.entries(value).map(([key, item]) =>
        key === "$ref" && typeof item === "string" ? [key, item.replace("#/$defs/", `#/components/schemas/${prefix}`)] : [key, withRefs(item, prefix)])
    )
    const name = known.get(JSON.stringify(moved))
    return name === undefined ? moved : { $ref: `#/components/schemas/${name}` }
  }
  const read = (codec: Codec, prefix: string): unknown => {
    const { schema, definitions } = Schema.toJsonSchemaDocument(codec)
    for (const [name, definition] of Object.entries(definitions)) schemas[prefix + name] = withRefs(plain(definition), prefix)
    return withRefs(plain(schema), prefix)
  }
  const collect = (codec: Codec, prefix: string) => read(Schema.toEncoded(codec), prefix)
  for (const [name, codec] of shared) {
    const schema = collect(codec, name)
    schemas[name] = schema
    known.set(JSON.stringify(schema), name)
  }
  return { schemas, collect, collectDecoded: (codec, prefix) => read(Schema.toType(codec), prefix) }
}
