import { Schema } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { UnitCode } from "#core/catalogue/units.ts"
import { WireUnitCode } from "#core/catalogue/wire.ts"
import { rowReader } from "../database/row-reader.ts"
import type { Context } from "../http/route.ts"
import { groupsText, readGroups } from "./facet-groups.ts"
import { facetsOf, hitCountsOf, type WireFacetJson } from "./facets.ts"
import type { Page } from "./paging.ts"
import {
  factsColumn,
  factsSql,
  type Fields,
  type ProductInStore,
  storeColumnsSql,
  storeJoinSql,
  storeProductColumns
} from "./product-json.ts"
import type { Order } from "./sorting.ts"
import { noStoreNumber } from "./store-details.ts"

/** SQL expressions of the first and the last number of a category's leaves. */
export interface LeafRange {
  readonly first: RawBuilder<unknown>
  readonly last: RawBuilder<unknown>
}

/** The products that a list has: those of some leaves, or those that meet a condition on products `p`. */
type ProductSelection =
  | { readonly leaves: LeafRange; readonly where?: never }
  | { readonly leaves?: never; readonly where: RawBuilder<unknown> }

export type ProductQuery = Page & ProductSelection & ListOptions

interface ListOptions {
  readonly fields: Fields
  /** A store number; '1' when no store is selected. */
  readonly store: string
  readonly order: Order
  /** An SQL expression for each hit, available to `order` as `rank`. */
  readonly rank?: RawBuilder<unknown>
  /** A hit has any of these. */
  readonly brands?: ReadonlyArray<string>
  /** A hit has all of these. */
  readonly markings?: ReadonlyArray<string>
  /** Whether facets are counted; true by default. */
  readonly withFacets?: boolean
  /** Considers only this many products, the most popular first. */
  readonly limitByPopularity?: number
  /** An SQL expression of a JSON value, fetched in the same round trip. */
  readonly extraValue?: RawBuilder<unknown>
}

export interface ProductPage {
  readonly rows: ReadonlyArray<ProductInStore>
  /** The number of hits after the filters. */
  readonly hitCount: number
  /** The number of hits before the filters. */
  readonly unfilteredHitCount: number
  readonly facets: ReadonlyArray<WireFacetJson>
  /** The value of the query's `extraValue` as JSON text. */
  readonly extraValue: string | null
}

/** The first row contains the counts and facets, each other row a product. */
const readRows = rowReader(
  Schema.Struct({
    total: Schema.NullOr(Schema.Finite),
    groups: Schema.NullOr(Schema.String),
    extra_value: Schema.NullOr(Schema.String),
    facts: Schema.NullOr(factsColumn),
    unit: Schema.NullOr(WireUnitCode),
    ...storeProductColumns
  })
)

const maxFilterValues = 50

/** The values of a comma-separated query parameter. */
export const parseFilter = (filter: string | undefined): ReadonlyArray<string> =>
  (filter ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "")
    .slice(0, maxFilterValues)

export const byPopularity: Order = { by: sql`popularity desc, no`, needsSortColumns: false }

export const byRank: Order = { by: sql`rank desc, popularity desc, no`, needsSortColumns: false }

const emptySql = sql``

/** Hits grouped by brand and set of markings: few groups, enough to count every facet and total, and to filter hits without reading their products. */
const groupedHits = sql`select facet_key, min(no) as no, count(*) as n from hits group by facet_key`

const filterCondition = (brands: ReadonlyArray<string>, markings: ReadonlyArray<string>): RawBuilder<unknown> => {
  if (brands.length === 0 && markings.length === 0) return emptySql
  const brandCondition = brands.length === 0 ? emptySql : sql`and p.brand = any(${brands})`
  const markingsCondition = markings.length === 0 ? emptySql : sql`and p.markings @> ${markings}::text[]`
  return sql`where facet_key in (
    select g.facet_key from groups g join products p on p.no = g.no where true ${brandCondition} ${markingsCondition})`
}

/** Columns that are needed only for orders other than popularity and rank. */
const sortColumns = (store: string): RawBuilder<unknown> => {
  const price =
    store === noStoreNumber
      ? sql`p.price`
      : sql`(select s.price from store_products s where s.no = p.no and s.store_number = ${store})`
  return sql`, p.name, p.brand, p.category_id, p.unit, p.comparison_amount, ${price} as price`
}

