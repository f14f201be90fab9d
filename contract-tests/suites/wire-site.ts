import type { WireSite } from "#core/assortment/api.ts"

/** A store in the wire format; its store number is '32' followed by its id. */
export const wireSite = (
  id: string,
  { selectable = true, ...fields }: Partial<WireSite> & { readonly selectable?: boolean } = {}
): WireSite => ({
  id,
  name: `Skafferi ${id}`,
  city: "Stockholm",
  storeNumber: `32${id}`,
  streetAddress: `Storgatan ${id}`,
  zipcode: "111 22",
  data: { siteId: id, displayInSiteStoreSelector: selectable },
  populated: { searchKeyWords: [], contactInformation: { phone: "08-123 45", email: "butik@exempel.se" } },
  ...fields
})
