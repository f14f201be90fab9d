import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { addDays, stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { getOrder, listOrders as listOrdersCall } from "./api.ts"
import { OrderNotFound, OrderUnavailable } from "./errors.ts"
import { orderOf } from "./from-wire.ts"
import type { Order } from "./model.ts"

const unavailable = (error: CallError) => new OrderUnavailable({ detail: error._tag === "ApiRefused" ? `${error.status} ${error.code}` : error._tag })

/** The customer's orders delivered within the last `days` days or still to come, latest delivery first. */
export const listOrders = ({ days }: { readonly days: number }): Effect.Effect<ReadonlyArray<Order>, OrderUnavailable, CallContext> =>
  Effect.flatMap(now, (time) => call(listOrdersCall, { query: { afterDeliveryDate: addDays(stockholmDate(time), -days) } })).pipe(
    Effect.map(({ orders }) => orders.map(orderOf).toSorted((a, b) => (a.slot.date === b.slot.date ? (a.placed < b.placed ? 1 : -1) : a.slot.date < b.slot.date ? 1 : -1))),
    Effect.mapError(unavailable)
  )

/** Not there, somebody else's, or no order's id at all. */
const unknownTo: ReadonlySet<number> = new Set([400, 403, 404])

export const loadOrder = ({ id }: { readonly id: string }): Effect.Effect<Order, OrderNotFound | OrderUnavailable, CallContext> =>
  call(getOrder, { params: { id } }).pipe(
    Effect.map(orderOf),
    Effect.mapError((error) => (error._tag === "ApiRefused" && unknownTo.has(error.status) ? new OrderNotFound() : unavailable(error)))
  )
