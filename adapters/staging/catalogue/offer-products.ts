import { type RawBuilder, sql } from "kysely"
import { mayBePromoted } from "./may-be-promoted.ts"
import type { Page } from "./paging.ts"

/** A condition on store_products `s`: whether an offer applies to the product in the store. Most products have no promotions, which an index knows. */
const hasOffer = (offerId: string): RawBuilder<boolean> =>
  sql`s.promotions is not null and position(${JSON.stringify({ id: offerId }).slice(1, -1)} in s.promotions::text) > 0`

/** A condition on products `p`: whether an offer of the store applies to them. */
export const isInOffer = (offerId: string, store: string): RawBuilder<boolean> =>
  sql`exists (select 1 from store_products s where s.no = p.no and s.store_number = ${store} and ${hasOffer(offerId)})`

/** Selects the numbers of the products of a store's offer that are sold, the most popular first, without one product. */
export const offerNumbers = ({
  offerId,
  store,
  excludedProductId,
  skip,
  take
}: Page & {
  readonly offerId: string
  readonly store: string
  readonly excludedProductId: string
}): RawBuilder<unknown> =>
  sql`
  select p.no from store_products s join products p on p.no = s.no
  where s.store_number = ${store} and ${hasOffer(offerId)}
    and p.visible and p.stores @> array[${store}] and p.id <> ${excludedProductId} and p.sellable and ${mayBePromoted}
  order by p.popularity desc, p.no limit ${take} offset ${skip}`
