import type { Cart } from "../cart/model.ts"
import type { Order } from "./model.ts"
import type { OrdersState, UpcomingOrder } from "./orders-state.ts"

/** Drops the fields of an order that the state does not need. */
const upcomingOrderOf = ({
  id,
  number,
  status,
  method,
  address,
  storeNumber,
  slot,
  message,
  changeableUntil
}: Order): UpcomingOrder => ({
  id,
  number,
  status,
  method,
  address,
  storeNumber,
  slot,
  message,
  changeableUntil
})

const cartReference = ({ id, replacesOrderId }: Cart): OrdersState["carts"][number] => ({ id, replacesOrderId })

/** Replaces the orders and carts with those just received; `currentCart` is the customer's current cart. */
export const withOrdersAndCarts = (
  orders: ReadonlyArray<Order>,
  carts: ReadonlyArray<Cart>,
  currentCart: Cart | null
): OrdersState => {
  const upcomingOrders = orders.map(upcomingOrderOf)
  return {
    orders: upcomingOrders,
    carts: carts.map(cartReference),
    loading: false,
    isInitialLoad: false,
    changedOrder: upcomingOrders.find(({ id }) => id === currentCart?.replacesOrderId) ?? null
  }
}

/** Enters replacement mode: `cart` changes `order`. */
export const withReplacement = (state: OrdersState, order: Order, cart: Cart): OrdersState => ({
  ...state,
  carts: [...state.carts.filter(({ id }) => id !== cart.id), cartReference(cart)],
  changedOrder: upcomingOrderOf(order)
})

/** Removes the cart with this id, which has been ordered or deleted, and exits replacement mode. */
export const withoutReplacement = (state: OrdersState, cartId: string): OrdersState => ({
  ...state,
  carts: state.carts.filter(({ id }) => id !== cartId),
  changedOrder: null
})
