import type { DeliveryMethod } from "../assortment/model.ts"
import { type LossReason, lossReason, type CartLoss, type StoreAvailability } from "./lost-lines.ts"
import type { Cart, CartMeal, CartRecipe } from "./model.ts"

/** What the new store sells, and the delivery method and date for which that is checked. */
export interface StoreOffering {
  readonly availabilityByGtin: ReadonlyMap<string, StoreAvailability>
  /** The gtins of the catered meals that the store's kitchen does not prepare. */
  readonly unpreparedMealGtins: ReadonlySet<string>
  readonly method: DeliveryMethod
  /** 'YYYY-MM-DD' */
  readonly today: string
}

const lossInPortions = (
  { gtin, name, portions }: { readonly gtin: string; readonly name: string; readonly portions: number },
  loss: LossReason,
  lostItems: ReadonlyArray<string> = []
): CartLoss => ({ gtin, name, brand: null, size: null, picture: null, unit: null, quantity: portions, loss, lostItems })

const lossOfRecipe = (
  { recipeId, gtin, name, portions, items }: CartRecipe,
  { availabilityByGtin, method, today }: StoreOffering
): ReadonlyArray<CartLoss> => {
  const lostProducts = items.flatMap((item) => {
    const loss = lossReason(availabilityByGtin.get(item.gtin), method, today)
    return loss === null ? [] : [{ name: item.name, loss }]
  })
  const [first] = lostProducts
  if (first === undefined) return []
  const lostItems = lostProducts.length === items.length ? [] : lostProducts.map((item) => item.name)
  return [lossInPortions({ gtin: gtin ?? recipeId, name, portions }, first.loss, lostItems)]
}

const lossOfMeal = ({ gtin, name, unit, quantity }: CartMeal): CartLoss => ({
  ...lossInPortions({ gtin, name, portions: quantity }, "not-sold"),
  unit: unit === "per person" ? null : "piece"
})

/**
 * The recipes, bags and meals that a change of store or delivery method would remove or change (PREVIEW-11). Bags are not
 * delivered (DELIV-27); a recipe loses the products that are not available; meals are lost if the store's kitchen does not prepare them.
 */
export const findLostEntries = (
  { baskets, bags, meals }: Pick<Cart, "baskets" | "bags" | "meals">,
  store: StoreOffering
): ReadonlyArray<CartLoss> => {
  const losesBags = store.method === "homeDelivery"
  return [
    ...(losesBags ? bags.map((bag) => lossInPortions(bag, "not-delivered")) : []),
    ...baskets
      .filter(({ name }) => !losesBags || name !== "receptkassen")
      .flatMap(({ recipes, editableRecipes }) => [...recipes, ...editableRecipes])
      .flatMap((recipe) => lossOfRecipe(recipe, store)),
    ...meals.filter(({ gtin }) => store.unpreparedMealGtins.has(gtin)).map(lossOfMeal)
  ]
}
