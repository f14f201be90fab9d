import {
  listCategoryProducts,
  listProducts,
  offerProducts,
  productsByIds,
  recommendedProducts,
  relatedProducts,
  topSellers
} from "#core/catalogue/api.ts"
import type { QueryOf, WireResponseOf } from "#core/contract/endpoint.ts"
import { parseFilter, type ProductPage } from "./list-products.ts"
import { listBestSellers, listInCategory, listInOffer, listMatches, listRelated, type ListRequest } from "./lists.ts"
import { type Page, parsePage, pagingFields } from "./paging.ts"
import { listJson } from "./product-json.ts"
import { readProductsWithIds } from "./products-with-ids.ts"
import { readItems } from "./read-items.ts"
import { recommendedNumbers } from "./recommendations.ts"
import { sortingOf } from "./sorting.ts"
import { noStoreNumber } from "./store-details.ts"
import { type Context, JsonResponse, type Route, route } from "../http/route.ts"
import { trimmedQuery } from "../text-search/query.ts"

type ProductList = WireResponseOf<typeof listProducts>
type Items = WireResponseOf<typeof relatedProducts>

const defaultTake = 24
const defaultRelatedTake = 8
const maxIds = 200

const listResponse = (
  { rows, hitCount, facets }: ProductPage,
  page: Page,
  store: string,
  now: number
): JsonResponse<ProductList> => {
  const facetsAndPaging = JSON.stringify({ facets, ...pagingFields(hitCount, page) })
  return new JsonResponse(`{"items":`, ...listJson(rows, store, now), `,${facetsAndPaging.slice(1)}`)
}

const itemsResponse = ({ rows }: Pick<ProductPage, "rows">, store: string, now: number): JsonResponse<Items> =>
  new JsonResponse(`{"items":`, ...listJson(rows, store, now), "}")

const requireProduct = async (
  { database, refuse }: Pick<Context<"ERR_PRODUCT_NOT_FOUND">, "database" | "refuse">,
  id: string
): Promise<void> => {
  const product = await database.selectFrom("products").select("no").where("id", "=", id).executeTakeFirst()
  if (product === undefined) throw refuse("ERR_PRODUCT_NOT_FOUND", "There is no such product.")
}

/** The response with other products of a product's page; refuses a product that does not exist. */
const responseForProduct = async (
  context: Context<"ERR_PRODUCT_NOT_FOUND">,
  productId: string,
  rows: ProductPage["rows"],
  store: string
): Promise<JsonResponse<Items>> => {
  if (rows.length === 0) await requireProduct(context, productId)
  return itemsResponse({ rows }, store, context.now)
}

const listRequestOf = (query: QueryOf<typeof listProducts>): ListRequest => ({
  ...parsePage(query, defaultTake),
  store: query.store ?? noStoreNumber,
  fields: query.fields,
  sorting: sortingOf(query),
  brands: parseFilter(query.Brands),
  markings: parseFilter(query.ProductMarkings)
})

const requireCategory = async (
  { database, refuse }: Pick<Context<"ERR_CATEGORY_NOT_FOUND">, "database" | "refuse">,
  id: string
): Promise<void> => {
  const category = await database.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst()
  if (category === undefined) throw refuse("ERR_CATEGORY_NOT_FOUND", "There is no such category.")
}

export const catalogueRoutes: ReadonlyArray<Route> = [
  route(listCategoryProducts, async (context, { params: { id }, query }) => {
    const request = listRequestOf(query)
    const products = await listInCategory(context, { ...request, categoryId: id })
    if (products.hitCount === 0) await requireCategory(context, id)
    return listResponse(products, request, request.store, context.now)
  }),

  route(listProducts, async (context, { query }) => {
    const request = listRequestOf(query)
    const products = await listMatches(context, { ...request, text: trimmedQuery(query.q ?? "") })
    return listResponse(products, request, request.store, context.now)
  }),

  route(productsByIds, async (context, { params, query }) => {
    const { store = noStoreNumber } = query
    const rows = await readProductsWithIds(context, params.ids.split(",").slice(0, maxIds), {
      store,
      fields: query.fields,
      sorting: query
    })
    if (rows.length === 0) throw context.refuse("ERR_PRODUCT_NOT_FOUND", "There is no such product.")
    return itemsResponse(
      { rows: query.take === undefined ? rows : rows.slice(0, Math.max(0, query.take)) },
      store,
      context.now
    )
  }),

  route(topSellers, async (context, { query }) => {
    const { store = noStoreNumber } = query
    const page = parsePage(query, defaultTake)
    return listResponse(
      await listBestSellers(context, { ...page, store, fields: query.fields }),
      page,
      store,
      context.now
    )
  }),

  route(relatedProducts, async (context, { params: { id }, query }) => {
    const { store = noStoreNumber, fields, ExcludedOfferId: excludedOfferId } = query
    const page = parsePage(query, defaultRelatedTake)
    const rows = await listRelated(context, { ...page, productId: id, store, fields, excludedOfferId })
    return responseForProduct(context, id, rows, store)
  }),

  route(offerProducts, async (context, { params, query }) => {
    const { store = noStoreNumber, fields, ExcludeProductId: excludedProductId = "" } = query
    const page = parsePage(query, defaultTake)
    const rows = await listInOffer(context, { ...page, offerId: params.id, store, fields, excludedProductId })
    return itemsResponse({ rows }, store, context.now)
  }),

  // Not cached: what is ordered together changes with every order.
  route(recommendedProducts, async (context, { params: { id }, query }) => {
    const { store = noStoreNumber, fields, ExcludedBfCategoryCode: excludedCategoryId } = query
    const page = parsePage(query, defaultRelatedTake)
    const numbers = recommendedNumbers({ ...page, productId: id, store, excludedCategoryId })
    return responseForProduct(context, id, await readItems(context, { store, fields, numbers }), store)
  })
]
