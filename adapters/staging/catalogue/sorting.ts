import { type RawBuilder, sql } from "kysely"
import { invalid } from "../http/refusal.ts"

export interface Sorting {
  readonly SortField?: string
  readonly SortOrder?: "ASC" | "DESC"
}

export interface Order {
  readonly by: RawBuilder<unknown>
  /** Sorts by more than rank and popularity, so that each hit needs its columns and the store's price. */
  readonly needsPrice: boolean
}

/** Price and comparison price are the store's. */
const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  p_name: sql`folded_name`,
  p_price: sql`price`,
  p_comparison_price: sql`case when unit = 'KGM' then price else price / comparison_amount end`,
  p_brand: sql`maker`,
  p_bfcategorycode: sql`category_id`
}

/** 'p_price', 'p_price_desc' or a field with an order; empty is relevance, which `usual` gives. */
export const orderBy = ({ SortField = "", SortOrder }: Sorting, usual: Order): Order => {
  if (SortField === "" || SortField === "relevance") return usual
  const falling = SortField.endsWith("_desc")
  const field = SortField.replace(/_desc$/, "")
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (column === undefined) throw invalid("There is no such sort field.", "SortField")
  return { by: falling !== (SortOrder === "DESC") ? sql`${column} desc nulls last, no` : sql`${column} nulls last, no`, needsPrice: true }
}
