import { stateOf } from "#core/kernel/state-of.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { Data, Effect } from "effect"
import { findSlots as findSlotsUseCase } from "#core/delivery/find-slots.ts"
import { toKronor } from "#core/kernel/money.ts"
import { slotFailures } from "#web/features/delivery/slot-failures.ts"
import { orderFailures } from "#web/features/orders/order-failures.ts"
import { thanks } from "#web/text/checkout.ts"
import { noSlots } from "#web/text/delivery.ts"
import { failed as ordersFailed } from "#web/text/orders.ts"
import { plainOrder } from "../plain.ts"
import { count, optional, text, useCaseVerb } from "./verb.ts"

const slotsFor = Effect.fnUntraced(function* (find: typeof findSlotsUseCase) {
  const days = yield* find({ cartId: (yield* stateOf(cartState)).current().serverCart?.id ?? null })
  return days.flatMap((day) => day.slots)
})

export const findSlots = useCaseVerb("findSlots", {
  name: "find-slots",
  summary: "Lists the delivery times for the selected delivery method.",
  example: "find-slots:",
  input: {},
  run: (_, findSlots) =>
    Effect.map(slotsFor(findSlots), (slots) => ({
      available: slots.filter(({ available }) => available).length,
      slots: slots.map(({ id, available, date, from, to, pickingFee, freightFee }) => ({
        id,
        available,
        date,
        from,
        to,
        pickingFee: toKronor(pickingFee),
        freightFee: toKronor(freightFee)
      }))
    })),
  failures: {}
})

class NoFreeSlot extends Data.TaggedError("NoFreeSlot") {}

export const chooseSlot = useCaseVerb("chooseSlot", {
  name: "choose-slot",
  summary: "Chooses a delivery time for the cart.",
  example: "choose-slot: first",
  input: { slot: text("A time's id, or 'first' or 'last' of those that are free") },
  shorthand: "slot",
  run: ({ slot }, chooseSlot) =>
    Effect.gen(function* () {
      const slots = yield* slotsFor(findSlotsUseCase)
      const freeSlots = slots.filter(({ available }) => available)
      const isPosition = slot === "first" || slot === "last"
      const match = isPosition ? freeSlots.at(slot === "first" ? 0 : -1) : slots.find(({ id }) => id === slot)
      if (match === undefined && isPosition) return yield* new NoFreeSlot()
      yield* chooseSlot({ slotId: match?.id ?? slot })
      return { id: match?.id ?? slot, date: match?.date ?? null, from: match?.from ?? null, to: match?.to ?? null }
    }),
  failures: { ...slotFailures, NoFreeSlot: noSlots }
})

export const checkOut = useCaseVerb("placeOrder", {
  name: "check-out",
  summary: "Orders the products in the cart.",
  example: "check-out: { message: Ring på klockan }",
  input: {
    message: optional(text("A note to the order picker")),
    street: optional(text("The street to deliver to, with its city, instead of the customer's registered address")),
    city: optional(text("The city to deliver to"))
  },
  run: ({ message, street, city }, placeOrder) =>
    Effect.gen(function* () {
      const { selection } = (yield* stateOf(assortmentState)).current()
      const order = yield* placeOrder({
        ...(message !== undefined && { message }),
        ...(street !== undefined && {
          deliveryAddress: { street, postalCode: selection?.postalCode ?? "", city: city ?? selection?.city ?? "" }
        })
      })
      return plainOrder(order)
    }),
  failures: orderFailures,
  successMessage: () => thanks
})

const defaultDays = 365

export const orders = useCaseVerb("listOrders", {
  name: "orders",
  summary: "Lists the customer's orders, latest delivery first.",
  example: "orders:",
  input: { days: optional(count("Delivered within this number of days, or not delivered yet", 0, 3_650)) },
  run: ({ days = defaultDays }, listOrders) =>
    Effect.map(listOrders({ days }), (orders) => ({ orders: orders.map(plainOrder) })),
  failures: { OrderUnavailable: ordersFailed }
})
