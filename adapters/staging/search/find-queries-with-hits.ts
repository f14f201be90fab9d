import { Schema } from "effect"
import { type RawBuilder, sql } from "kysely"
import { rowReader } from "../database/row-reader.ts"
import { noStoreNumber } from "../catalogue/store-details.ts"
import type { Context } from "../http/route.ts"
import { contentExists } from "./content-hits.ts"
import { buildMatch } from "../text-search/query.ts"

const readQueries = rowReader(Schema.Struct({ query: Schema.String }))

/** Returns the queries that have hits in a store, in order and without duplicates. A single statement checks them and stops at the first hit of each. */
export const findQueriesWithHits = async (
  { database }: Pick<Context, "database">,
  store: string,
  queries: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  const inStore = store === noStoreNumber ? sql`` : sql`and p.stores @> array[${store}]`
  const statements = new Map<string, RawBuilder<unknown>>()
  for (const query of queries) {
    const match = buildMatch(query)
    const key = match?.words.join(" ") ?? ""
    if (match === null || statements.has(key)) continue
    statements.set(
      key,
      sql`
      select ${sql.lit(statements.size)} as ordinal, ${query}::text as query
      where exists (select from products p where p.visible ${inStore} and ${match.where}) or ${contentExists(match.words)}`
    )
  }
  if (statements.size === 0) return []
  const rows = await readQueries(
    database,
    sql`${sql.join([...statements.values()], sql` union all `)} order by ordinal`
  )
  return rows.map(({ query }) => query)
}
