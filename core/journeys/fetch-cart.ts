import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "../cart/cart-state.ts"
import { deleteCart } from "../cart/api.ts"
import { withServerCart } from "../cart/cart-view.ts"
import { decideCarts } from "../cart/decide-carts.ts"
import { cartFromWire } from "../cart/from-wire.ts"
import { call, type CallContext } from "../contract/call.ts"
import { logUnlessUnauthorized } from "../contract/log-failure.ts"
import { stockholmDate } from "../kernel/calendar.ts"
import { listOrders } from "../orders/api.ts"
import { orderFromWire } from "../orders/from-wire.ts"
import { ordersState } from "../orders/orders-state.ts"
import { withOrdersAndCarts } from "../orders/replacement-mode.ts"
import { now } from "../ports/clock.ts"

/** The maximum number of attempts. If the cart changes during each, the responses to the changes contain the current cart. */
const maxAttempts = 3

/**
 * Fetches orders and carts and keeps the current cart (CART-22..29); if it replaces an order, replacement mode starts. With `deleteStaleCarts`, the other carts are deleted on the server; a
 * failed deletion is retried on the next visit. Fetches again when the server has confirmed a cart change during the request.
 */
export const fetchCart = ({
  deleteStaleCarts,
  keepOnFailure = false
}: {
  readonly deleteStaleCarts: boolean
  /** Whether a cart that is shown stays as it is when it cannot be fetched again. */
  readonly keepOnFailure?: boolean
}): Effect.Effect<void, never, States | CallContext> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const orders = yield* stateOf(ordersState)
    orders.update((state) => ({ ...state, loading: true }))
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const time = yield* now
      const cartBefore = cart.current().serverCart
      const { carts: wireCarts, orders: wireOrders } = yield* call(listOrders, {
        query: { afterDeliveryDate: stockholmDate(time) }
      })
      if (cart.current().serverCart !== cartBefore) continue
      const changeableOrderIds = new Set(
        wireOrders.filter(({ deliveryLockDate }) => Date.parse(deliveryLockDate) > time).map(({ id }) => id)
      )
      const carts = wireCarts.map(cartFromWire)
      const decision = decideCarts(carts, changeableOrderIds, time)
      cart.update((state) => withServerCart(state, decision.keep))
      orders.set(withOrdersAndCarts(wireOrders.map(orderFromWire), carts, decision.keep))
      if (!deleteStaleCarts) return
      return yield* Effect.forEach(decision.delete, ({ id }) => Effect.ignore(call(deleteCart, { params: { id } })), {
        concurrency: 2,
        discard: true
      })
    }
  }).pipe(
    Effect.catch((error) =>
      Effect.andThen(
        logUnlessUnauthorized("The cart could not be fetched", error),
        Effect.map(stateOf(cartState), (cart) =>
          cart.update((state) => (keepOnFailure && state.serverCart !== null ? state : { ...state, status: "failed" }))
        )
      )
    ),
    Effect.ensuring(
      Effect.map(stateOf(ordersState), (orders) => orders.update((state) => ({ ...state, loading: false })))
    )
  )
