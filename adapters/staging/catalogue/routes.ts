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
import { mayBePromoted } from "./may-be-promoted.ts"
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

/** Reads a product with the leaf range of its department; refuses a product that does not exist. */
const requireProduct = async (
  { database, refuse }: Pick<Context<"ERR_PRODUCT_NOT_FOUND">, "database" | "refuse">,
  id: string
) => {
  const row = await database
    .selectFrom("products as p")
    .innerJoin("categories as c", (join) =>
      join.on("c.parent_id", "is", null).onRef("p.leaf", ">=", "c.first_leaf").onRef("p.leaf", "<=", "c.last_leaf")
    )
    .select(["p.no", "p.leaf", "p.category_id", "c.first_leaf", "c.last_leaf"])
    .select(sql<boolean>`p.markings @> array['RestrictedToSell18']`.as("is_restricted_to_18"))
    .where("p.id", "=", id)
    .executeTakeFirst()
  if (row === undefined) throw refuse("ERR_PRODUCT_NOT_FOUND", "There is no such product.")
  return row
}

const requireCategory = async (
  { database, refuse }: Pick<Context<"ERR_CATEGORY_NOT_FOUND">, "database" | "refuse">,
  id: string
): Promise<void> => {
  const category = await database.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst()
  if (category === undefined) throw refuse("ERR_CATEGORY_NOT_FOUND", "There is no such category.")
}

/** A condition on products `p`: whether an offer of the store applies to them. */
const isInOffer = (offerId: string, store: string) =>
  sql`exists (select 1 from store_products s where s.no = p.no and s.store_number = ${store}
    and position(${JSON.stringify({ id: offerId }).slice(1, -1)} in coalesce(s.promotions::text, '')) > 0)`

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
    const { store = noStoreNumber, ExcludedOfferId } = query
    const { no, leaf } = await requireProduct(context, params.id)
    const notInOffer =
      ExcludedOfferId === undefined || store === noStoreNumber
        ? sql``
        : sql`and not ${isInOffer(ExcludedOfferId, store)}`
    const where = sql`p.leaf = ${leaf} and p.no <> ${no} and p.sellable and ${mayBePromoted} ${notInOffer}`
    return itemsResponse(
      await list(context, {
        ...parsePage(query, defaultRelatedTake),
        store,
        fields: query.fields,
        where,
        order: byPopularity,
        withFacets: false
      }),
      store,
      context.now
    )
  }),

  route(offerProducts, async (context, { params, query }) => {
    const { store = noStoreNumber, ExcludeProductId = "" } = query
    const where = sql`${isInOffer(params.id, store)} and p.id <> ${ExcludeProductId} and p.sellable and ${mayBePromoted}`
    const page = parsePage(query, defaultTake)
    return itemsResponse(
      await list(context, { ...page, store, fields: query.fields, where, order: byPopularity, withFacets: false }),
      store,
      context.now
    )
  }),

  route(recommendedProducts, async (context, { params, query }) => {
    const { store = noStoreNumber, ExcludedBfCategoryCode: excludedCategory } = query
    const { no, leaf, first_leaf, last_leaf, is_restricted_to_18 } = await requireProduct(context, params.id)
    if (is_restricted_to_18) return new JsonResponse<Items>(`{"items":[]}`)
    const jointOrderCount = sql`(select count(*) from order_items mine join order_items other on other.order_id = mine.order_id
      where mine.product_id = ${params.id} and other.product_id = p.id)`
    const where = sql`p.no <> ${no} and p.leaf <> ${leaf} and p.sellable and p.category_id <> ${excludedCategory ?? ""} and ${mayBePromoted}
      and not p.markings && array['RestrictedToSell18', 'RestrictedToSell15']
      and (p.leaf between ${first_leaf} and ${last_leaf}
        or p.id in (select o.product_id from order_items m join order_items o on o.order_id = m.order_id where m.product_id = ${params.id}))`
    const result = await list(context, {
      ...parsePage(query, defaultRelatedTake),
      store,
      fields: query.fields,
      where,
      rank: jointOrderCount,
      order: byRank,
      withFacets: false
    })
    return itemsResponse(result, store, context.now)
  })
]
