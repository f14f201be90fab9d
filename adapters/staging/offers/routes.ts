import { listLeaflets, listOffers, offersByIds } from "#core/offers/api.ts"
import { findSetting } from "../database/settings.ts"
import { type Context, type Route, route } from "../http/route.ts"
import { readPromotedProductsAt, readPromotedProductsByIds } from "./read-offers.ts"
import { offersOf, offersResponse } from "./wire-offers.ts"

const weekMs = 7 * 86_400_000

/** Whether a flag of the query is set: present, and not 'false'. */
const isSet = (flag: string | undefined): boolean => flag !== undefined && flag !== "false"

const requireStore = (store: string | undefined, refuse: Context<"ERR_STORE_REQUIRED">["refuse"]): string => {
  if (store === undefined || store === "")
    throw refuse("ERR_STORE_REQUIRED", "Store Number is required", { field: "store" })
  return store
}

export const offerRoutes: ReadonlyArray<Route> = [
  route(listOffers, async ({ database, now, refuse }, { query }) => {
    const { size = 1_000, category, next } = query
    const store = requireStore(query.store, refuse)
    const allOffers = offersOf(
      await readPromotedProductsAt(database, { store, time: isSet(next) ? now + weekMs : now }),
      store
    )
    const filteredOffers =
      category === undefined ? allOffers : allOffers.filter(({ categories }) => categories.includes(category))
    return offersResponse(filteredOffers.slice(0, Math.max(0, size)), { allOffers, total: filteredOffers.length })
  }),

  route(offersByIds, async ({ database, refuse }, { params: { ids }, query }) => {
    const inAnyStore = isSet(query.ignoreStore)
    const store = inAnyStore ? (query.store ?? null) : requireStore(query.store, refuse)
    const offers = offersOf(await readPromotedProductsByIds(database, { ids, store: inAnyStore ? null : store }), store)
    if (offers.length === 0) throw refuse("ERR_OFFER_NOT_FOUND", "There is no such offer.")
    return offersResponse(offers)
  }),

  // A shop that was created before leaflets existed has none.
  route(listLeaflets, async ({ database }) => (await findSetting(database, "leaflets")) ?? [])
]
