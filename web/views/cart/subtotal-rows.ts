import type { Cart } from "#core/cart/model.ts"
import { mealsTotal, recipesTotal } from "#core/cart/totals.ts"
import { add } from "#core/kernel/money.ts"
import { subtotal } from "#web/text/cart-content.ts"
import { cateringSection, recipesSection } from "#web/text/cart-entries.ts"
import type { SummaryRow } from "./CartSummary.tsx"

/** The rows for the prices of products, recipes and catering: of products if the cart has any, of the others if their price is not 0. */
export const subtotalRows = (cart: Pick<Cart, "lines" | "baskets" | "bags" | "meals">): ReadonlyArray<SummaryRow> => {
  const recipeTotal = recipesTotal(cart)
  const mealTotal = mealsTotal(cart)
  return [
    ...(cart.lines.length > 0
      ? [{ id: "products", label: subtotal, amount: add(...cart.lines.map(({ amount }) => amount)) }]
      : []),
    ...(recipeTotal > 0 ? [{ id: "recipes", label: recipesSection, amount: recipeTotal }] : []),
    ...(mealTotal > 0 ? [{ id: "meals", label: cateringSection, amount: mealTotal }] : [])
  ]
}
