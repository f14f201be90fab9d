import { Schema } from "effect"
import { getPageData } from "#core/content/api.ts"
import { type Route, route } from "../http/route.ts"
import { sanitizeBlock } from "./sanitize-block.ts"

const decodePage = Schema.decodeUnknownSync(Schema.toEncoded(getPageData.response))

export const contentRoutes: ReadonlyArray<Route> = [
  route(getPageData, async ({ database, refuse }, { params: { page } }) => {
    const row = await database
      .selectFrom("pages")
      .select("content")
      .where((eb) => eb.or([eb("id", "=", page), eb("path", "=", page.startsWith("/") ? page : `/${page}`)]))
      .orderBy((eb) => eb("id", "=", page), "desc")
      .limit(1)
      .executeTakeFirst()
    if (row === undefined) throw refuse("ERR_PAGE_NOT_FOUND", "There is no such page.")
    const { contentBlocks, ...otherFields } = decodePage(row.content)
    return {
      ...otherFields,
      contentBlocks: contentBlocks.map(sanitizeBlock)
    }
  })
]
