import { Effect } from "effect"
import { notRetriedByCaller } from "../../contract/policy.ts"
import { loadRecipeProducts } from "../load-recipe-products.ts"
import { findNode } from "../../navigation/resolve.ts"
import { loadRecipe } from "../../recipes/load-recipe.ts"
import { defaultRecipeList } from "../../recipes/listing.ts"
import { loadRecipeList } from "../../recipes/load-recipe-list.ts"
import type { RecipeSummary } from "../../recipes/model.ts"
import { initialPortions } from "../../recipes/portions.ts"
import { definePage, PageNotFound, PageUnavailable } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"

const maxSimilarRecipes = 8

/** Other recipes of the same category; none when they cannot be loaded. */
const loadSimilarRecipes = (category: string | undefined, id: string) =>
  category === undefined
    ? Effect.succeed<ReadonlyArray<RecipeSummary>>([])
    : notRetriedByCaller(loadRecipeList({ category, listing: defaultRecipeList })).pipe(
        Effect.map(({ recipes }) => recipes.filter((recipe) => recipe.id !== id).slice(0, maxSimilarRecipes)),
        Effect.orElseSucceed(() => [])
      )

/** Loads one recipe with the products for its own portions; when these cannot be loaded, the page shows an error. */
export const recipePage = definePage("recipe", pageMatches.recipe, ({ id }, { tree }) =>
  Effect.gen(function* () {
    const recipe = yield* loadRecipe({ id }).pipe(
      Effect.mapError((error) =>
        error._tag === "RecipeNotFound" ? new PageNotFound() : new PageUnavailable({ detail: error.detail })
      )
    )
    const [products, similar] = yield* Effect.all(
      [
        loadRecipeProducts({ recipeId: id, portions: initialPortions(recipe) }).pipe(
          Effect.catch((error) => Effect.as(Effect.logWarning(error.message), null))
        ),
        loadSimilarRecipes(recipe.categories[0], id)
      ],
      { concurrency: "unbounded" }
    )
    const folderPath = recipe.url.slice(0, recipe.url.lastIndexOf("/"))
    return { recipe, products, similar, trail: findNode(tree, folderPath)?.trail ?? [] }
  })
)
