import { add, type Ore } from "../kernel/money.ts"
import type { Cart } from "./model.ts"

/** The price of all recipes; those of recipe bags are part of their bags' prices. */
export const recipesTotal = ({ baskets, bags }: Pick<Cart, "baskets" | "bags">): Ore =>
  add(
    ...bags.map(({ amount }) => amount),
    ...baskets.flatMap(({ editableRecipes }) => editableRecipes.map(({ price }) => price))
  )

export const mealsTotal = ({ meals }: Pick<Cart, "meals">): Ore => add(...meals.map(({ amount }) => amount))

/** The price of all products, recipes and meals of a cart or an order, before fees and coupons. */
export const subtotalOf = (cart: Pick<Cart, "lines" | "baskets" | "bags" | "meals">): Ore =>
  add(...cart.lines.map(({ amount }) => amount), recipesTotal(cart), mealsTotal(cart))
