import { fishDishes } from "./fish-dishes.ts"
import type { DemoRecipe, DemoRecipeBag } from "./model.ts"
import { parseRecipes } from "./parse-recipes.ts"
import { vegetarianDishes } from "./vegetarian-dishes.ts"
import { weekdayDinners } from "./weekday-dinners.ts"

export const demoRecipes: ReadonlyArray<DemoRecipe> = [
  ...parseRecipes("vardagsmiddag", weekdayDinners),
  ...parseRecipes("vegetariskt", vegetarianDishes),
  ...parseRecipes("fisk-och-skaldjur", fishDishes)
]

export const demoRecipeBags: ReadonlyArray<DemoRecipeBag> = [
  { number: 1, name: "Familjekassen", recipes: [1001, 1003, 1004, 1002, 1008] },
  { number: 2, name: "Vegetariska kassen", recipes: [1007, 1009, 1011, 1014] },
  { number: 3, name: "Snabba kassen", recipes: [1010, 1013, 1004] },
  { number: 4, name: "Lätta kassen", recipes: [1005, 1012, 1007] }
]
