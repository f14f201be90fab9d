import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

const City = Schema.Struct({ name: Schema.String, url: Schema.String })

/** Lists the cities with home delivery (API-27). */
export const listDeliveryCities = endpoint({
  name: "listDeliveryCities",
  method: "GET",
  path: "/districts/cities",
  access: "public",
  cache: "shared",
  response: Schema.Struct({ cities: Schema.Array(City) }),
  errors: []
})

/** Returns the postal codes of a city (API-28); a code of fewer than five digits is a prefix and means all codes that begin with it. */
export const getDeliveryCity = endpoint({
  name: "getDeliveryCity",
  method: "GET",
  path: "/districts/cities/{city}",
  access: "public",
  cache: "shared",
  response: Schema.Struct({ ...City.fields, zipCodes: Schema.Array(Schema.String) }),
  errors: ["ERR_CITY_NOT_FOUND"]
})
