import type { LoadedPageOf } from "#core/content/pages.ts"
import type { Recipe } from "#core/recipes/model.ts"
import { initialPortions } from "#core/recipes/portions.ts"
import { shopName } from "#web/text/common.ts"
import { portionCount } from "#web/text/recipe-card.ts"
import { ingredientText } from "#web/views/recipes/ingredient-text.ts"
import { breadcrumbsData } from "./breadcrumbs.ts"
import type { StructuredData, StructuredDataContext } from "./model.ts"

/** The preparation time, which the recipes do not state (RECIPE-41). */
const preparationMinutes = 10

const duration = (minutes: number): string => `PT${minutes}M`

/** Omits fields that are null. */
const withoutNulls = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** A recipe without ratings, since the shop has none. */
const describeRecipe = (recipe: Recipe, category: string | null, origin: string): StructuredData => {
  const { cookingTime, description, publishedDate, kilocalories, cuisine, keywords, source } = recipe
  const portions = initialPortions(recipe)
  const scale = { portions, recipePortions: portions, flags: [] }
  const ingredients = recipe.groups.flatMap((group) => group.ingredients.map((item) => ingredientText(item, scale)))
  const fields = withoutNulls({
    name: recipe.name,
    image: recipe.pictures.flatMap((path) => [
      `${origin}${path}?width=1000&height=700`,
      `${origin}${path}?width=500&height=350`
    ]),
    author: { "@type": "Organization", name: source ?? shopName },
    datePublished: publishedDate,
    description,
    prepTime: duration(preparationMinutes),
    cookTime: cookingTime === null ? null : duration(cookingTime),
    totalTime: cookingTime === null ? null : duration(preparationMinutes + cookingTime),
    recipeYield: portionCount(portions),
    recipeCategory: category,
    recipeCuisine: cuisine,
    keywords: keywords.length === 0 ? null : keywords.join(", "),
    nutrition: kilocalories === null ? null : { "@type": "NutritionInformation", calories: `${kilocalories} kcal` },
    recipeIngredient: ingredients.map(({ amount, name }) => `${amount} ${name}`.trim().replaceAll("\u00a0", " ")),
    recipeInstructions: recipe.steps.map((text, index) => ({
      "@type": "HowToStep",
      name: `Steg ${index + 1}`,
      text
    }))
  })
  return { "@type": "Recipe", ...fields }
}

/** The recipe with its times and ingredients, and its breadcrumbs. */
export const recipeData = (
  { recipe, trail }: Pick<LoadedPageOf<"recipe">, "recipe" | "trail">,
  context: StructuredDataContext
): ReadonlyArray<StructuredData> => [
  describeRecipe(recipe, trail.at(-1)?.name ?? null, context.origin),
  breadcrumbsData(trail, recipe, context)
]
