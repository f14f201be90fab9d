import { type RawBuilder, sql } from "kysely"
import type { Context } from "../http/route.ts"
import { facetsOf, type HitGroup, totalsOf, type WireFacet } from "./facets.ts"
import type { Page } from "./paging.ts"
import type { ProductWithShelf } from "./product-json.ts"
import type { Order } from "./sorting.ts"
import { noStore } from "./store-details.ts"

export interface Wanted extends Page {
  /** A store number; '1': none is chosen. */
  readonly store: string
  /** A condition on products `p`. */
  readonly where: RawBuilder<unknown>
  readonly order: Order
  /** A number for each hit that `order` may use as `rank`. */
  readonly rank?: RawBuilder<unknown>
  /** Any of them. */
  readonly brands?: ReadonlyArray<string>
  /** All of them. */
  readonly markings?: ReadonlyArray<string>
  readonly withFacets?: boolean
  /** Only the first so many by popularity are hits at all. */
  readonly best?: number
  /** A JSON value that is asked for in the same round trip. */
  readonly beside?: RawBuilder<unknown>
}

export interface Listed {
  readonly rows: ReadonlyArray<ProductWithShelf>
  /** What the filters leave. */
  readonly total: number
  /** Without the filters. */
  readonly found: number
  readonly facets: ReadonlyArray<WireFacet>
  /** As JSON text. */
  readonly beside: string | null
}

interface Row extends ProductWithShelf {
  readonly position: number
  readonly total: number | null
  readonly groups: string | null
  readonly beside: string | null
}

/** A comma-separated filter of the query. */
export const chosenOf = (filter: string | undefined): ReadonlyArray<string> =>
  (filter ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "")
    .slice(0, 50)

export const byPopularity: Order = { by: sql`popularity desc, no`, needsPrice: false }

export const byRank: Order = { by: sql`rank desc, popularity desc, no`, needsPrice: false }

const none = sql``

/** Hits by brand and set of markings: few groups, from which every facet and total can be counted. */
const groupedHits = sql`(select json_agg(json_build_array(brand, markings, n)) from (select brand, markings, count(*) as n from hits group by brand, markings) g)`

const fitsOf = (brands: ReadonlyArray<string>, markings: ReadonlyArray<string>): RawBuilder<unknown> => {
  const byBrand = brands.length === 0 ? none : sql`and brand = any(${brands})`
  return markings.length === 0 ? byBrand : sql`${byBrand} and markings @> ${markings}::text[]`
}

/** What only sorting by more than popularity needs of a hit. */
const sortColumns = (store: string): RawBuilder<unknown> => {
  const price = store === noStore ? sql`p.price` : sql`(select s.price from shelves s where s.no = p.no and s.store_number = ${store})`
  return sql`, p.folded_name, p.brand as maker, p.category_id, p.unit, p.comparison_amount, ${price} as price`
}

/** Goods with their total, their facets and what is asked for beside them, in one round trip. */
export const listProducts = async ({ sql: database }: Context, wanted: Wanted): Promise<Listed> => {
  const { store, brands = [], markings = [], skip, take, order, beside = sql`null::json` } = wanted
  const here = store !== noStore
  const grouped = wanted.withFacets ?? true
  const { rows: [meta, ...rows] } = await sql<Row>`
    with hits as materialized (
      select p.no, p.popularity, ${wanted.rank ?? sql`0`} as rank, p.brand, p.markings ${order.needsPrice ? sortColumns(store) : none}
      from products p
      where p.visible ${here ? sql`and ${store} = any(p.stores)` : none} and ${wanted.where}
      ${wanted.best === undefined ? none : sql`order by p.popularity desc, p.no limit ${wanted.best}`}
    ), page as (
      select no, row_number() over () as position from (
        select no from hits where true ${fitsOf(brands, markings)} order by ${order.by} limit ${take} offset ${skip}
      ) chosen
    )
    select 0 as position, ${grouped ? sql`null::bigint` : sql`(select count(*) from hits)`} as total,
      ${grouped ? groupedHits : sql`null::json`} as groups, ${beside} as beside,
      null::text as facts, null as unit, null::double precision as comparison_amount, null as comparison_unit,
      null::integer as price, null::json as promotions, null as stock_status, null as available_from, null as available_to
    union all
    select page.position, null, null, null, f.facts::text, p.unit, p.comparison_amount, p.comparison_unit,
      ${here ? sql`s.price, s.promotions, s.stock_status, s.available_from, s.available_to` : sql`p.price, null, null, null, null`}
    from page join products p on p.no = page.no join product_facts f on f.no = page.no
      ${here ? sql`join shelves s on s.no = page.no and s.store_number = ${store}` : none}
    order by position`.execute(database)
  const known = { rows, beside: meta?.beside ?? null }
  if (!grouped) return { ...known, total: meta?.total ?? 0, found: meta?.total ?? 0, facets: [] }
  const groups = JSON.parse(meta?.groups ?? "[]") as ReadonlyArray<HitGroup>
  const filters = { brands, markings }
  return { ...known, ...totalsOf(groups, filters), facets: facetsOf(groups, filters) }
}
