import { type Kysely, sql } from "kysely"
import type { Tables } from "#adapters/staging/database/tables.ts"

const favouriteCount = 18

/** Marks the products that the demo customer ordered most often as favourites, one added on each of the last days. */
export const seedFavourites = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`
    insert into favourites (id, customer_id, kind, item_no, added)
    select customer_id || '-favourite-' || rank, customer_id, 'product', product_id, ${now} - rank * 86400000
    from (
      select customer_id, product_id, row_number() over (order by count(*) desc, product_id) as rank
      from order_items where customer_id = 'anna' group by customer_id, product_id
    ) bought
    where rank <= ${favouriteCount}`.execute(database)
}
