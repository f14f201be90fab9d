import { add, type Ore, share } from "../kernel/money.ts"
import type { BagOffer } from "./model.ts"

/** The price of a bag with the chosen recipes, and of one portion of it; null while a chosen recipe has no price or no recipe is chosen. */
export const bagPrice = (
  { recipes, portions }: Pick<BagOffer, "portions" | "recipes">,
  chosenGtins: ReadonlySet<string>
): { readonly total: Ore; readonly portionPrice: Ore } | null => {
  const prices = recipes.filter(({ gtin }) => chosenGtins.has(gtin)).map(({ price }) => price)
  if (prices.length === 0 || !prices.every((price) => price !== null)) return null
  const total = add(...prices)
  return { total, portionPrice: share(total, 1, prices.length * portions) }
}
