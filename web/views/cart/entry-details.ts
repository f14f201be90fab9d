import type { CartMeal, CartRecipe } from "#core/cart/model.ts"
import type { DietaryFlag } from "#core/recipes/model.ts"
import * as text from "#web/text/cart-entries.ts"
import { flags as flagNames, portionCount } from "#web/text/recipe-card.ts"

/** The flags that vegan implies, which are not shown beside it. */
const impliedByVegan: ReadonlySet<DietaryFlag> = new Set(["vegetarian", "lactoseFree"])

/** '4 portioner · Vegetarisk · Glutenfri'. */
export const recipeDetails = (portions: number, flags: CartRecipe["flags"]): string => {
  const shownFlags = flags.includes("vegan") ? flags.filter((flag) => !impliedByVegan.has(flag)) : flags
  return [portionCount(portions), ...shownFlags.map((flag) => flagNames[flag])].join(" · ")
}

/** 'Tillbehör: Aioli'; empty without a side. */
export const mealDetails = ({ side }: Pick<CartMeal, "side">): string => (side === null ? "" : text.side(side.name))
