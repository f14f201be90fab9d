import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { listStores } from "../assortment/list-stores.ts"
import type { DeliverySelection } from "../assortment/model.ts"
import type { SelectionRequest } from "../assortment/resolve-selection.ts"
import { setAssortment } from "../assortment/set-assortment.ts"
import { cartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { ordersState, type UpcomingOrder } from "../orders/orders-state.ts"
import type { CookieStorage } from "../ports/storage.ts"

/** The request that selects the order's delivery method and place; null when its pickup store is no longer selectable. */
const selectionRequestOf = Effect.fnUntraced(function* ({ method, address, storeNumber }: UpcomingOrder) {
  if (method === "homeDelivery" && address !== null)
    return { method, postalCode: address.postalCode } satisfies SelectionRequest
  const stores = yield* listStores()
  const store = stores.find((candidate) => candidate.storeNumber === storeNumber && candidate.selectable)
  return store === undefined ? null : ({ method: "pickupAtStore", siteId: store.siteId } satisfies SelectionRequest)
})

/** Selects the order's delivery method and place; returns false when this is not possible. */
export const selectOrderDelivery = (
  order: UpcomingOrder
): Effect.Effect<boolean, never, States | CookieStorage | CallContext> =>
  selectionRequestOf(order).pipe(
    Effect.flatMap((request) =>
      request === null
        ? Effect.succeed(null)
        : setAssortment(request).pipe(Effect.map((selection): DeliverySelection | null => selection))
    ),
    Effect.map((selection) => selection !== null),
    Effect.catch((error) =>
      Effect.as(Effect.logWarning(`The store of the changed order could not be selected: ${error._tag}`), false)
    )
  )

/** Whether the store of the cart that replaces an order is selected; 'none' when no order is being changed. */
export type ReplacementStoreStatus = "none" | "selected" | "not-selectable"

/**
 * Selects the store of the cart that replaces an order, unless it is selected already (CART-31). When it is not selectable, the shopper has to choose
 * one (CART-32).
 */
export const selectReplacementStore: Effect.Effect<
  ReplacementStoreStatus,
  never,
  States | CookieStorage | CallContext
> = Effect.gen(function* () {
  const { serverCart } = (yield* stateOf(cartState)).current()
  const { changedOrder } = (yield* stateOf(ordersState)).current()
  const { selection } = (yield* stateOf(assortmentState)).current()
  if (serverCart === null || changedOrder === null) return "none"
  if (selection?.storeNumber === serverCart.storeNumber) return "selected"
  const isSelected = yield* selectOrderDelivery({ ...changedOrder, storeNumber: serverCart.storeNumber })
  return isSelected ? "selected" : "not-selectable"
})
