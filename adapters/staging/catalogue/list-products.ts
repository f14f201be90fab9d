import { type RawBuilder, sql } from "kysely"
import type { Schema } from "effect"
import type { Facet } from "#core/catalogue/wire.ts"
import type { Context } from "../http/route.ts"
import type { Page } from "./paging.ts"
import type { ProductWithShelf } from "./product-json.ts"
import type { Order } from "./sorting.ts"
import { noStore } from "./store-details.ts"

export type WireFacet = Schema.Codec.Encoded<typeof Facet>

export interface Wanted extends Page {
  /** A store number; '1': none is chosen. */
  readonly store: string
  /** A condition on products `p`. */
  readonly where: RawBuilder<unknown>
  readonly order: Order
  /** A number for each hit that `order` may use as `rank`. */
  readonly rank?: RawBuilder<unknown>
  readonly brands?: ReadonlyArray<string>
  readonly markings?: ReadonlyArray<string>
  readonly withFacets?: boolean
  /** Only the first so many by popularity are hits at all. */
  readonly best?: number
}

export interface Listed {
  readonly rows: ReadonlyArray<ProductWithShelf>
  readonly total: number
  readonly facets: ReadonlyArray<WireFacet>
}

type BrandCounts = ReadonlyArray<readonly [brand: string | null, count: number]>
type MarkingCounts = ReadonlyArray<readonly [markings: ReadonlyArray<string>, count: number]>

interface Row extends ProductWithShelf {
  readonly position: number
  readonly total: number | null
  readonly brands: string | null
  readonly marked: string | null
}

const parsed = <A>(counts: string | null | undefined): ReadonlyArray<A> =>
  counts === null || counts === undefined ? [] : (JSON.parse(counts) as ReadonlyArray<A>)

const facetOf = (name: string, counts: ReadonlyMap<string, number>, chosen: ReadonlyArray<string>): WireFacet => ({
  name,
  options: [...counts]
    .map(([option, count]) => ({ option, count, selected: chosen.includes(option) }))
    .toSorted((a, b) => b.count - a.count || (a.option < b.option ? -1 : 1))
})

const brandFacet = (counts: BrandCounts, chosen: ReadonlyArray<string>): WireFacet =>
  facetOf("Brands", new Map(counts.flatMap(([brand, count]) => (brand === null ? [] : [[brand, count] as const]))), chosen)

/** Counted by sets of markings, of which there are few, instead of by every marking of every product. */
const markingFacet = (sets: MarkingCounts, chosen: ReadonlyArray<string>): WireFacet => {
  const counts = new Map<string, number>()
  for (const [markings, count] of sets) for (const marking of markings) counts.set(marking, (counts.get(marking) ?? 0) + count)
  return facetOf("ProductMarkings", counts, chosen)
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

/** Counts in one JSON list each: of brands, and of sets of markings. */
const brandCounts = sql`
  (select json_agg(json_build_array(brand, n)) from (select brand, count(*) as n from hits where marking_fits group by brand) b)`
const markingCounts = sql`
  (select json_agg(json_build_array(markings, n)) from (select markings, count(*) as n from hits where brand_fits group by markings) m)`

/** What only facets need of a hit. */
const facetColumns = (brands: ReadonlyArray<string>, markings: ReadonlyArray<string>): RawBuilder<unknown> => {
  const brandFits = brands.length === 0 ? sql`true` : sql`coalesce(p.brand = any(${brands}), false)`
  const markingFits = markings.length === 0 ? sql`true` : sql`p.markings @> ${markings}::text[]`
  return sql`, p.brand, p.markings, ${brandFits} as brand_fits, ${markingFits} as marking_fits`
}

/** What only sorting by more than popularity needs of a hit. */
const sortColumns = (store: string): RawBuilder<unknown> => {
  const price = store === noStore ? sql`p.price` : sql`(select s.price from shelves s where s.no = p.no and s.store_number = ${store})`
  return sql`, p.folded_name, p.brand as maker, p.category_id, p.unit, p.comparison_amount, ${price} as price`
}

const none = sql``

/**
 * Goods with their total and facets in one round trip. A facet counts the whole hit set under the other filters but not its own, so that a
 * second brand can be added to the first.
 */
export const listProducts = async ({ sql: database }: Context, wanted: Wanted): Promise<Listed> => {
  const { store, brands = [], markings = [], skip, take, order } = wanted
  const here = store !== noStore
  const facets = wanted.withFacets ?? true
  const fits = facets && brands.length + markings.length > 0 ? sql`brand_fits and marking_fits` : sql`true`
  const { rows: [meta, ...rows] } = await sql<Row>`
    with hits as materialized (
      select p.no, p.popularity, ${wanted.rank ?? sql`0`} as rank ${facets ? facetColumns(brands, markings) : none}
        ${order.needsPrice ? sortColumns(store) : none}
      from products p
      where p.visible ${here ? sql`and ${store} = any(p.stores)` : none} and ${wanted.where}
      ${wanted.best === undefined ? none : sql`order by p.popularity desc, p.no limit ${wanted.best}`}
    ), page as (
      select no, row_number() over () as position from (
        select no from hits where ${fits} order by ${order.by} limit ${take} offset ${skip}
      ) chosen
    )
    select 0 as position, ${facets ? sql`null::bigint` : sql`(select count(*) from hits)`} as total,
      ${facets ? brandCounts : sql`null::json`} as brands, ${facets ? markingCounts : sql`null::json`} as marked,
      null::text as facts, null as unit, null::double precision as comparison_amount, null as comparison_unit,
      null::integer as price, null::json as promotions, null as stock_status, null as available_from, null as available_to
    union all
    select page.position, null, null, null, f.facts::text, p.unit, p.comparison_amount, p.comparison_unit,
      ${here ? sql`s.price, s.promotions, s.stock_status, s.available_from, s.available_to` : sql`p.price, null, null, null, null`}
    from page join products p on p.no = page.no join product_facts f on f.no = page.no
      ${here ? sql`join shelves s on s.no = page.no and s.store_number = ${store}` : none}
    order by position`.execute(database)
  if (!facets) return { rows, total: meta?.total ?? 0, facets: [] }
  const byBrand = parsed<BrandCounts[number]>(meta?.brands)
  const total = byBrand.reduce((sum, [brand, count]) => (brands.length === 0 || (brand !== null && brands.includes(brand)) ? sum + count : sum), 0)
  return { rows, total, facets: [brandFacet(byBrand, brands), markingFacet(parsed(meta?.marked), markings)] }
}
