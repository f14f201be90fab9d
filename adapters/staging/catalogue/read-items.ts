import { type RawBuilder, sql } from "kysely"
import type { Context } from "../http/route.ts"
import {
  factsSql,
  type Fields,
  type ProductInStore,
  readProductsInStore,
  storeColumnsSql,
  storeJoinSql
} from "./product-json.ts"

export interface ItemsQuery {
  /** A store number; '1' when no store is selected. */
  readonly store: string
  readonly fields: Fields
  /** An SQL query of the products' numbers `no`, in order; it contains only products that the store has. */
  readonly numbers: RawBuilder<unknown>
}

/** Reads the products of a short list without totals and facets. */
export const readItems = (
  { database }: Pick<Context, "database">,
  { store, fields, numbers }: ItemsQuery
): Promise<ReadonlyArray<ProductInStore>> =>
  readProductsInStore(
    database,
    sql`
    select ${factsSql(fields)} as facts, p.unit, p.comparison_amount, p.comparison_unit, ${storeColumnsSql(store)}
    from (select no, row_number() over () as position from (${numbers}) chosen) items
    join products p on p.no = items.no join product_facts f on f.no = items.no ${storeJoinSql(store, sql`items.no`)}
    order by items.position`
  )
