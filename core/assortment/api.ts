import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { IntegerFromQuery } from "../kernel/wire.ts"

/** A site of type 3 is a store (STORE-08). */
const WireSite = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  city: Schema.String,
  storeNumber: Schema.String,
  streetAddress: Schema.String,
  zipcode: Schema.String,
  data: Schema.Struct({ siteId: Schema.String, displayInSiteStoreSelector: Schema.Boolean }),
  populated: Schema.Struct({
    searchKeyWords: Schema.Array(Schema.String),
    contactInformation: Schema.Struct({ phone: Schema.String, email: Schema.String })
  })
})
export type WireSite = typeof WireSite.Type

const Sites = Schema.Struct({ sites: Schema.Array(WireSite) })
const StoreNumber = Schema.Struct({ storeNumber: Schema.String, provider: Schema.String })

export const listSites = endpoint({
  name: "listSites",
  summary: "Sites by type, or one by id",
  method: "GET",
  path: "/sites",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ siteTypeId: Schema.optionalKey(Schema.String), id: Schema.optionalKey(Schema.String) }),
  answer: Sites,
  errors: []
})

export const storeNumberOfSite = endpoint({
  name: "storeNumberOfSite",
  summary: "The store number behind a site",
  method: "GET",
  path: "/sites/{siteId}/storeNumber",
  access: "public",
  cache: "shared",
  answer: StoreNumber,
  errors: ["ERR_SITE_NOT_FOUND"]
})

/** What `homeDeliveryAssortmentValues` holds where goods off the shelves are driven home. */
export const groceryAssortment = "grocery"

/**
 * `siteId` names the site that delivers there: it is what the customer's saved settings hold. `homeDeliveryAssortmentValues` names what it
 * drives there; an API that does not say so drives everything.
 */
export const storeNumberOfZip = endpoint({
  name: "storeNumberOfZip",
  summary: "The store that delivers home to a postal code",
  method: "GET",
  path: "/zipCodes/{zip}/storeNumber",
  access: "public",
  cache: "shared",
  answer: Schema.Struct({ ...StoreNumber.fields, siteId: Schema.String, city: Schema.String, homeDeliveryAssortmentValues: Schema.optionalKey(Schema.Array(Schema.String)) }),
  errors: ["ERR_NO_HOME_DELIVERY"]
})

export const recommendedStores = endpoint({
  name: "recommendedStores",
  summary: "The stores nearest to a postal code",
  method: "GET",
  path: "/postalCode/GetRecommendedStoresByZip",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ zip: Schema.String, count: Schema.optionalKey(IntegerFromQuery) }),
  answer: Sites,
  errors: []
})

export const saveDeliverySettings = endpoint({
  name: "saveDeliverySettings",
  summary: "Save how and from where the customer wants the goods",
  method: "PUT",
  path: "/customer/userdeliverysettings",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    userDeliveryMethod: Schema.Literals(["homeDelivery", "pickupAtStore"]),
    userPostalCode: Schema.NullOr(Schema.String),
    userSiteId: Schema.NullOr(Schema.String)
  }),
  answer: null,
  status: 204,
  errors: ["ERR_SITE_NOT_FOUND", "ERR_NO_HOME_DELIVERY"]
})
