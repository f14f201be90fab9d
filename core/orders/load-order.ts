import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { getOrder } from "./api.ts"
import type { OrderUnavailable } from "./errors.ts"
import { OrderNotFound } from "./errors.ts"
import { orderOf } from "./from-wire.ts"
import { notFoundStatuses, unavailable } from "./list-orders.ts"
import type { Order } from "./model.ts"

export const loadOrder = ({
  id
}: {
  readonly id: string
}): Effect.Effect<Order, OrderNotFound | OrderUnavailable, CallContext> =>
  call(getOrder, { params: { id } }).pipe(
    Effect.map(orderOf),
    Effect.mapError((error) =>
      error._tag === "ApiErrorResponse" && notFoundStatuses.has(error.status) ? new OrderNotFound() : unavailable(error)
    )
  )
