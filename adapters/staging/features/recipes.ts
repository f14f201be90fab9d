import { type Kysely, sql } from "kysely"
import { recipesByIds } from "#core/recipes/api.ts"
import type { Tables } from "../database/tables.ts"
import { type Route, route } from "../http/route.ts"

const mostIds = 200

type Row = Pick<Tables["recipes"], "id" | "name" | "url" | "image_url" | "cooking_time"> & { readonly image_alt: string }

const recipesOf = async (database: Kysely<Tables>, ids: ReadonlyArray<string>): Promise<ReadonlyArray<Row>> => {
  const { rows } = await sql<Row>`
    select r.* from unnest(${ids}::text[]) with ordinality as w(id, place) join recipes r on r.id = w.id order by w.place`.execute(database)
  return rows
}

export const recipeRoutes: ReadonlyArray<Route> = [
  route(recipesByIds, async ({ sql: database }, { params }) => {
    const rows = await recipesOf(database, [...new Set(params.ids.split(",").slice(0, mostIds))])
    return {
      items: rows.map(({ id, name, url, image_url, image_alt, cooking_time }) => ({
        id, name, url, image: image_url === null ? null : { url: image_url, alt: image_alt }, cookingTime: cooking_time
      }))
    }
  })
]
