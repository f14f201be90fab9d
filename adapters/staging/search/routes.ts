import type { WireResponseOf } from "#core/contract/endpoint.ts"
import { notifyAddingToCart, notifyClick, quickSearch, search } from "#core/search/api.ts"
import { parseFilter } from "../catalogue/list-products.ts"
import { parsePage, pagingFields } from "../catalogue/paging.ts"
import { listJson } from "../catalogue/product-json.ts"
import { sortingOf } from "../catalogue/sorting.ts"
import { noStoreNumber } from "../catalogue/store-details.ts"
import { invalid } from "../http/refusal.ts"
import { type Context, JsonResponse, type Route, route } from "../http/route.ts"
import { countSearchEvent } from "./search-events.ts"
import { recipeHitJson, sortRecipes } from "./recipe-hits.ts"
import { trimmedQuery } from "../text-search/query.ts"
import { searchFor, type SearchRequest } from "./search-for.ts"

type SearchResponse = WireResponseOf<typeof search>

const defaultTake = 20
const quickProductCount = 6
/** The maximum number of hits of each type other than products in a quick search. */
const quickOtherCount = 5
/** Quick search skips 20 hits per page, even when it shows fewer (SEARCH-37). */
const quickPageStep = 20

const pageNumber = (page = 0): number => {
  if (page < 0) throw invalid("The first page is 0.", "page")
  return page
}

const toPhrases = (texts: ReadonlyArray<string>) => texts.map((query, index) => ({ id: String(index + 1), query }))

const respondWithResults = async (
  context: Context,
  request: SearchRequest,
  maxOtherHits: number
): Promise<JsonResponse<SearchResponse>> => {
  const {
    hits: { products, content, recipes },
    corrections
  } = await searchFor(context, request)
  const counts = {
    product: products.hitCount,
    cateredmeal: content.meals.length,
    recipe: recipes.rows.length,
    category: content.categories.length,
    store: content.stores.length,
    page: content.pages.length
  }
  const sliceHits = <A>(kind: keyof typeof counts, hits: ReadonlyArray<A>): ReadonlyArray<A> =>
    request.requestedKind === kind ? hits.slice(request.skip, request.skip + request.take) : hits.slice(0, maxOtherHits)
  const categories = sliceHits("category", content.categories)
  const { facets } = products
  const productPage = request.requestedKind === "product" ? request : { skip: 0, take: request.take }
  const results = JSON.stringify({ ...pagingFields(products.hitCount, productPage), categories, facets })
  const otherFields: Omit<SearchResponse, "searchResults"> = {
    category: categories,
    recipe: sliceHits("recipe", await sortRecipes(context, recipes.rows, request)).map(recipeHitJson),
    cateredmeal: sliceHits("cateredmeal", content.meals),
    page: sliceHits("page", content.pages),
    store: sliceHits("store", content.stores),
    completions: toPhrases(content.completions),
    corrections: toPhrases(corrections),
    recentSearches: [],
    filters: [
      {
        name: "Type",
        options: Object.entries(counts).map(([option, count]) => ({
          option,
          count,
          selected: option === request.requestedKind
        }))
      },
      ...recipes.facets
    ]
  }
  return new JsonResponse(
    `{"searchResults":{"products":`,
    ...listJson(products.rows, request.store, context.now),
    `,${results.slice(1)},${JSON.stringify(otherFields).slice(1)}`
  )
}

export const searchRoutes: ReadonlyArray<Route> = [
  route(
    search,
    (context, { query }) => {
      const take = query.take ?? defaultTake
      const page = parsePage({ take, skip: query.skip ?? pageNumber(query.page) * take }, defaultTake)
      const request: SearchRequest = {
        ...page,
        query: trimmedQuery(query.Q ?? ""),
        requestedKind: query.type ?? "product",
        store: query.store ?? noStoreNumber,
        fields: query.fields,
        sorting: sortingOf(query),
        brands: parseFilter(query.Brands),
        markings: parseFilter(query.ProductMarkings),
        recipeFilters: { markings: parseFilter(query.RecipeMarkings), times: parseFilter(query.CookingTimes) },
        withFacets: true,
        returnsBestSellers: false
      }
      return respondWithResults(context, request, defaultTake)
    },
    { aliases: { q: "Q", searchquery: "Q" }, replacesNul: true }
  ),

  route(
    quickSearch,
    (context, { query }) => {
      const request: SearchRequest = {
        ...parsePage(
          { skip: pageNumber(query.page) * quickPageStep, take: query.size ?? quickProductCount },
          quickProductCount,
          "size"
        ),
        query: trimmedQuery(query.q ?? ""),
        requestedKind: "product",
        store: query.store ?? noStoreNumber,
        fields: query.fields,
        sorting: {},
        brands: [],
        markings: [],
        recipeFilters: { markings: [], times: [] },
        withFacets: false,
        returnsBestSellers: (query.q ?? "").trim() === ""
      }
      return respondWithResults(context, request, quickOtherCount)
    },
    { aliases: { searchquery: "q" }, replacesNul: true }
  ),

  route(notifyClick, (context, { query }) => countSearchEvent(context, "click", query.EntitytId, query.q ?? ""), {
    replacesNul: true
  }),

  route(
    notifyAddingToCart,
    (context, { query }) => countSearchEvent(context, "adding-to-cart", query.EntitytId, query.q ?? ""),
    { replacesNul: true }
  )
]
