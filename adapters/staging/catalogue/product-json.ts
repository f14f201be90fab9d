import { type OnShelf, storeDetails } from "./store-details.ts"

export interface ProductWithShelf extends OnShelf {
  /** The product's facts as JSON text, an object. */
  readonly facts: string
}

/** A product as the wire has it: its stored facts with what the store knows put in at the end, nothing of them parsed. */
export const productJson = (row: ProductWithShelf, store: string, now: number): string =>
  `${row.facts.slice(0, -1)},"productStoreDetails":${JSON.stringify(storeDetails(row, store, now))}}`

export const listJson = (rows: ReadonlyArray<ProductWithShelf>, store: string, now: number): string =>
  `[${rows.map((row) => productJson(row, store, now)).join(",")}]`
