import { sql } from "kysely"
import { listCategoryRecipes, listRecipeArticles, listRecipes, recipesByIds } from "#core/recipes/api.ts"
import { noStoreNumber } from "../catalogue/store-details.ts"
import { type Route, route } from "../http/route.ts"
import { textQuery } from "../text-search/query.ts"
import { wordsOf } from "../text-search/words.ts"
import { readRecipeArticles } from "./recipe-articles.ts"
import { detailColumns, readRecipesJson } from "./recipe-json.ts"
import { listRecipePage } from "./recipe-lists.ts"

const maxIds = 200

/** The most recent first. */
const newestFirst = sql`published desc nulls last, id desc`

export const recipeRoutes: ReadonlyArray<Route> = [
  route(recipesByIds, async ({ database, now }, { params, query }) => {
    const ids = [...new Set(params.ids.split(",").slice(0, maxIds))]
    const rows = await database
      .selectFrom("recipes")
      .select(detailColumns)
      .where("id", "=", sql<string>`any(${ids})`)
      .execute()
    const recipes = await readRecipesJson(database, rows, { store: query.store ?? noStoreNumber, now })
    const recipeById = new Map(recipes.map((recipe) => [recipe.id, recipe]))
    return { items: ids.flatMap((id) => recipeById.get(id) ?? []) }
  }),

  route(listCategoryRecipes, async (context, { params, query }) => {
    const { database, refuse } = context
    const category = await database
      .selectFrom("recipe_categories as c")
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("recipes as r")
            .select("r.id")
            .where(sql<boolean>`c.id = any(r.categories)`)
        ).as("has_recipes")
      )
      .where("c.id", "=", params.id)
      .executeTakeFirst()
    if (category === undefined) throw refuse("ERR_CATEGORY_NOT_FOUND", "There is no such category.")
    if (!category.has_recipes) throw refuse("CATEGORY_NOT_CONFIGURED", "The category has no recipes.")
    return listRecipePage(context, query, {
      where: sql`categories @> array[${params.id}]`,
      relevance: newestFirst
    })
  }),

  route(listRecipes, (context, { query }) => {
    const words = wordsOf(query.q ?? "").map(({ text }) => text)
    const match = textQuery(words)
    return listRecipePage(
      context,
      query,
      words.length === 0
        ? { where: sql`${(query.q ?? "").trim() === ""}::boolean`, relevance: newestFirst }
        : { where: sql`search @@ ${match}`, relevance: sql`ts_rank(search, ${match}) desc` }
    )
  }),

  route(listRecipeArticles, (context, { params, query }) => readRecipeArticles(context, params.id, query))
]
