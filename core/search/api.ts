import { Schema } from "effect"
import { Facet, FieldSelection, WireCard, WireProduct } from "../catalogue/wire.ts"
import { endpoint } from "../contract/endpoint.ts"
import { IntegerFromQuery } from "../kernel/wire.ts"

const optionalText = Schema.optionalKey(Schema.String)

/** A category, page, recipe or meal among the hits. */
const ContentHit = Schema.Struct({
  name: Schema.String,
  url: Schema.String,
  pagetype: Schema.String,
  parentName: Schema.NullOr(Schema.String),
  loop54Id: Schema.String,
  /** Picture of a recipe or a meal. */
  image: Schema.optionalKey(Schema.NullOr(Schema.Struct({ url: Schema.String, alt: Schema.String })))
})
const StoreHit = Schema.Struct({
  name: Schema.String,
  url: Schema.String,
  storeNumber: Schema.String,
  streetAddress: Schema.String,
  city: Schema.String
})
const Phrase = Schema.Struct({ id: Schema.String, query: Schema.String })
const list = Schema.Array

const resultsOf = <S extends Schema.Codec<unknown, unknown>>(product: S) =>
  Schema.Struct({
    searchResults: Schema.Struct({
      products: list(product),
      totalCount: Schema.Finite,
      pageSize: Schema.Finite,
      currentPage: Schema.Finite,
      totalPages: Schema.Finite,
      categories: list(ContentHit),
      facets: list(Facet)
    }),
    category: list(ContentHit),
    recipe: list(ContentHit),
    cateredmeal: list(ContentHit),
    page: list(ContentHit),
    store: list(StoreHit),
    completions: list(Phrase),
    corrections: list(Phrase),
    recentSearches: list(Schema.Struct({ id: Schema.String, phrase: Schema.String })),
    /** Contains the filter 'Type' with a count for each type (SEARCH-12), and the facets of recipes. */
    filters: list(Facet)
  })

export const search = endpoint({
  name: "search",
  service: "search",
  method: "GET",
  path: "/Loop54/search",
  access: "public",
  cache: "shared",
  query: Schema.Struct({
    Q: optionalText,
    type: Schema.optionalKey(Schema.Literals(["product", "recipe", "cateredmeal", "category", "page", "store"])),
    page: Schema.optionalKey(IntegerFromQuery),
    skip: Schema.optionalKey(IntegerFromQuery),
    take: Schema.optionalKey(IntegerFromQuery),
    fields: Schema.optionalKey(FieldSelection),
    store: optionalText,
    SortField: optionalText,
    SortOrder: Schema.optionalKey(Schema.Literals(["ASC", "DESC"])),
    /** The values of a facet, comma-separated. The parameter has the facet's name, except that the facet 'Type' is filtered by `type` above (SEARCH-31). */
    Brands: optionalText,
    ProductMarkings: optionalText,
    RecipeMarkings: optionalText,
    CookingTimes: optionalText
  }),
  response: resultsOf(WireProduct),
  projection: resultsOf(WireCard),
  errors: []
})

export const quickSearch = endpoint({
  name: "quickSearch",
  service: "search",
  method: "GET",
  path: "/Loop54/search/quick/",
  access: "public",
  cache: "shared",
  query: Schema.Struct({
    q: optionalText,
    fields: Schema.optionalKey(FieldSelection),
    store: optionalText,
    size: Schema.optionalKey(IntegerFromQuery),
    /** 0-based; each page starts 20 hits after the one before (SEARCH-37). */
    page: Schema.optionalKey(IntegerFromQuery)
  }),
  response: resultsOf(WireProduct),
  projection: resultsOf(WireCard),
  errors: []
})

/** An event about a used search hit. It is sent once, and its response has no body. */
const searchEvent = {
  method: "POST",
  access: "public",
  cache: "none",
  withoutToken: true,
  query: Schema.Struct({
    /** The search service's own spelling. */
    EntitytId: Schema.String,
    /** The query, if known. */
    q: optionalText
  }),
  response: null,
  status: 204,
  errors: [],
  rateLimit: "searchEvents",
  retryable: false
} as const

export const notifyClick = endpoint({
  ...searchEvent,
  name: "notifyClick",
  service: "search",
  path: "/Loop54/notify/click"
})

export const notifyAddingToCart = endpoint({
  ...searchEvent,
  name: "notifyAddingToCart",
  service: "search",
  path: "/Loop54/notify/adding-to-cart"
})
