import { sql } from "kysely"
import { listCategoryProducts, listProducts, productsByIds, recommendedProducts, relatedProducts, topSellers } from "#core/catalogue/api.ts"
import type { WireAnswerOf } from "#core/contract/endpoint.ts"
import { bestSellers } from "../catalogue/best-sellers.ts"
import { byPopularity, byRank, chosenOf, type Listed, listProducts as list } from "../catalogue/list-products.ts"
import { type Page, pageOf, pagingOf } from "../catalogue/paging.ts"
import { listJson } from "../catalogue/product-json.ts"
import { orderBy } from "../catalogue/sorting.ts"
import { noStore } from "../catalogue/store-details.ts"
import { refuse } from "../http/refusal.ts"
import { type Context, JsonAnswer, type Route, route } from "../http/route.ts"
import { matching } from "../search/query.ts"
import { productsWithIds } from "../catalogue/products-with-ids.ts"

type ProductList = WireAnswerOf<typeof listProducts>
type Items = WireAnswerOf<typeof relatedProducts>

const productPage = 24
const recommended = 8

const listAnswer = ({ rows, total, facets }: Listed, page: Page, store: string, now: number): JsonAnswer<ProductList> => {
  const rest = JSON.stringify({ facets, ...pagingOf(total, page) })
  return new JsonAnswer(`{"items":${listJson(rows, store, now)},${rest.slice(1)}`)
}

const itemsAnswer = ({ rows }: Pick<Listed, "rows">, store: string, now: number): JsonAnswer<Items> =>
  new JsonAnswer(`{"items":${listJson(rows, store, now)}}`)

interface Neighbour {
  readonly no: number
  readonly leaf: number
  readonly category_id: string
  readonly first_leaf: number
  readonly last_leaf: number
  readonly restricted: boolean
}

/** A product with its department's range of leaves. */
const neighbourOf = async ({ sql: database }: Context, id: string): Promise<Neighbour> => {
  const { rows: [row] } = await sql<Neighbour>`
    select p.no, p.leaf, p.category_id, c.first_leaf, c.last_leaf, p.markings @> array['RestrictedToSell18'] as restricted
    from products p join categories c on c.parent_id is null and p.leaf between c.first_leaf and c.last_leaf where p.id = ${id}`.execute(database)
  if (row === undefined) throw refuse(404, "ERR_PRODUCT_NOT_FOUND", "There is no such product.")
  return row
}

const mustExist = async ({ sql: database }: Context, categoryId: string): Promise<void> => {
  const { rows } = await sql`select 1 from categories where id = ${categoryId}`.execute(database)
  if (rows.length === 0) throw refuse(404, "ERR_CATEGORY_NOT_FOUND", "There is no such category.")
}

export const catalogueRoutes: ReadonlyArray<Route> = [
  route(listCategoryProducts, async (context, { params, query }) => {
    const { store = noStore, Brands, ProductMarkings } = query
    const page = pageOf(query, productPage)
    const listed = await list(context, {
      ...page,
      store,
      where: sql`p.leaf between (select first_leaf from categories where id = ${params.id})
        and (select last_leaf from categories where id = ${params.id})`,
      order: orderBy(query, byPopularity),
      brands: chosenOf(Brands),
      markings: chosenOf(ProductMarkings)
    })
    if (listed.total === 0) await mustExist(context, params.id)
    return listAnswer(listed, page, store, context.now)
  }),

  route(listProducts, async (context, { query }) => {
    const { store = noStore, q = "", Brands, ProductMarkings } = query
    const page = pageOf(query, productPage)
    const match = matching(q)
    const listed = await list(context, {
      ...page,
      store,
      where: match === null ? sql`${q.trim() === ""}` : match.where,
      ...(match === null ? {} : { rank: match.rank }),
      order: orderBy(query, match === null ? byPopularity : byRank),
      brands: chosenOf(Brands),
      markings: chosenOf(ProductMarkings)
    })
    return listAnswer(listed, page, store, context.now)
  }),

  route(productsByIds, async (context, { params, query }) => {
    const { store = noStore } = query
    const rows = await productsWithIds(context, params.ids.split(",").slice(0, 200), store, query)
    if (rows.length === 0) throw refuse(404, "ERR_PRODUCT_NOT_FOUND", "There is no such product.")
    return itemsAnswer({ rows: query.take === undefined ? rows : rows.slice(0, Math.max(0, query.take)) }, store, context.now)
  }),

  route(topSellers, async (context, { query }) => {
    const { store = noStore } = query
    const page = pageOf(query, productPage)
    return listAnswer(await bestSellers(context, { ...page, store }), page, store, context.now)
  }),

  route(relatedProducts, async (context, { params, query }) => {
    const { store = noStore, ExcludedOfferId } = query
    const { no, leaf } = await neighbourOf(context, params.id)
    const inOffer =
      ExcludedOfferId === undefined || store === noStore
        ? sql``
        : sql`and not exists (select 1 from shelves s where s.no = p.no and s.store_number = ${store}
        and position(${JSON.stringify({ id: ExcludedOfferId }).slice(1, -1)} in coalesce(s.promotions::text, '')) > 0)`
    const where = sql`p.leaf = ${leaf} and p.no <> ${no} and p.sellable ${inOffer}`
    return itemsAnswer(
      await list(context, { ...pageOf(query, recommended), store, where, order: byPopularity, withFacets: false }),
      store,
      context.now
    )
  }),

  route(recommendedProducts, async (context, { params, query }) => {
    const { store = noStore, ExcludedBfCategoryCode: excluded } = query
    const { no, leaf, first_leaf, last_leaf, restricted } = await neighbourOf(context, params.id)
    if (restricted) return new JsonAnswer<Items>(`{"items":[]}`)
    const together = sql`(select count(*) from order_items mine join order_items other on other.order_id = mine.order_id
      where mine.product_id = ${params.id} and other.product_id = p.id)`
    const where = sql`p.no <> ${no} and p.leaf <> ${leaf} and p.sellable and p.category_id <> ${excluded ?? ""}
      and not p.markings && array['RestrictedToSell18', 'RestrictedToSell15']
      and (p.leaf between ${first_leaf} and ${last_leaf}
        or p.id in (select o.product_id from order_items m join order_items o on o.order_id = m.order_id where m.product_id = ${params.id}))`
    const listed = await list(context, {
      ...pageOf(query, recommended),
      store,
      where,
      rank: together,
      order: byRank,
      withFacets: false
    })
    return itemsAnswer(listed, store, context.now)
  })
]
