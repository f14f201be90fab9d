import type { Cart } from "../cart/model.ts"
import { defineState } from "../kernel/state.ts"
import type { Order } from "./model.ts"

/** An order that is delivered today or later. */
export type UpcomingOrder = Pick<
  Order,
  "id" | "number" | "status" | "method" | "address" | "storeNumber" | "slot" | "message" | "changeableUntil"
>

/** The customer's upcoming orders and open carts as last received (ENTITY-09). */
export interface OrdersState {
  readonly orders: ReadonlyArray<UpcomingOrder>
  readonly carts: ReadonlyArray<Pick<Cart, "id" | "replacesOrderId">>
  readonly loading: boolean
  /** Whether no orders have been received yet. */
  readonly isInitialLoad: boolean
  /** The order that the current cart changes; null outside replacement mode (CART-34). */
  readonly changedOrder: UpcomingOrder | null
}

export const noOrders: OrdersState = {
  orders: [],
  carts: [],
  loading: false,
  isInitialLoad: true,
  changedOrder: null
}

export const ordersState = defineState<OrdersState>("orders", noOrders, { serialized: true })
