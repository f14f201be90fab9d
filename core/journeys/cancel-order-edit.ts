import { Effect } from "effect"
import { deleteCart } from "../cart/api.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { cartState } from "../cart/cart-state.ts"
import { withServerCart, withoutChanges } from "../cart/cart-view.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { EditNotCancelled } from "../orders/errors.ts"
import { ordersState } from "../orders/orders-state.ts"
import { withoutReplacement } from "../orders/replacement-mode.ts"
import { fetchCart } from "./fetch-cart.ts"
import { moveCartToSelection } from "./move-cart-to-selection.ts"

/**
 * 'Avbryt redigering': deletes the cart that replaces an order, with its pending changes; the order stays as it was (CART-13). The customer's other cart
 * becomes the current one again. Without a cart that replaces an order, it does nothing.
 */
export const cancelOrderEdit = (): Effect.Effect<void, EditNotCancelled, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const orders = yield* stateOf(ordersState)
    const queue = yield* CartQueue
    yield* queue.runExclusive(
      Effect.gen(function* () {
        const { serverCart, pending } = cart.current()
        if (serverCart === null || serverCart.replacesOrderId === null) return
        yield* call(deleteCart, { params: { id: serverCart.id } }).pipe(
          Effect.catch((error) =>
            // Another tab has ended the change.
            error._tag === "ApiErrorResponse" && (error.status === 404 || error.code === "ERR_CART_LOCKED")
              ? Effect.void
              : Effect.fail(new EditNotCancelled({ detail: failureDetail(deleteCart, error) }))
          )
        )
        cart.update((state) => withServerCart(withoutChanges(state, Object.values(pending)), null))
        orders.update((state) => withoutReplacement(state, serverCart.id))
        yield* fetchCart({ deleteStaleCarts: false })
      })
    )
    yield* moveCartToSelection()
  })
