import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { IntegerFromQuery, Kronor } from "../kernel/wire.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)
const nullable = Schema.NullOr

export const WireOffer = Schema.Struct({
  id: text,
  name: text,
  description: textOrNull,
  brand: textOrNull,
  weightVolume: textOrNull,
  imageUrl: textOrNull,
  /** The text of the shelf label: '2 för 35 kr'. */
  price: text,
  comparisonPrice: textOrNull,
  regularRetailPrice: nullable(Kronor),
  save: nullable(Kronor),
  from: text,
  to: text,
  categories: Schema.Array(text),
  storeNumbers: Schema.Array(text),
  membersOnly: Schema.Boolean,
  products: Schema.Array(
    Schema.Struct({ id: text, minQuantity: Schema.Finite, priceDetails: Schema.Struct({ unit: text }) })
  ),
  requiresReturnablePackageDeposit: Schema.Boolean,
  maxAppliedPerReceipt: Schema.Finite,
  minAmount: nullable(Kronor)
})
const offerList = {
  offers: Schema.Array(WireOffer),
  aggregations: Schema.Struct({
    category: Schema.Struct({ buckets: Schema.Array(Schema.Struct({ key: text, doc_count: Schema.Finite })) })
  }),
  total: Schema.Finite
}

/** The response contains the same fields twice: at the top and under `data` (CAPI-09). */
const response = Schema.Struct({ ...offerList, data: Schema.Struct(offerList) })

export const listOffers = endpoint({
  name: "listOffers",
  method: "GET",
  path: "/offers",
  access: "public",
  cache: "shared",
  query: Schema.Struct({
    store: Schema.optionalKey(text),
    size: Schema.optionalKey(IntegerFromQuery),
    current: Schema.optionalKey(text),
    next: Schema.optionalKey(text),
    category: Schema.optionalKey(text)
  }),
  response,
  projection: Schema.Struct({ offers: offerList.offers, aggregations: offerList.aggregations, total: offerList.total }),
  errors: ["ERR_STORE_REQUIRED"]
})

/** Returns offers by a comma-separated list of ids; an id may itself contain a comma (CAPI-08). */
export const offersByIds = endpoint({
  name: "offersByIds",
  method: "GET",
  path: "/offers/{ids}",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ store: Schema.optionalKey(text), ignoreStore: Schema.optionalKey(text) }),
  response,
  projection: Schema.Struct({ offers: offerList.offers }),
  errors: ["ERR_STORE_REQUIRED", "ERR_OFFER_NOT_FOUND"]
})

export const WireLeaflet = Schema.Struct({
  id: text,
  title: text,
  subTitle: textOrNull,
  /** A path of the shop, or a URL. */
  link: text,
  buttonText: text
})

/** Lists the current leaflets (CAPI-10). */
export const listLeaflets = endpoint({
  name: "listLeaflets",
  method: "GET",
  path: "/leaflets",
  access: "public",
  cache: "shared",
  response: Schema.Array(WireLeaflet),
  errors: []
})
