import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { cartFromWire } from "../cart/from-wire.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { createReplacementCart } from "../orders/api.ts"
import { OrderLocked, OrderNotFound, OrderUnavailable, OtherOrderChanged } from "../orders/errors.ts"
import { loadOrder } from "../orders/load-order.ts"
import type { Order } from "../orders/model.ts"
import { ordersState } from "../orders/orders-state.ts"
import { withReplacement } from "../orders/replacement-mode.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { moveCartToSelection } from "./move-cart-to-selection.ts"
import { selectOrderDelivery } from "./select-replacement-store.ts"

export type EditOrderError = OrderNotFound | OrderLocked | OtherOrderChanged | OrderUnavailable

export interface EditOrderResult {
  /** Whether the order's store could not be selected, so that the store selector opens (CART-32). */
  readonly promptsForStore: boolean
}

const failureOf = (error: CallError): EditOrderError => {
  if (error._tag === "ApiErrorResponse") {
    if (error.code === "ERR_ORDER_LOCKED") return new OrderLocked()
    if (error.code === "ERR_OTHER_ORDER_CHANGED") return new OtherOrderChanged()
    if (error.code === "ERR_ORDER_NOT_FOUND" || error.code === "ERR_FORBIDDEN") return new OrderNotFound()
  }
  return new OrderUnavailable({ detail: failureDetail(createReplacementCart, error) })
}

/** Whether the selection is the one with which the order was placed. */
const isDeliverySelected = Effect.fnUntraced(function* ({ method, address, storeNumber }: Order) {
  const { selection } = (yield* stateOf(assortmentState)).current()
  return (
    selection?.storeNumber === storeNumber &&
    selection.method === method &&
    (method === "pickupAtStore" || selection.postalCode === address?.postalCode)
  )
})

/**
 * 'Ändra order': creates the cart that replaces the order, makes it the current cart and selects the order's store (API-50, CART-31, CART-34).
 * Pending changes are sent to the earlier cart first.
 */
export const editOrder = ({
  id
}: {
  readonly id: string
}): Effect.Effect<EditOrderResult, EditOrderError, States | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const orders = yield* stateOf(ordersState)
    const queue = yield* CartQueue
    yield* queue.flush
    const promptsForStore = yield* queue.runExclusive(
      Effect.gen(function* () {
        const order = yield* loadOrder({ id })
        const cart = cartFromWire(
          yield* call(createReplacementCart, { params: { id }, body: { storeNo: order.storeNumber } }).pipe(
            Effect.mapError(failureOf)
          )
        )
        yield* queue.setServerCart(cart)
        orders.update((state) => withReplacement(state, order, cart))
        return !(yield* isDeliverySelected(order)) && !(yield* selectOrderDelivery(order))
      })
    )
    // Another store may now deliver to the order's postal code.
    if (!promptsForStore) yield* moveCartToSelection()
    return { promptsForStore }
  })
