import { Schema } from "effect"
import { type RawBuilder, sql } from "kysely"
import { type FieldSelection, WireComparisonCode, type WirePromotionJson, WireUnitCode } from "#core/catalogue/wire.ts"
import { OreValue } from "#core/kernel/wire.ts"
import { jsonText, type JsonText } from "../database/json-text.ts"
import type { CardFacts, ProductFacts } from "../database/product-facts.ts"
import { rowReader } from "../database/row-reader.ts"
import { noStoreNumber, type StoreProductRow, storeDetails } from "./store-details.ts"

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

/** Reads rows of products with their facts and a store's data. */
export const readProductsInStore = rowReader(
  Schema.Struct({ facts: factsColumn, unit: WireUnitCode, ...storeProductColumns })
)

/** The SQL columns of a store's data, of store_products `s`; without a store the price is the shop's own, of products `p`. */
export const storeColumnsSql = (store: string): RawBuilder<unknown> =>
  store === noStoreNumber
    ? sql`p.price, null as promotions, null as stock_status, null as available_from, null as available_to`
    : sql`s.price, s.promotions, s.stock_status, s.available_from, s.available_to`

/** The SQL join of those columns to rows with a product's `no`. */
export const storeJoinSql = (store: string, no: RawBuilder<unknown>): RawBuilder<unknown> =>
  store === noStoreNumber ? sql`` : sql`join store_products s on s.no = ${no} and s.store_number = ${store}`

/** Formats a product in the wire format: its stored facts, unparsed, with the store's details inserted at the end. */
export const productJson = (row: ProductInStore, store: string, now: number): string =>
  `${row.facts.slice(0, -1)},"productStoreDetails":${JSON.stringify(storeDetails(row, store, now))}}`

/** Formats a JSON list in pieces, one for each product. */
export const listJson = (rows: ReadonlyArray<ProductInStore>, store: string, now: number): ReadonlyArray<string> => [
  "[",
  ...rows.map((row, index) => `${index === 0 ? "" : ","}${productJson(row, store, now)}`),
  "]"
]
