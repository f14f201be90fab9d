import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { IntegerFromQuery } from "../kernel/wire.ts"
import { FieldSelection, WireCard, WireCardList, WireProduct, WireProductList } from "./wire.ts"

const optionalText = Schema.optionalKey(Schema.String)
const paging = { skip: Schema.optionalKey(IntegerFromQuery), take: Schema.optionalKey(IntegerFromQuery) }
/** The Schema accepts any SortField, and the API refuses unknown ones; '' and no field mean relevance (SEARCH-33). */
const sorting = { SortField: optionalText, SortOrder: Schema.optionalKey(Schema.Literals(["ASC", "DESC"])) }
/** Filters are comma-separated values by facet name. */
const filters = { Brands: optionalText, ProductMarkings: optionalText }
const productParameters = { fields: Schema.optionalKey(FieldSelection), store: optionalText }

export const listCategoryProducts = endpoint({
  name: "listCategoryProducts",
  service: "search",
  method: "GET",
  path: "/Loop54/category/{id}/products",
  access: "public",
  cache: "shared",
  query: Schema.Struct({
    ...paging,
    ...sorting,
    ...filters,
    ...productParameters,
    categoryName: optionalText
  }),
  response: WireProductList,
  projection: WireCardList,
  errors: ["ERR_CATEGORY_NOT_FOUND"]
})

export const listProducts = endpoint({
  name: "listProducts",
  service: "search",
  method: "GET",
  path: "/Loop54/products",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, ...sorting, ...filters, ...productParameters, q: optionalText }),
  response: WireProductList,
  projection: WireCardList,
  errors: []
})

export const productsByIds = endpoint({
  name: "productsByIds",
  service: "search",
  method: "GET",
  path: "/Loop54/products/{ids}",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...sorting, take: paging.take, ...productParameters }),
  response: Schema.Struct({ items: Schema.Array(WireProduct) }),
  projection: Schema.Struct({ items: Schema.Array(WireCard) }),
  errors: ["ERR_PRODUCT_NOT_FOUND"]
})

export const topSellers = endpoint({
  name: "topSellers",
  service: "search",
  method: "GET",
  path: "/Loop54/products/topsellers",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, ...productParameters }),
  response: WireProductList,
  projection: WireCardList,
  errors: []
})

export const relatedProducts = endpoint({
  name: "relatedProducts",
  service: "search",
  method: "GET",
  path: "/Loop54/products/{id}/related",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, ...productParameters, ExcludedOfferId: optionalText }),
  response: Schema.Struct({ items: Schema.Array(WireProduct) }),
  projection: Schema.Struct({ items: Schema.Array(WireCard) }),
  errors: ["ERR_PRODUCT_NOT_FOUND"]
})

export const recommendedProducts = endpoint({
  name: "recommendedProducts",
  service: "search",
  method: "GET",
  path: "/Loop54/products/{id}/recommended",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, ...productParameters, ExcludedBfCategoryCode: optionalText }),
  response: Schema.Struct({ items: Schema.Array(WireProduct) }),
  projection: Schema.Struct({ items: Schema.Array(WireCard) }),
  errors: ["ERR_PRODUCT_NOT_FOUND"]
})

/** The products of an offer in a store (API-66). */
export const offerProducts = endpoint({
  name: "offerProducts",
  service: "search",
  method: "GET",
  path: "/Loop54/offer/{id}/products",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, ...productParameters, ExcludeProductId: optionalText }),
  response: Schema.Struct({ items: Schema.Array(WireProduct) }),
  projection: Schema.Struct({ items: Schema.Array(WireCard) }),
  errors: []
})
