import { Data, Effect } from "effect"
import { CartState } from "#core/cart/cart-state.ts"
import { findSlots as findSlotsCase } from "#core/delivery/find-slots.ts"
import { bookTime } from "#core/journeys/book-time.ts"
import { checkOut as checkOutCase } from "#core/journeys/check-out.ts"
import { toKronor } from "#core/kernel/money.ts"
import { listOrders } from "#core/orders/list-orders.ts"
import { slotFailures } from "#web/features/delivery/slot-failures.ts"
import { orderFailures } from "#web/features/orders/order-failures.ts"
import { thanks } from "#web/text/checkout.ts"
import { noSlots } from "#web/text/delivery.ts"
import { failed as ordersFailed } from "#web/text/orders.ts"
import { plainOrder } from "../plain.ts"
import { count, optional, text, verb } from "./verb.ts"

const slots = Effect.gen(function*() {
  const days = yield* findSlotsCase({ cartId: (yield* CartState).current().settled?.id ?? null })
  return days.flatMap((day) => day.slots)
})

export const findSlots = verb({
  name: "find-slots",
  summary: "Looks at the delivery times that suit the chosen way of delivery.",
  example: "find-slots:",
  input: {},
  run: () =>
    Effect.map(slots, (all) => ({
      free: all.filter(({ free }) => free).length,
      slots: all.map(({ id, free, date, from, to, pickingFee, freightFee }) => ({ id, free, date, from, to, pickingFee: toKronor(pickingFee), freightFee: toKronor(freightFee) }))
    })),
  failures: {}
})

class NoFreeSlot extends Data.TaggedError("NoFreeSlot") {}

export const chooseSlot = verb({
  name: "choose-slot",
  summary: "Chooses a delivery time for the cart.",
  example: "choose-slot: first",
  input: { slot: text("A time's id, or 'first' for the first that is free") },
  short: "slot",
  run: ({ slot }) =>
    Effect.gen(function*() {
      const all = yield* slots
      const wanted = slot === "first" ? all.find(({ free }) => free) : all.find(({ id }) => id === slot)
      if (wanted === undefined && slot === "first") return yield* new NoFreeSlot()
      yield* bookTime({ slotId: wanted?.id ?? slot })
      return { id: wanted?.id ?? slot, date: wanted?.date ?? null, from: wanted?.from ?? null, to: wanted?.to ?? null }
    }),
  failures: { ...slotFailures, NoFreeSlot: noSlots }
})

export const checkOut = verb({
  name: "check-out",
  summary: "Orders what is in the cart.",
  example: "check-out: { message: Ring på klockan }",
  input: { message: optional(text("To the picker")) },
  run: ({ message }) => Effect.map(checkOutCase(message === undefined ? {} : { message }), plainOrder),
  failures: orderFailures,
  says: () => thanks
})

/** Days. */
const shownOrders = 365

export const orders = verb({
  name: "orders",
  summary: "Looks at the customer's orders, latest delivery first.",
  example: "orders:",
  input: { days: optional(count("Delivered within so many days, or still to come", 0, 3_650)) },
  run: ({ days = shownOrders }) => Effect.map(listOrders({ days }), (found) => ({ orders: found.map(plainOrder) })),
  failures: { OrderUnavailable: ordersFailed }
})
