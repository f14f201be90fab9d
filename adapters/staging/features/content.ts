import { sql } from "kysely"
import { getPageData } from "#core/content/api.ts"
import type { WireAnswerOf } from "#core/contract/endpoint.ts"
import { refuse } from "../http/refusal.ts"
import { JsonAnswer, type Route, route } from "../http/route.ts"

export const contentRoutes: ReadonlyArray<Route> = [
  route(getPageData, async ({ sql: database }, { params: { page } }) => {
    const path = page.startsWith("/") ? page : `/${page}`
    const { rows: [row] } = await sql<{ content: string }>`
      select content::text as content from pages where id = ${page} or path = ${path} order by id = ${page} desc limit 1`.execute(database)
    if (row === undefined) throw refuse(404, "ERR_PAGE_NOT_FOUND", "There is no such page.")
    return new JsonAnswer<WireAnswerOf<typeof getPageData>>(row.content)
  })
]
