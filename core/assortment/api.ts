import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { IntegerFromQuery } from "../kernel/wire.ts"

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
  method: "GET",
  path: "/sites",
  access: "public",
  cache: "shared",
  // `siteTypeId=3` lists the stores (STORE-08).
  query: Schema.Struct({ siteTypeId: Schema.optionalKey(Schema.String), id: Schema.optionalKey(Schema.String) }),
  response: Sites,
  errors: []
})

export const storeNumberOfSite = endpoint({
  name: "storeNumberOfSite",
  method: "GET",
  path: "/sites/{siteId}/storeNumber",
  access: "public",
  cache: "shared",
  response: StoreNumber,
  errors: ["ERR_SITE_NOT_FOUND"]
})

/** The entry of `homeDeliveryAssortmentValues` which means that groceries are delivered. */
export const groceryAssortment = "grocery"

/**
 * `siteId` is the id of the site that delivers to the postal code; the customer's saved settings contain it. `homeDeliveryAssortmentValues` lists
 * what the site delivers there; without it, everything is delivered.
 */
export const storeNumberOfZip = endpoint({
  name: "storeNumberOfZip",
  method: "GET",
  path: "/zipCodes/{zip}/storeNumber",
  access: "public",
  cache: "shared",
  response: Schema.Struct({
    ...StoreNumber.fields,
    siteId: Schema.String,
    city: Schema.String,
    homeDeliveryAssortmentValues: Schema.optionalKey(Schema.Array(Schema.String))
  }),
  errors: ["ERR_NO_HOME_DELIVERY"]
})

export const recommendedStores = endpoint({
  name: "recommendedStores",
  method: "GET",
  path: "/postalCode/GetRecommendedStoresByZip",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ zip: Schema.String, count: Schema.optionalKey(IntegerFromQuery) }),
  response: Sites,
  errors: []
})

export const saveDeliverySettings = endpoint({
  name: "saveDeliverySettings",
  service: "customer",
  method: "PUT",
  path: "/customer/userdeliverysettings",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    userDeliveryMethod: Schema.Literals(["homeDelivery", "pickupAtStore"]),
    userPostalCode: Schema.NullOr(Schema.String),
    userSiteId: Schema.NullOr(Schema.String)
  }),
  response: null,
  status: 204,
  errors: ["ERR_SITE_NOT_FOUND", "ERR_NO_HOME_DELIVERY"],
  // The look-up returns 404; saving returns 422.
  errorStatus: { ERR_NO_HOME_DELIVERY: 422 }
})
