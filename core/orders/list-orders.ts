import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { addDays, stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { listOrders as listOrdersCall } from "./api.ts"
import { OrderUnavailable } from "./errors.ts"
import { orderOf } from "./from-wire.ts"
import type { Order } from "./model.ts"

export const unavailable = (error: CallError) =>
  new OrderUnavailable({ detail: error._tag === "ApiErrorResponse" ? `${error.status} ${error.code}` : error._tag })

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
    Effect.mapError(unavailable)
  )

/** The API responds with these when the order does not exist, is another customer's, or its id is not valid. */
export const notFoundStatuses: ReadonlySet<number> = new Set([400, 403, 404])
