import { Effect } from "effect"
import { cartState } from "#core/cart/cart-state.ts"
import { stateOf } from "#core/kernel/state-of.ts"
import { ordersState } from "#core/orders/orders-state.ts"
import { editFailures, repeatFailures } from "#web/features/orders/order-action-failures.ts"
import { text, useCaseVerb } from "./verb.ts"

const orderIdField = text("An order's id")

/** Reads the id and the number of the order that the cart replaces, both null when no order is being changed, and the cart's id. */
const readReplacement = Effect.gen(function* () {
  const { changedOrder } = (yield* stateOf(ordersState)).current()
  const { serverCart } = (yield* stateOf(cartState)).current()
  return {
    order: changedOrder?.id ?? null,
    number: changedOrder?.number ?? null,
    cart: serverCart?.id ?? null
  }
})

export const editOrder = useCaseVerb("editOrder", {
  name: "edit-order",
  summary: "Opens an order's contents in the cart, to be changed; check-out confirms the change.",
  example: "edit-order: anna-order-1",
  input: { order: orderIdField },
  shorthand: "order",
  run: ({ order: id }, editOrder) =>
    Effect.gen(function* () {
      const { promptsForStore } = yield* editOrder({ id })
      return { ...(yield* readReplacement), storeSelectable: !promptsForStore }
    }),
  failures: editFailures
})

export const cancelOrderEdit = useCaseVerb("cancelOrderEdit", {
  name: "cancel-order-edit",
  summary: "Discards the changes of the order that is being changed; the order stays as it was.",
  example: "cancel-order-edit:",
  input: {},
  run: (_, cancelOrderEdit) => Effect.andThen(cancelOrderEdit(), readReplacement),
  failures: editFailures
})

export const repeatOrder = useCaseVerb("repeatOrder", {
  name: "repeat-order",
  summary: "Adds an order's contents to the cart, and names what is no longer sold.",
  example: "repeat-order: anna-order-1",
  input: { order: orderIdField },
  shorthand: "order",
  run: ({ order: id }, repeatOrder) => repeatOrder({ id }),
  failures: repeatFailures
})
