import { type RawBuilder, sql } from "kysely"
import { invalid } from "../http/refusal.ts"

export interface Sorting {
  readonly SortField?: string
  readonly SortOrder?: "ASC" | "DESC"
}

/** Price and comparison price are the store's; swedish words sort by their letters. */
const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  p_name: sql`folded_name`,
  p_price: sql`price`,
  p_comparison_price: sql`case when unit = 'KGM' then price else price / comparison_amount end`,
  p_brand: sql`brand`,
  p_bfcategorycode: sql`category_id`
}

/** 'p_price', 'p_price_desc' or a field with an order; empty is relevance, which `usual` gives. */
export const orderBy = ({ SortField = "", SortOrder }: Sorting, usual: RawBuilder<unknown>): RawBuilder<unknown> => {
  if (SortField === "" || SortField === "relevance") return usual
  const falling = SortField.endsWith("_desc")
  const column = Object.hasOwn(columns, SortField.replace(/_desc$/, "")) ? columns[SortField.replace(/_desc$/, "")] : undefined
  if (column === undefined) throw invalid("There is no such sort field.", "SortField")
  return falling !== (SortOrder === "DESC") ? sql`${column} desc nulls last, no` : sql`${column} nulls last, no`
}
