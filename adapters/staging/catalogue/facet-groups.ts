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

const noValues: FacetValues = { brand: null, markings: [] }

/** Parses the text of `groupsText`, and adds the values of each group, which are read only the first time. */
export const readGroups = async (
  { database }: Pick<Context, "database">,
  text: string | null
): Promise<ReadonlyArray<HitGroup>> => {
  if (text === null) return []
  const groups = text.split(",").map((group) => {
    const [key = "", count, productNo] = group.split(" ")
    return { key, count: Number(count), productNo: Number(productNo), values: cachedValues.get(key) }
  })
  const missingNos = groups.flatMap(({ values, productNo }) => (values === undefined ? [productNo] : []))
  if (missingNos.length > 0)
    for (const { facet_key, brand, markings } of await readRows(
      database,
      sql`select facet_key::text, brand, markings from products where no = any(${missingNos})`
    ))
      cachedValues.set(facet_key, { brand, markings })
  // A product that has changed between the two statements has another key by now; its group is counted, but not listed.
  return groups.map(({ key, count, values }) => ({ ...(values ?? cachedValues.get(key) ?? noValues), count }))
}
