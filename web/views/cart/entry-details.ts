import type { CartMeal, CartRecipe } from "#core/cart/model.ts"
import * as text from "#web/text/cart-meals.ts"

/** '4 portioner · Vegetarisk · Glutenfri'. */
export const recipeDetails = (portions: number, flags: CartRecipe["flags"]): string =>
  [text.portions(portions), ...flags.map((flag) => text.flags[flag])].join(" · ")

/** 'Tillbehör: Aioli'; empty without a side. */
export const mealDetails = ({ side }: Pick<CartMeal, "side">): string => (side === null ? "" : text.side(side.name))
