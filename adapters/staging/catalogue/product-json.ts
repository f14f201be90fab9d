import { Schema } from "effect"
import { type RawBuilder, sql } from "kysely"
import { type FieldSelection, WireComparisonCode, type WirePromotionJson } from "#core/catalogue/wire.ts"
import { OreValue } from "#core/kernel/wire.ts"
import { jsonText, type JsonText } from "../database/json-text.ts"
import type { CardFacts, ProductFacts } from "../database/product-facts.ts"
import { type StoreProductRow, storeDetails } from "./store-details.ts"

/** The columns of StoreProductRow, except for the unit. */
export const storeProductColumns = {
  comparison_amount: Schema.NullOr(Schema.Finite),
  comparison_unit: Schema.NullOr(WireComparisonCode),
  price: Schema.NullOr(OreValue),
  promotions: Schema.NullOr(jsonText<ReadonlyArray<WirePromotionJson>>()),
  stock_status: Schema.NullOr(Schema.String),
  available_from: Schema.NullOr(Schema.String),
  available_to: Schema.NullOr(Schema.String)
}

/** The requested fields of the products of a list; undefined for all fields. */
export type Fields = typeof FieldSelection.Type | undefined

/** An SQL expression of the requested facts of product_facts `f`, the column `facts`. */
export const factsSql = (fields: Fields): RawBuilder<unknown> =>
  fields === "card" ? sql`f.card::text` : sql`f.facts::text`

/** A product's facts, a JSON object. */
export const factsColumn = jsonText<ProductFacts | CardFacts>()

export interface ProductInStore extends StoreProductRow {
  readonly facts: JsonText<ProductFacts | CardFacts>
}

/** Formats a product in the wire format: its stored facts, unparsed, with the store's details inserted at the end. */
export const productJson = (row: ProductInStore, store: string, now: number): string =>
  `${row.facts.slice(0, -1)},"productStoreDetails":${JSON.stringify(storeDetails(row, store, now))}}`

/** Formats a JSON list in pieces, one for each product. */
export const listJson = (rows: ReadonlyArray<ProductInStore>, store: string, now: number): ReadonlyArray<string> => [
  "[",
  ...rows.map((row, index) => `${index === 0 ? "" : ","}${productJson(row, store, now)}`),
  "]"
]
