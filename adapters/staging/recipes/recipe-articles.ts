import type { listRecipeArticles } from "#core/recipes/api.ts"
import type { QueryOf, WireResponseOf } from "#core/contract/endpoint.ts"
import { variantFlags } from "#core/recipes/model.ts"
import type { Context } from "../http/route.ts"
import { readRecipeProducts, variantKey, wireQuantity } from "./recipe-products.ts"

type Articles = WireResponseOf<typeof listRecipeArticles>

/** The type of articles that most people have at home (CAPI-15). */
const atHomeType = "Hemma"

/** Lists the products for a recipe in a store; an ingredient whose products the store does not sell has no articles. */
export const readRecipeArticles = async (
  { database, now, refuse }: Pick<Context<"ERR_RECIPE_NOT_FOUND">, "database" | "now" | "refuse">,
  recipeId: string,
  query: QueryOf<typeof listRecipeArticles>
): Promise<Articles> => {
  const recipe = await database
    .selectFrom("recipes")
    .select(["id", "portions", "variants"])
    .where("id", "=", recipeId)
    .executeTakeFirst()
  if (recipe === undefined) throw refuse("ERR_RECIPE_NOT_FOUND", "There is no such recipe.")
  const flags = variantFlags.filter((flag) => query[flag] === true)
  const productsByRecipe = await readRecipeProducts(database, [recipe], {
    store: query.storeNumber,
    now,
    flags,
    portions: query.quantity ?? recipe.portions
  })
  const products = productsByRecipe.get(recipe.id)
  const ingredients = await database
    .selectFrom("recipe_ingredients as i")
    .leftJoin("recipe_articles as a", (join) =>
      join
        .onRef("a.recipe_id", "=", "i.recipe_id")
        .onRef("a.position", "=", "i.position")
        .on("a.variant", "=", variantKey(recipe, flags))
        .on("a.rank", "=", 0)
    )
    .select(["i.position", "i.name", "i.at_home", "i.group_name", "a.name as substitute"])
    .where("i.recipe_id", "=", recipeId)
    .orderBy("i.position")
    .execute()
  const groupNames = [...new Set(ingredients.map(({ group_name }) => group_name))]
  const ingredientOf = ({ position, name, substitute, at_home }: (typeof ingredients)[number]) => {
    const product = products?.get(position) ?? null
    return {
      name: substitute ?? name,
      articles: product === null ? {} : { [product.id]: wireQuantity(product) },
      articleTypes: at_home ? [atHomeType] : product === null ? [] : [product.name]
    }
  }
  return {
    results: [
      {
        ingredientGroups: groupNames.map((groupName) => ({
          ingredients: ingredients.filter(({ group_name }) => group_name === groupName).map(ingredientOf)
        }))
      }
    ]
  }
}
