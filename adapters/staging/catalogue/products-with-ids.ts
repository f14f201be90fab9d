import { sql } from "kysely"
import type { Context } from "../http/route.ts"
import { factsSql, type Fields, type ProductInStore, readProductsInStore } from "./product-json.ts"
import { orderBy, type Sorting } from "./sorting.ts"
import { noStoreNumber } from "./store-details.ts"

/** Reads products by id or GTIN, in the order of `ids` unless `sorting` selects another. A product that the store does not sell has no price. */
export const readProductsWithIds = async (
  { database }: Context,
  ids: ReadonlyArray<string>,
  { store, fields, sorting }: { readonly store: string; readonly fields: Fields; readonly sorting: Sorting }
): Promise<ReadonlyArray<ProductInStore>> => {
  const { by } = orderBy(sorting, { by: sql`ordinal`, needsSortColumns: false })
  return readProductsInStore(
    database,
    sql`
    select facts, unit, comparison_amount, comparison_unit, price, promotions, stock_status, available_from, available_to from (
      select distinct on (p.no) w.ordinal, p.no, p.name, p.brand, p.category_id, ${factsSql(fields)} as facts, p.unit,
        p.comparison_amount, p.comparison_unit,
        ${store === noStoreNumber ? sql`p.price` : sql`s.price`} as price, s.promotions, s.stock_status, s.available_from, s.available_to
      from unnest(${ids}::text[]) with ordinality as w(id, ordinal)
      cross join lateral (select no from products where id = w.id union select no from products where gtin = w.id) matches
      join products p on p.no = matches.no and p.visible
      join product_facts f on f.no = p.no
      left join store_products s on s.no = p.no and s.store_number = ${store}
      order by p.no, w.ordinal
    ) sorted order by ${by}`
  )
}
