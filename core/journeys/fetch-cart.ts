import { Effect } from "effect"
import { deleteCart } from "../cart/api.ts"
import { CartState } from "../cart/cart-state.ts"
import { settled } from "../cart/cart-view.ts"
import { decideCarts } from "../cart/clean-up.ts"
import { cartOf } from "../cart/from-wire.ts"
import { call, type CallContext } from "../contract/call.ts"
import { stockholmDate } from "../kernel/calendar.ts"
import { listOrders } from "../orders/api.ts"
import { now } from "../ports/clock.ts"

/** Whoever changes the cart faster than it can be fetched has it from the answers to those changes. */
const mostTries = 3

/**
 * Fetches orders and carts and keeps the one that is the shopper's (CART-22..29). The others are deleted on the server unless this is
 * only a rendering; failing to delete one is no harm, the next visit tries again. An answer that does not know yet of a change that was
 * confirmed meanwhile is asked for again.
 */
export const fetchCart = ({ cleanUp }: { readonly cleanUp: boolean }): Effect.Effect<void, never, CartState | CallContext> =>
  Effect.gen(function*() {
    const cart = yield* CartState
    for (let tries = 0; tries < mostTries; tries++) {
      const time = yield* now
      const before = cart.current().settled
      const { carts, orders } = yield* call(listOrders, { query: { afterDeliveryDate: stockholmDate(time) } })
      if (cart.current().settled !== before) continue
      const changeable = new Set(orders.filter(({ deliveryLockDate }) => Date.parse(deliveryLockDate) > time).map(({ id }) => id))
      const decision = decideCarts(carts.map(cartOf), changeable, time)
      cart.update((view) => settled(view, decision.keep))
      if (!cleanUp) return
      return yield* Effect.forEach(decision.delete, ({ id }) => Effect.ignore(call(deleteCart, { params: { id } })), { concurrency: 2, discard: true })
    }
  }).pipe(
    Effect.catch((error) =>
      Effect.andThen(
        Effect.logWarning(`The cart could not be fetched: ${error._tag}`),
        Effect.map(CartState, (cart) => cart.update((view) => ({ ...view, status: "failed" as const })))
      )
    )
  )
