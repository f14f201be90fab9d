import { type RawBuilder, sql } from "kysely"

/** A condition on products `p`: whether an offer of the store applies to them. */
export const isInOffer = (offerId: string, store: string): RawBuilder<boolean> =>
  sql`exists (select 1 from store_products s where s.no = p.no and s.store_number = ${store}
    and position(${JSON.stringify({ id: offerId }).slice(1, -1)} in coalesce(s.promotions::text, '')) > 0)`
