import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { listSites, recommendedStores, type WireSite } from "./api.ts"
import type { Store } from "./model.ts"

const storeOfSite = (site: WireSite): Store => ({
  siteId: site.id,
  storeNumber: site.storeNumber,
  name: site.name,
  city: site.city,
  streetAddress: site.streetAddress,
  zipcode: site.zipcode,
  selectable: site.data.displayInSiteStoreSelector,
  searchKeyWords: site.populated.searchKeyWords,
  phone: site.populated.contactInformation.phone,
  email: site.populated.contactInformation.email
})

/** All stores (STORE-08: sites of type 3), selectable or not. */
export const listStores: Effect.Effect<ReadonlyArray<Store>, CallError, CallContext> = Effect.map(
  call(listSites, { query: { siteTypeId: "3" } }),
  ({ sites }) => sites.map(storeOfSite)
)

/** The five stores nearest to a postal code (STORE-07). */
export const recommendStores = (postalCode: string): Effect.Effect<ReadonlyArray<Store>, CallError, CallContext> =>
  Effect.map(call(recommendedStores, { query: { zip: postalCode, count: 5 } }), ({ sites }) => sites.map(storeOfSite))
