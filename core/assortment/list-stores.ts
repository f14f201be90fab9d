import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { listSites, type WireSite } from "./api.ts"
import type { Store } from "./model.ts"

export const storeOfSite = (site: WireSite): Store => ({
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

/** Loads all stores, selectable or not; a store is a site of type 3 (STORE-08). */
export const listStores = (): Effect.Effect<ReadonlyArray<Store>, CallError, CallContext> =>
  Effect.map(call(listSites, { query: { siteTypeId: "3" } }), ({ sites }) => sites.map(storeOfSite))
