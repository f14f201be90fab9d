import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { addDays, stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { listOrders as listOrdersCall } from "./api.ts"
import { OrderUnavailable } from "./errors.ts"
import { orderFromWire } from "./from-wire.ts"
import type { Order } from "./model.ts"

const latestDeliveryFirst = (a: Order, b: Order): number => {
  if (a.slot.date !== b.slot.date) return a.slot.date < b.slot.date ? 1 : -1
  return a.placedAt < b.placedAt ? 1 : -1
}

/** Lists the customer's orders that were delivered within the last `days` days or are not delivered yet, latest delivery first. */
export const listOrders = ({
  days
}: {
  readonly days: number
}): Effect.Effect<ReadonlyArray<Order>, OrderUnavailable, CallContext> =>
  Effect.flatMap(now, (time) =>
    call(listOrdersCall, { query: { afterDeliveryDate: addDays(stockholmDate(time), -days) } })
  ).pipe(
    Effect.map(({ orders }) => orders.map(orderFromWire).toSorted(latestDeliveryFirst)),
    Effect.mapError((error) => new OrderUnavailable({ detail: failureDetail(listOrdersCall, error) }))
  )
