import { sql } from "kysely"
import { getPageData } from "#core/content/api.ts"
import type { WireAnswerOf } from "#core/contract/endpoint.ts"
import { safeHtml } from "../content/safe-html.ts"
import { refuse } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"

type Page = WireAnswerOf<typeof getPageData>

export const contentRoutes: ReadonlyArray<Route> = [
  route(getPageData, async ({ sql: database }, { params: { page } }) => {
    const path = page.startsWith("/") ? page : `/${page}`
    const { rows: [row] } = await sql<{ content: Page }>`
      select content from pages where id = ${page} or path = ${path} order by id = ${page} desc limit 1`.execute(database)
    if (row === undefined) throw refuse(404, "ERR_PAGE_NOT_FOUND", "There is no such page.")
    const { contentBlocks, ...rest } = row.content
    return {
      ...rest,
      contentBlocks: contentBlocks.map((block) => (block.type === "RichTextGrid" ? { ...block, html: safeHtml(block.html) } : block))
    }
  })
]
