import { sql } from "kysely"
import { recipesByIds } from "#core/recipes/api.ts"
import { type Route, route } from "../http/route.ts"

const maxIds = 200

export const recipeRoutes: ReadonlyArray<Route> = [
  route(recipesByIds, async ({ database }, { params }) => {
    const ids = [...new Set(params.ids.split(",").slice(0, maxIds))]
    const rows = await database
      .selectFrom("recipes")
      .select(["id", "name", "url", "image_url", "image_alt", "cooking_time"])
      .where("id", "=", sql<string>`any(${ids})`)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return {
      items: ids.flatMap((id) => {
        const row = byId.get(id)
        if (row === undefined) return []
        const { name, url, image_url, image_alt, cooking_time } = row
        const image = image_url === null ? null : { url: image_url, alt: image_alt }
        return [{ id, name, url, image, cookingTime: cooking_time }]
      })
    }
  })
]
