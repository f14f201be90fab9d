import { describe, expect, it } from "vitest"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart } from "#core/cart/testing.ts"
import { favouritesState } from "#core/favourites/favourites-state.ts"
import { StateStore } from "#core/kernel/state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { anna, stockholmSelection } from "#web/container/testing.tsx"
import { actsBeforeInteraction } from "./acts-before-interaction.ts"

/** The states of a page of a customer, with a cart in the selected store. */
const customersStates = (): StateStore => {
  const states = new StateStore({})
  states.of(sessionState).set(anna)
  states.of(favouritesState).update((state) => ({ ...state, lists: { product: [], recipe: [] } }))
  states.of(assortmentState).update((state) => ({ ...state, selection: stockholmSelection }))
  states.of(cartState).update((state) => withServerCart(state, aCart({ storeNumber: stockholmSelection.storeNumber })))
  return states
}

describe("a page", () => {
  it.each<readonly [string, boolean, (states: StateStore) => void]>([
    ["of a visitor", false, (states) => states.of(sessionState).set({ ...anna, status: "visitor", customer: null })],
    ["of a customer with all data", false, () => undefined],
    ["of a customer without a cart", false, (states) => states.of(cartState).update((s) => withServerCart(s, null))],
    ["that lacks the customer's data", true, (states) => states.of(sessionState).set({ ...anna, customer: null })],
    ["ACT-01 of staff", true, (states) => states.of(sessionState).set({ ...anna, actingAsCustomer: true })],
    [
      "that lacks the favourites",
      true,
      (states) => states.of(favouritesState).update((state) => ({ ...state, lists: null }))
    ],
    [
      "CART-45 with a problem of the cart",
      true,
      (states) =>
        states
          .of(cartState)
          .update((state) => ({ ...state, problems: [{ id: 1, kind: "change-failed", names: ["Smör"], code: null }] }))
    ],
    [
      "with a cart in another store than the selected one",
      true,
      (states) => states.of(cartState).update((state) => withServerCart(state, aCart({ storeNumber: "9999" })))
    ]
  ])("%s acts before an interaction: %s", (_, expected, change) => {
    const states = customersStates()
    change(states)
    expect(actsBeforeInteraction(states)).toBe(expected)
  })
})
