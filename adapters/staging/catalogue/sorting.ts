import { type RawBuilder, sql } from "kysely"
import { parseSort, type SortField as Field } from "#core/catalogue/listing.ts"
import { swedishOrder } from "../database/swedish-order.ts"
import { invalid } from "../http/refusal.ts"

export interface Sorting {
  readonly SortField?: string
  readonly SortOrder?: "ASC" | "DESC"
}

/** The sorting of a call, without its other parameters. */
export const sortingOf = ({ SortField = "", SortOrder = "ASC" }: Sorting): Sorting => ({ SortField, SortOrder })

export interface Order {
  readonly by: RawBuilder<unknown>
  /** Whether the list query must select the columns to sort by: columns of the product, and the store's price. */
  readonly needsSortColumns: boolean
}

/** The SQL expressions to sort by; `price` is the store's price, or the reference price when no store is selected. */
const sortKeys: Readonly<Record<Exclude<Field, "">, RawBuilder<unknown>>> = {
  p_name: swedishOrder(sql`name`),
  p_price: sql`price`,
  p_comparison_price: sql`case when unit = 'KGM' then price else price / comparison_amount end`,
  p_brand: swedishOrder(sql`brand`),
  p_bfcategorycode: sql`category_id`
}

/** Returns the SQL order of a sorting, or `fallback` when the sorting is by relevance. */
export const orderBy = ({ SortField = "", SortOrder }: Sorting, fallback: Order): Order => {
  const sort = parseSort(SortField, SortOrder)
  if (sort === null) throw invalid("There is no such sort field.", "SortField")
  if (sort.field === "") return fallback
  const sortKey = sortKeys[sort.field]
  return {
    by: sort.order === "DESC" ? sql`${sortKey} desc nulls last, no` : sql`${sortKey} nulls last, no`,
    needsSortColumns: true
  }
}
