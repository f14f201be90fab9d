import { type VariantFlag, variantFlags } from "#core/recipes/model.ts"
import { baking } from "./baking.ts"
import { classics } from "./classics.ts"
import { fishDishes } from "./fish-dishes.ts"
import { suitableFoodstuff } from "./foodstuffs/foodstuffs.ts"
import type { DemoFoodstuff, DemoRecipe, DemoRecipeCategory } from "./model.ts"
import { parseRecipes } from "./parse-recipes.ts"
import { soupsAndStews } from "./soups-and-stews.ts"
import { vegetarianDishes } from "./vegetarian-dishes.ts"
import { weekdayDinners } from "./weekday-dinners.ts"
import { weekendDinners } from "./weekend-dinners.ts"

/** The flags that a recipe fulfils without substitutes. */
export const ownFlags = ({ ingredients }: DemoRecipe): ReadonlyArray<VariantFlag> =>
  variantFlags.filter((flag) => ingredients.every(({ foodstuff }) => !foodstuff.unsuitableFlags.includes(flag)))

/** The foodstuff for a variant of a recipe, which must also suit the recipe's own flags; null when there is none. */
export const foodstuffInVariant = (
  recipe: DemoRecipe,
  foodstuff: DemoFoodstuff,
  flags: ReadonlyArray<VariantFlag>
): DemoFoodstuff | null => suitableFoodstuff(foodstuff, [...ownFlags(recipe), ...flags])

/** The flags for which a recipe has a variant: every unsuitable foodstuff has a substitute. */
export const variantsOf = (recipe: DemoRecipe): ReadonlyArray<VariantFlag> =>
  variantFlags.filter(
    (flag) =>
      !ownFlags(recipe).includes(flag) &&
      recipe.ingredients.every(({ foodstuff }) => foodstuffInVariant(recipe, foodstuff, [flag]) !== null)
  )

export const recipeCategories: ReadonlyArray<DemoRecipeCategory> = [
  { id: "vardagsmiddag", name: "Vardagsmiddag" },
  { id: "snabbt", name: "Snabbt" },
  { id: "vegetariskt", name: "Vegetariskt" },
  { id: "fisk-och-skaldjur", name: "Fisk och skaldjur" },
  { id: "soppor-och-grytor", name: "Soppor och grytor" },
  { id: "husmanskost", name: "Husmanskost" },
  { id: "helg", name: "Helg och fest" },
  { id: "bakning", name: "Bakning" }
]

/** The maximum cooking time of a quick recipe, in minutes. */
const maxQuickMinutes = 25

/** Adds the categories that follow from a recipe's time and ingredients. */
const withDerivedCategories = (recipe: DemoRecipe): DemoRecipe => {
  const isDinner = !recipe.categories.includes("bakning")
  const derivedCategories = [
    ...(recipe.minutes <= maxQuickMinutes ? ["snabbt"] : []),
    ...(isDinner && ownFlags(recipe).includes("vegetarian") ? ["vegetariskt"] : [])
  ]
  return { ...recipe, categories: [...new Set([...recipe.categories, ...derivedCategories])] }
}

export const demoRecipes: ReadonlyArray<DemoRecipe> = [
  weekdayDinners,
  classics,
  vegetarianDishes,
  fishDishes,
  soupsAndStews,
  weekendDinners,
  baking
]
  .flatMap(parseRecipes)
  .map(withDerivedCategories)
  .toSorted((a, b) => a.number - b.number)
