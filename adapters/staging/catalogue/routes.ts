import { sql } from "kysely"
import {
  listCategoryProducts,
  listProducts,
  offerProducts,
  productsByIds,
  recommendedProducts,
  relatedProducts,
  topSellers
} from "#core/catalogue/api.ts"
import type { WireResponseOf } from "#core/contract/endpoint.ts"
import { listBestSellers } from "./best-sellers.ts"
import { offerNumbers } from "./offer-products.ts"
import { type ItemsQuery, readItems } from "./read-items.ts"
import { recommendedNumbers, relatedNumbers } from "./recommendations.ts"
import {
  byPopularity,
  byRank,
  type LeafRange,
  listProducts as list,
  parseFilter,
  type ProductPage
} from "./list-products.ts"
import { type Page, parsePage, pagingFields } from "./paging.ts"
import { listJson } from "./product-json.ts"
import { orderBy } from "./sorting.ts"
import { noStoreNumber } from "./store-details.ts"
import { type Context, JsonResponse, type Route, route } from "../http/route.ts"
import { buildMatch } from "../text-search/query.ts"
import { readProductsWithIds } from "./products-with-ids.ts"

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

/** Lists other products of a product's page; refuses a product that does not exist. */
const listForProduct = async (
  context: Context<"ERR_PRODUCT_NOT_FOUND">,
  productId: string,
  query: ItemsQuery
): Promise<JsonResponse<Items>> => {
  const rows = await readItems(context, query)
  if (rows.length === 0) await requireProduct(context, productId)
  return itemsResponse({ rows }, query.store, context.now)
}

const requireCategory = async (
  { database, refuse }: Pick<Context<"ERR_CATEGORY_NOT_FOUND">, "database" | "refuse">,
  id: string
): Promise<void> => {
  const category = await database.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst()
  if (category === undefined) throw refuse("ERR_CATEGORY_NOT_FOUND", "There is no such category.")
}

const allLeaves: LeafRange = { first: sql`0`, last: sql`(select max(last_leaf) from categories)` }
const noLeaves: LeafRange = { first: sql`0`, last: sql`-1` }

export const catalogueRoutes: ReadonlyArray<Route> = [
  route(listCategoryProducts, async (context, { params, query }) => {
    const { store = noStoreNumber, fields, Brands, ProductMarkings } = query
    const page = parsePage(query, defaultTake)
    const result = await list(context, {
      ...page,
      store,
      fields,
      leaves: {
        first: sql`(select first_leaf from categories where id = ${params.id})`,
        last: sql`(select last_leaf from categories where id = ${params.id})`
      },
      order: orderBy(query, byPopularity),
      brands: parseFilter(Brands),
      markings: parseFilter(ProductMarkings)
    })
    if (result.hitCount === 0) await requireCategory(context, params.id)
    return listResponse(result, page, store, context.now)
  }),

  route(listProducts, async (context, { query }) => {
    const { store = noStoreNumber, fields, q = "", Brands, ProductMarkings } = query
    const page = parsePage(query, defaultTake)
    const match = buildMatch(q)
    const result = await list(context, {
      ...page,
      store,
      fields,
      ...(match === null
        ? { leaves: q.trim() === "" ? allLeaves : noLeaves }
        : { where: match.where, rank: match.rank }),
      order: orderBy(query, match === null ? byPopularity : byRank),
      brands: parseFilter(Brands),
      markings: parseFilter(ProductMarkings)
    })
    return listResponse(result, page, store, context.now)
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

  route(relatedProducts, async (context, { params, query }) => {
    const { store = noStoreNumber, fields, ExcludedOfferId: excludedOfferId } = query
    const page = parsePage(query, defaultRelatedTake)
    const numbers = relatedNumbers({ ...page, productId: params.id, store, excludedOfferId })
    return listForProduct(context, params.id, { store, fields, numbers })
  }),

  route(offerProducts, async (context, { params, query }) => {
    const { store = noStoreNumber, fields, ExcludeProductId: excludedProductId = "" } = query
    const page = parsePage(query, defaultTake)
    const numbers = offerNumbers({ ...page, offerId: params.id, store, excludedProductId })
    return itemsResponse({ rows: await readItems(context, { store, fields, numbers }) }, store, context.now)
  }),

  route(recommendedProducts, async (context, { params, query }) => {
    const { store = noStoreNumber, fields, ExcludedBfCategoryCode: excludedCategoryId } = query
    const page = parsePage(query, defaultRelatedTake)
    const numbers = recommendedNumbers({ ...page, productId: params.id, store, excludedCategoryId })
    return listForProduct(context, params.id, { store, fields, numbers })
  })
]
