import { type RawBuilder, sql } from "kysely"
import { noStore } from "../catalogue/store-details.ts"
import type { Context } from "../http/route.ts"
import { contentExists } from "./content-hits.ts"
import { matching } from "./query.ts"

/** Those of some queries that find anything in a store, in their order and each in one spelling: one statement, which reads no more than the first hit of each. */
export const queriesWithHits = async ({ sql: database }: Context, store: string, queries: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const here = store === noStore ? sql`` : sql`and ${store} = any(p.stores)`
  const asked = new Map<string, RawBuilder<unknown>>()
  for (const query of queries) {
    const match = matching(query)
    const key = match?.words.join(" ") ?? ""
    if (match === null || asked.has(key)) continue
    asked.set(key, sql`
      select ${sql.lit(asked.size)} as place, ${query}::text as query
      where exists (select from products p where p.visible ${here} and ${match.where}) or ${contentExists(match.words)}`)
  }
  if (asked.size === 0) return []
  const { rows } = await sql<{ query: string }>`${sql.join([...asked.values()], sql` union all `)} order by place`.execute(database)
  return rows.map(({ query }) => query)
}
