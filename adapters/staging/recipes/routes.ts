import { sql } from "kysely"
import { listCategoryRecipes, listRecipeArticles, listRecipes, recipesByIds } from "#core/recipes/api.ts"
import { parsePage } from "../catalogue/paging.ts"
import { type Route, route } from "../http/route.ts"
import { textQuery } from "../text-search/query.ts"
import { wordsOf } from "../text-search/words.ts"
import { recipeArticles } from "./recipe-articles.ts"
import { listColumns, listRecipePage, recipeOf } from "./recipe-lists.ts"

const maxIds = 200
const defaultTake = 20

/** Names in Swedish order: å, ä and ö, which follow z, become the characters after z. */
const sortableName = sql`translate(lower(name), 'åäö', '{|}') collate "C"`
const orders = { name: sortableName, name_desc: sql`${sortableName} desc` }

export const recipeRoutes: ReadonlyArray<Route> = [
  route(recipesByIds, async ({ database }, { params }) => {
    const ids = [...new Set(params.ids.split(",").slice(0, maxIds))]
    const rows = await database
      .selectFrom("recipes")
      .select(listColumns)
      .where("id", "=", sql<string>`any(${ids})`)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, recipeOf(row)]))
    return { items: ids.flatMap((id) => byId.get(id) ?? []) }
  }),

  route(listCategoryRecipes, async (context, { params, query }) => {
    const list = await listRecipePage(context, parsePage(query, defaultTake), {
      where: sql`category = ${params.id}`,
      order: query.sort === undefined ? sql`id desc` : orders[query.sort]
    })
    if (list.totalCount === 0) throw context.refuse("ERR_CATEGORY_NOT_FOUND", "There is no such category.")
    return list
  }),

  route(listRecipes, (context, { query }) => {
    const words = wordsOf(query.q ?? "").map(({ text }) => text)
    const match = textQuery(words)
    return listRecipePage(
      context,
      parsePage(query, defaultTake),
      words.length === 0
        ? { where: sql`${(query.q ?? "").trim() === ""}::boolean`, order: sql`id desc` }
        : { where: sql`search @@ ${match}`, order: sql`ts_rank(search, ${match}) desc` }
    )
  }),

  route(listRecipeArticles, (context, { params, query }) => recipeArticles(context, params.id, query))
]
