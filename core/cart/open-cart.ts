import { Effect } from "effect"
import { stateOf } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cartState } from "./cart-state.ts"
import { call } from "../contract/call.ts"
import { createCart, moveCart } from "./api.ts"
import { withServerCart } from "./cart-view.ts"
import { cartOf } from "./from-wire.ts"
import type { Cart } from "./model.ts"

/** Returns the shopper's cart and opens one in the chosen store when missing. */
export const openCart = Effect.fnUntraced(function* () {
  const cart = yield* stateOf(cartState)
  const serverCart = cart.current().serverCart
  if (serverCart !== null) return serverCart
  const selection = (yield* stateOf(assortmentState)).current().selection
  const storeNumber = selection?.storeNumber ?? ""
  const openedCart: Cart = cartOf(yield* call(createCart, { body: { storeNumber } }, { keepalive: true }))
  // A customer has one open cart: one opened elsewhere is moved to this store.
  const opened =
    openedCart.storeNumber === storeNumber
      ? openedCart
      : cartOf(
          yield* call(
            moveCart,
            { params: { id: openedCart.id }, body: { storeNumber, keepCart: true } },
            { keepalive: true }
          )
        )
  cart.update((view) => withServerCart(view, opened))
  return opened
})
