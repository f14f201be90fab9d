import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { addDays, stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { listOrders as listOrdersCall } from "./api.ts"
import { OrderUnavailable } from "./errors.ts"
import { orderOf } from "./from-wire.ts"
import type { Order } from "./model.ts"

/** Lists the customer's orders that were delivered within the last `days` days or are not delivered yet, latest delivery first. */
export const listOrders = ({
  days
}: {
  readonly days: number
}): Effect.Effect<ReadonlyArray<Order>, OrderUnavailable, CallContext> =>
  Effect.flatMap(now, (time) =>
    call(listOrdersCall, { query: { afterDeliveryDate: addDays(stockholmDate(time), -days) } })
  ).pipe(
    Effect.map(({ orders }) =>
      orders
        .map(orderOf)
        .toSorted((a, b) =>
          a.slot.date === b.slot.date ? (a.placed < b.placed ? 1 : -1) : a.slot.date < b.slot.date ? 1 : -1
        )
    ),
    Effect.mapError((error) => new OrderUnavailable({ detail: failureDetail(listOrdersCall, error) }))
  )
