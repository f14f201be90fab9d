import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { favouritesState } from "#core/favourites/favourites-state.ts"
import type { StateStore } from "#core/kernel/state.ts"
import { sessionState } from "#core/session/session-state.ts"

/**
 * Whether a customer's page loads, moves or shows something without an action of the shopper: missing data, a cart in another store than the selected one, a
 * problem with the cart, or the bar for staff. False for a visitor.
 */
export const actsBeforeInteraction = (states: StateStore): boolean => {
  const { status, customer, actingAsCustomer } = states.of(sessionState).current()
  if (status === "visitor") return false
  const { serverCart, problems } = states.of(cartState).current()
  const { selection } = states.of(assortmentState).current()
  return (
    customer === null ||
    actingAsCustomer ||
    states.of(favouritesState).current().lists === null ||
    problems.length > 0 ||
    (serverCart !== null && selection !== null && serverCart.storeNumber !== selection.storeNumber)
  )
}
