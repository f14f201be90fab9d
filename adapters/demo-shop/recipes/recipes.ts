import { type VariantFlag, variantFlags } from "#core/recipes/model.ts"
import { baking } from "./baking.ts"
import { classics } from "./classics.ts"
import { fishDishes } from "./fish-dishes.ts"
import { goodsForVariant } from "./goods/goods.ts"
import type { DemoGoods, DemoRecipe, DemoRecipeCategory } from "./model.ts"
import { parseRecipes } from "./parse-recipes.ts"
import { soupsAndStews } from "./soups-and-stews.ts"
import { vegetarianDishes } from "./vegetarian-dishes.ts"
import { weekdayDinners } from "./weekday-dinners.ts"
import { weekendDinners } from "./weekend-dinners.ts"

/** The flags that a recipe fulfils as it is. */
export const ownFlags = ({ ingredients }: DemoRecipe): ReadonlyArray<VariantFlag> =>
  variantFlags.filter((flag) => ingredients.every(({ goods }) => !goods.unsuitable.includes(flag)))

/** What is bought for a variant of a recipe, which keeps the recipe's own flags; null when nothing suits. */
export const goodsOfVariant = (
  recipe: DemoRecipe,
  goods: DemoGoods,
  flags: ReadonlyArray<VariantFlag>
): DemoGoods | null => goodsForVariant(goods, [...ownFlags(recipe), ...flags])

/** The flags for which a recipe has a variant: other goods replace those that do not suit. */
export const variantsOf = (recipe: DemoRecipe): ReadonlyArray<VariantFlag> =>
  variantFlags.filter(
    (flag) =>
      !ownFlags(recipe).includes(flag) &&
      recipe.ingredients.every(({ goods }) => goodsOfVariant(recipe, goods, [flag]) !== null)
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

/** The longest time in minutes of a quick recipe. */
const quickMinutes = 25

/** Adds the categories that follow from a recipe's time and ingredients. */
const withDerivedCategories = (recipe: DemoRecipe): DemoRecipe => {
  const isDinner = !recipe.categories.includes("bakning")
  const derived = [
    ...(recipe.minutes <= quickMinutes ? ["snabbt"] : []),
    ...(isDinner && ownFlags(recipe).includes("vegetarian") ? ["vegetariskt"] : [])
  ]
  return { ...recipe, categories: [...new Set([...recipe.categories, ...derived])] }
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
