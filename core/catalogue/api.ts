import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { IntegerFromQuery } from "../kernel/wire.ts"
import { WireCard, WireCardList, WireDetails, WireProduct, WireProductList } from "./wire.ts"

const optional = Schema.optionalKey(Schema.String)
const paging = { skip: Schema.optionalKey(IntegerFromQuery), take: Schema.optionalKey(IntegerFromQuery) }
/** SortField and SortOrder as the content document lists them; empty is relevance (SEARCH-33). */
const sorting = { SortField: optional, SortOrder: Schema.optionalKey(Schema.Literals(["ASC", "DESC"])) }
/** Filters are comma-separated values by facet name. */
const filters = { Brands: optional, ProductMarkings: optional }

export const listCategoryProducts = endpoint({
  name: "listCategoryProducts",
  summary: "The goods of a category",
  method: "GET",
  path: "/Loop54/category/{id}/products",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, ...sorting, ...filters, store: optional, categoryName: optional }),
  answer: WireProductList,
  reads: WireCardList,
  errors: ["ERR_CATEGORY_NOT_FOUND"]
})

export const listProducts = endpoint({
  name: "listProducts",
  summary: "Goods by any filter",
  method: "GET",
  path: "/Loop54/products",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, ...sorting, ...filters, store: optional, q: optional }),
  answer: WireProductList,
  reads: WireCardList,
  errors: []
})

export const productsByIds = endpoint({
  name: "productsByIds",
  summary: "Goods by their ids, comma-separated, in the order asked for unless sorted",
  method: "GET",
  path: "/Loop54/products/{ids}",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...sorting, take: paging.take, store: optional }),
  answer: Schema.Struct({ items: Schema.Array(WireProduct) }),
  reads: Schema.Struct({ items: Schema.Array(WireDetails) }),
  errors: ["ERR_PRODUCT_NOT_FOUND"]
})

export const topSellers = endpoint({
  name: "topSellers",
  summary: "The goods that sell best",
  method: "GET",
  path: "/Loop54/products/topsellers",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, store: optional }),
  answer: WireProductList,
  reads: WireCardList,
  errors: []
})

export const relatedProducts = endpoint({
  name: "relatedProducts",
  summary: "Goods of the same kind",
  method: "GET",
  path: "/Loop54/products/{id}/related",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, store: optional, ExcludedOfferId: optional }),
  answer: Schema.Struct({ items: Schema.Array(WireProduct) }),
  reads: Schema.Struct({ items: Schema.Array(WireCard) }),
  errors: ["ERR_PRODUCT_NOT_FOUND"]
})

export const recommendedProducts = endpoint({
  name: "recommendedProducts",
  summary: "Goods that are bought together with this one",
  method: "GET",
  path: "/Loop54/products/{id}/recommended",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, store: optional, ExcludedBfCategoryCode: optional }),
  answer: Schema.Struct({ items: Schema.Array(WireProduct) }),
  reads: Schema.Struct({ items: Schema.Array(WireCard) }),
  errors: ["ERR_PRODUCT_NOT_FOUND"]
})
