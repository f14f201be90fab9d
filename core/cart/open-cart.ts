import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { call } from "../contract/call.ts"
import { createCart, moveCart } from "./api.ts"
import { CartState } from "./cart-state.ts"
import { settled } from "./cart-view.ts"
import { cartOf } from "./from-wire.ts"
import type { Cart } from "./model.ts"

/** The shopper's cart, opened in the chosen store where there is none yet. */
export const openCart = Effect.fnUntraced(function*() {
  const cart = yield* CartState
  const known = cart.current().settled
  if (known !== null) return known
  const choice = (yield* AssortmentState).current().choice
  const storeNumber = choice?.storeNumber ?? ""
  const answered: Cart = cartOf(yield* call(createCart, { body: { storeNumber } }, { keepalive: true }))
  // A customer has one open cart: one that was opened elsewhere comes along to this store.
  const opened = answered.storeNumber === storeNumber
    ? answered
    : cartOf(yield* call(moveCart, { params: { id: answered.id }, body: { storeNumber, keepCart: true } }, { keepalive: true }))
  cart.update((view) => settled(view, opened))
  return opened
})