const toProductRows = <R extends { readonly facts: ProductInStore["facts"] | null; readonly unit: UnitCode | null }>(
  row: R
) => {
  const { facts, unit } = row
  return facts === null || unit === null ? [] : [{ ...row, facts, unit }]
}

const isInLeaves = ({ first, last }: LeafRange): RawBuilder<unknown> => sql`p.leaf between ${first} and ${last}`

/** The common table expression of the hits before the filters, with the columns that counting and sorting need. */
const hitsSql = ({
  store,
  where,
  leaves,
  order,
  rank = sql`0`,
  limitByPopularity
}: ProductQuery): RawBuilder<unknown> => {
  // An index has all columns. Reading it once for the counts and once for the page is faster than storing all hits.
  if (leaves !== undefined && !order.needsSortColumns)
    return sql`not materialized (select no, popularity, facet_key from listed_products p where store_number = ${store} and ${isInLeaves(leaves)})`
  return sql`materialized (
    select p.no, p.popularity, p.facet_key, ${rank} as rank ${order.needsSortColumns ? sortColumns(store) : emptySql}
    from products p
    where p.visible ${store === noStoreNumber ? emptySql : sql`and p.stores @> array[${store}]`} and ${where ?? isInLeaves(leaves)}
    ${limitByPopularity === undefined ? emptySql : sql`order by p.popularity desc, p.no limit ${limitByPopularity}`})`
}

/** The numbers of the page's products, in order. */
const pageSql = (query: ProductQuery): RawBuilder<unknown> => {
  const { store, leaves, brands = [], markings = [], skip, take, order } = query
  const pageOf = (hits: RawBuilder<unknown>) =>
    sql`select no from ${hits} order by ${order.by} limit ${take} offset ${skip}`
  if (leaves === undefined || order.needsSortColumns || brands.length + markings.length > 0)
    return pageOf(sql`hits ${filterCondition(brands, markings)}`)
  // The index has the products of each leaf in this order, so that only the first of each are read.
  return pageOf(sql`generate_series(${leaves.first}, ${leaves.last}) as leaves (leaf), lateral (
    select no, popularity from listed_products p where p.store_number = ${store} and p.leaf = leaves.leaf
    order by ${order.by} limit ${skip + take}) as popular`)
}

/** Lists a page of products with totals, facets and the extra value, in one round trip, after which only the brands and markings that no earlier list had are read. */
export const listProducts = async (context: Pick<Context, "database">, query: ProductQuery): Promise<ProductPage> => {
  const { store, brands = [], markings = [], extraValue = sql`null::json` } = query
  const countsFacets = query.withFacets ?? true
  const [firstRow, ...rows] = await readRows(
    context.database,
    sql`
    with hits as ${hitsSql(query)}, groups as (${groupedHits}), page as (
      select no, row_number() over () as position from (${pageSql(query)}) chosen
    )
    select 0 as position, ${countsFacets ? sql`null::bigint` : sql`(select count(*) from hits)`} as total,
      ${countsFacets ? groupsText : sql`null::text`} as groups, ${extraValue} as extra_value,
      null::text as facts, null as unit, null::double precision as comparison_amount, null as comparison_unit,
      null::integer as price, null::json as promotions, null as stock_status, null as available_from, null as available_to
    union all
    select page.position, null, null, null, ${factsSql(query.fields)}, p.unit, p.comparison_amount, p.comparison_unit,
      ${storeColumnsSql(store)}
    from page join products p on p.no = page.no join product_facts f on f.no = page.no
      ${storeJoinSql(store, sql`page.no`)}
    order by position`
  )
  const common = { rows: rows.flatMap(toProductRows), extraValue: firstRow?.extra_value ?? null }
  const hitCount = firstRow?.total ?? 0
  if (!countsFacets) return { ...common, hitCount, unfilteredHitCount: hitCount, facets: [] }
  const groups = await readGroups(context, firstRow?.groups ?? null)
  const filters = { brands, markings }
  return { ...common, ...hitCountsOf(groups, filters), facets: facetsOf(groups, filters) }
}
