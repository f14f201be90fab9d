import { Schema } from "effect"
import { LRUCache } from "lru-cache"
import { rowReader } from "../database/row-reader.ts"
import { type RawBuilder, sql } from "kysely"
import type { Context } from "../http/route.ts"
import type { HitGroup } from "./facets.ts"

/** An SQL expression of one text: the facet key, number of hits and number of one product of each row of `groups`. */
export const groupsText: RawBuilder<unknown> = sql`(select string_agg(concat_ws(' ', facet_key, n, no), ',') from groups)`

const maxCachedGroups = 20_000

/** What the products with a facet key have in common. The key is a hash of these values, so that an entry is never outdated. */
type FacetValues = Pick<HitGroup, "brand" | "markings">

const cachedValues = new LRUCache<string, FacetValues>({ max: maxCachedGroups })

const readRows = rowReader(
  Schema.Struct({
    facet_key: Schema.String,
    brand: Schema.NullOr(Schema.String),
    markings: Schema.Array(Schema.String)
  })
)

/** Reads the facet keys of products with their values. The hash does not distinguish an empty brand from none. */
const readValues = async (
  { database }: Pick<Context, "database">,
  productNos: ReadonlyArray<number>
): Promise<ReadonlyMap<string, FacetValues>> => {
  if (productNos.length === 0) return new Map()
  const rows = await readRows(
    database,
    sql`select facet_key::text, nullif(brand, '') as brand, markings from products where no = any(${productNos})`
  )
  return new Map(rows.map(({ facet_key, ...values }) => [facet_key, values]))
}

const noValues: FacetValues = { brand: null, markings: [] }

/** Parses the text of `groupsText`, and adds the values of each group, which are read only the first time. */
export const readGroups = async (
  context: Pick<Context, "database">,
  text: string | null
): Promise<ReadonlyArray<HitGroup>> => {
  if (text === null) return []
  const groups = text.split(",").map((group) => {
    const [key = "", count, productNo] = group.split(" ")
    return { key, count: Number(count), productNo: Number(productNo), values: cachedValues.get(key) }
  })
  const newValues = await readValues(
    context,
    groups.flatMap(({ values, productNo }) => (values === undefined ? [productNo] : []))
  )
  for (const [key, values] of newValues) cachedValues.set(key, values)
  // A product that has changed between the two statements has another key by then: this response lists it without its brand and markings among the facets.
  return groups.map(({ key, count, values }) => ({ ...(values ?? newValues.get(key) ?? noValues), count }))
}
