import { Effect } from "effect"
import { stateOf } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cartState } from "./cart-state.ts"
import { call } from "../contract/call.ts"
import { createCart, moveCart } from "./api.ts"
import { withServerCart } from "./cart-view.ts"
import { cartFromWire } from "./from-wire.ts"
import type { Cart } from "./model.ts"

/** Returns the shopper's cart, or opens one in the chosen store when there is none. */
export const openCart = Effect.fnUntraced(function* () {
  const cart = yield* stateOf(cartState)
  const serverCart = cart.current().serverCart
  if (serverCart !== null) return serverCart
  const selection = (yield* stateOf(assortmentState)).current().selection
  const storeNumber = selection?.storeNumber ?? ""
  const createdCart: Cart = cartFromWire(yield* call(createCart, { body: { storeNumber } }, { keepalive: true }))
  // If the customer already has an open cart, the API returns that one, which may be in another store.
  const openedCart =
    createdCart.storeNumber === storeNumber
      ? createdCart
      : cartFromWire(
          yield* call(
            moveCart,
            { params: { id: createdCart.id }, body: { storeNumber, keepCart: true } },
            { keepalive: true }
          )
        )
  cart.update((state) => withServerCart(state, openedCart))
  return openedCart
})
