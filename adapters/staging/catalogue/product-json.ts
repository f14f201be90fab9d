import { Schema } from "effect"
import { type ShelfRow, storeDetails } from "./store-details.ts"

/** The columns of ShelfRow, except for the unit. */
export const shelfColumns = {
  comparison_amount: Schema.NullOr(Schema.Finite),
  comparison_unit: Schema.NullOr(Schema.String),
  price: Schema.NullOr(Schema.Finite),
  promotions: Schema.NullOr(Schema.String),
  stock_status: Schema.NullOr(Schema.String),
  available_from: Schema.NullOr(Schema.String),
  available_to: Schema.NullOr(Schema.String)
}

export interface ProductWithShelf extends ShelfRow {
  /** The product's facts as JSON text, an object. */
  readonly facts: string
}

/** Formats a product in the wire format: its stored facts, unparsed, with the store's details inserted at the end. */
export const productJson = (row: ProductWithShelf, store: string, now: number): string =>
  `${row.facts.slice(0, -1)},"productStoreDetails":${JSON.stringify(storeDetails(row, store, now))}}`

export const listJson = (rows: ReadonlyArray<ProductWithShelf>, store: string, now: number): string =>
  `[${rows.map((row) => productJson(row, store, now)).join(",")}]`
