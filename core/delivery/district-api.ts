import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

const City = Schema.Struct({ name: Schema.String, url: Schema.String })

/** API-27 */
export const listDeliveryCities = endpoint({
  name: "listDeliveryCities",
  summary: "The cities from which goods are driven home",
  method: "GET",
  path: "/districts/cities",
  access: "public",
  cache: "shared",
  answer: Schema.Struct({ cities: Schema.Array(City) }),
  errors: []
})

/** API-28; a postal code of fewer than five digits stands for all that begin so. */
export const getDeliveryCity = endpoint({
  name: "getDeliveryCity",
  summary: "The postal codes that a city's stores drive to; '112' stands for all that begin so",
  method: "GET",
  path: "/districts/cities/{city}",
  access: "public",
  cache: "shared",
  answer: Schema.Struct({ ...City.fields, zipCodes: Schema.Array(Schema.String) }),
  errors: ["ERR_CITY_NOT_FOUND"]
})
