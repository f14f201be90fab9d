import { getPageData } from "#core/content/api.ts"
import type { WireResponseOf } from "#core/contract/endpoint.ts"
import { type Route, route } from "../http/route.ts"
import { sanitizeBlock } from "./sanitize-block.ts"

type Page = WireResponseOf<typeof getPageData>

export const contentRoutes: ReadonlyArray<Route> = [
  route(getPageData, async ({ sql: database, refuse }, { params: { page } }) => {
    const row = await database
      .selectFrom("pages")
      .select("content")
      .where((eb) => eb.or([eb("id", "=", page), eb("path", "=", page.startsWith("/") ? page : `/${page}`)]))
      .orderBy((eb) => eb("id", "=", page), "desc")
      .limit(1)
      .executeTakeFirst()
    if (row === undefined) throw refuse("ERR_PAGE_NOT_FOUND", "There is no such page.")
    const { contentBlocks, ...rest } = row.content as Page
    return {
      ...rest,
      contentBlocks: contentBlocks.map(sanitizeBlock)
    }
  })
]
