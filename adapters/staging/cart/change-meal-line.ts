import type { ErrorItem } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import { clampMealQuantity, parseWholeQuantity } from "./change-meals.ts"
import type { CartRow } from "./read-cart.ts"
import { removeLine } from "./remove-line.ts"

/**
 * Sets the quantity of the line of a catered meal; a recipe bag always has the quantity 1. 0 removes the line. A quantity outside the limits is clamped
 * and reported as an error. Returns the errors, or null when the cart has no such line.
 */
export const changeMealLine = async (
  { database }: Pick<Context, "database">,
  cart: CartRow,
  lineId: string,
  requestedQuantity: number
): Promise<ReadonlyArray<ErrorItem> | null> => {
  const meal = cart.meals.find(({ id }) => id === lineId)
  const bag = cart.bags.find(({ id }) => id === lineId)
  const limits = meal ?? (bag === undefined ? undefined : { name: bag.name, quantity_from: 1, quantity_to: 1 })
  if (limits === undefined) return null
  const { quantity, error } = clampMealQuantity(limits, parseWholeQuantity(requestedQuantity, "quantity"), "quantity")
  if (quantity === 0) await removeLine(database, cart.id, lineId)
  else if (meal !== undefined)
    await database.updateTable("cart_catered_meals").set({ quantity }).where("id", "=", lineId).execute()
  return error === null ? [] : [error]
}
