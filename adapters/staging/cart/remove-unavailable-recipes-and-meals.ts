import { sql } from "kysely"
import { reasonNotSold } from "../catalogue/reason-not-sold.ts"
import type { ErrorItem } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import { isUndeliverable } from "./cart-products.ts"
import { preparesCatering } from "./change-meals.ts"
import { deliveryMethodOf } from "./price-cart-row.ts"
import type { CartRow } from "./read-cart.ts"
import { type CartRecipeItemRow, deleteBags } from "./read-recipes-and-meals.ts"

type MealsContext = Pick<Context, "database" | "now">

/** Makes a function that returns the error code of a recipe's product that the cart's store does not sell or deliver, and null for other products. */
export const makeRecipeItemCheck = (cart: CartRow, now: number) => {
  const method = deliveryMethodOf(cart)
  return (item: CartRecipeItemRow): "ERR_ITEM_NOT_IN_ASSORTMENT" | "ERR_METHOD_NOT_ALLOWED_FOR_ITEM" | null => {
    if (reasonNotSold(item, now) !== null) return "ERR_ITEM_NOT_IN_ASSORTMENT"
    const isPickupOnly = item.collect_only || !cart.groceries_delivered
    return isUndeliverable({ collect_only: isPickupOnly }, method) ? "ERR_METHOD_NOT_ALLOWED_FOR_ITEM" : null
  }
}

/**
 * Removes the recipe products, bags and meals that are not available with the cart's store and delivery method; with home delivery also all recipes of
 * 'receptkassen', without errors of their own. Returns an error for each removed bag or meal, and for each other recipe that lost products; its field is
 * the GTIN, or the id of a recipe without one.
 */
export const removeUnavailableRecipesAndMeals = async (
  context: MealsContext,
  cart: CartRow
): Promise<ReadonlyArray<ErrorItem>> => {
  const { database, now } = context
  const errorCodeOf = makeRecipeItemCheck(cart, now)
  const errors: Array<ErrorItem> = []
  const losesBags = deliveryMethodOf(cart) === "homeDelivery"
  if (losesBags) {
    await deleteBags(database, cart.id)
    for (const { gtin } of cart.bags)
      errors.push({
        code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM",
        message: "A recipe bag is not delivered home: it was removed.",
        field: gtin
      })
  }
  for (const { id, gtin, recipe_id, items, basket } of cart.recipes) {
    if (losesBags && basket === "receptkassen") continue
    const lostItems = items.flatMap((item) => {
      const code = errorCodeOf(item)
      return code === null ? [] : [{ gtin: item.gtin, code }]
    })
    const [firstLost] = lostItems
    if (firstLost === undefined) continue
    await database
      .deleteFrom("cart_recipe_items")
      .where("entry_id", "=", id)
      .where("gtin", "=", sql<string>`any(${lostItems.map((item) => item.gtin)})`)
      .execute()
    if (lostItems.length === items.length) await database.deleteFrom("cart_recipes").where("id", "=", id).execute()
    errors.push({
      code: firstLost.code,
      message: "Some of the recipe's products are not available: they were removed.",
      field: gtin ?? recipe_id
    })
  }
  if (cart.meals.length > 0 && !(await preparesCatering(context, cart))) {
    await database.deleteFrom("cart_catered_meals").where("cart_id", "=", cart.id).execute()
    for (const { gtin } of cart.meals)
      errors.push({
        code: "ERR_ITEM_NOT_IN_ASSORTMENT",
        message: "The store does not prepare this meal: it was removed.",
        field: gtin
      })
  }
  return errors
}
