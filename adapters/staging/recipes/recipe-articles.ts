import { cartUnits, unitOfCode } from "#core/catalogue/units.ts"
import { kilogramsOf } from "#core/catalogue/quantity.ts"
import { defaultPortions, quantityForPortions } from "#core/recipes/rules.ts"
import type { listRecipeArticles } from "#core/recipes/api.ts"
import type { WireResponseOf } from "#core/contract/endpoint.ts"
import type { Context } from "../http/route.ts"

type Articles = WireResponseOf<typeof listRecipeArticles>

/** What most people have at home, and need not buy. */
const atHome = "Hemma"

/** Lists the products for a recipe in a store; an ingredient whose product the store does not sell has no articles. */
export const recipeArticles = async (
  { database, refuse }: Pick<Context<"ERR_RECIPE_NOT_FOUND">, "database" | "refuse">,
  recipeId: string,
  { storeNumber, quantity: portions = defaultPortions }: { readonly storeNumber: string; readonly quantity?: number }
): Promise<Articles> => {
  const recipe = await database.selectFrom("recipes").select("portions").where("id", "=", recipeId).executeTakeFirst()
  if (recipe === undefined) throw refuse("ERR_RECIPE_NOT_FOUND", "There is no such recipe.")
  const rows = await database
    .selectFrom("recipe_ingredients as i")
    .leftJoin("products as p", "p.id", "i.product_id")
    .leftJoin("store_products as s", (join) => join.onRef("s.no", "=", "p.no").on("s.store_number", "=", storeNumber))
    .select(["i.name", "i.amount", "i.contents", "p.id as product_id", "p.name as product_name", "p.unit", "s.price"])
    .where("i.recipe_id", "=", recipeId)
    .orderBy("i.position")
    .execute()
  const ingredients = rows.map(({ name, amount, contents, product_id: id, product_name: product, unit, price }) => {
    if (contents === null) return { name, articles: {}, articleTypes: [atHome] }
    if (id === null || product === null || unit === null || price === null || amount === null)
      return { name, articles: {}, articleTypes: [] }
    const soldBy = unitOfCode(unit)
    const quantity = quantityForPortions(
      { amount, contents, unit: soldBy },
      { portions, recipePortions: recipe.portions }
    )
    return {
      name,
      articles: { [id]: cartUnits[soldBy] === cartUnits.kilogram ? kilogramsOf(quantity) : quantity },
      articleTypes: [product]
    }
  })
  return { results: [{ ingredientGroups: [{ ingredients }] }] }
}
