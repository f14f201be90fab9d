import { sql } from "kysely"
import { noStore } from "../catalogue/store-details.ts"
import type { Context } from "../http/route.ts"
import { contentExists } from "./content-hits.ts"
import { matching } from "./query.ts"

/** Those of some queries that find anything in a store, in their order: one statement, which reads no more than the first hit of each. */
export const queriesWithHits = async ({ sql: database }: Context, store: string, queries: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const here = store === noStore ? sql`` : sql`and ${store} = any(p.stores)`
  const asked = [...new Set(queries)].flatMap((query, place) => {
    const match = matching(query)
    return match === null ? [] : [{ query, found: sql`
      select ${sql.lit(place)} as place, ${query}::text as query
      where exists (select from products p where p.visible ${here} and ${match.where}) or ${contentExists(match.words)}` }]
  })
  if (asked.length === 0) return []
  const { rows } = await sql<{ query: string }>`${sql.join(asked.map(({ found }) => found), sql` union all `)} order by place`.execute(database)
  return rows.map(({ query }) => query)
}
