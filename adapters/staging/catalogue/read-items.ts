import { Schema } from "effect"
import { type RawBuilder, sql } from "kysely"
import { WireUnitCode } from "#core/catalogue/wire.ts"
import { rowReader } from "../database/row-reader.ts"
import type { Context } from "../http/route.ts"
import { factsColumn, factsSql, type Fields, type ProductInStore, storeProductColumns } from "./product-json.ts"
import { noStoreNumber } from "./store-details.ts"

const readRows = rowReader(Schema.Struct({ facts: factsColumn, unit: WireUnitCode, ...storeProductColumns }))

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
): Promise<ReadonlyArray<ProductInStore>> => {
  const hasStore = store !== noStoreNumber
  return readRows(
    database,
    sql`
    select ${factsSql(fields)} as facts, p.unit, p.comparison_amount, p.comparison_unit,
      ${hasStore ? sql`s.price, s.promotions, s.stock_status, s.available_from, s.available_to` : sql`p.price, null as promotions, null as stock_status, null as available_from, null as available_to`}
    from (select no, row_number() over () as position from (${numbers}) chosen) items
    join products p on p.no = items.no join product_facts f on f.no = items.no
      ${hasStore ? sql`join store_products s on s.no = items.no and s.store_number = ${store}` : sql``}
    order by items.position`
  )
}
