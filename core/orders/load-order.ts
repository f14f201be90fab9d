import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { getOrder } from "./api.ts"
import { OrderNotFound, OrderUnavailable } from "./errors.ts"
import { orderFromWire } from "./from-wire.ts"
import type { Order } from "./model.ts"

/** The API responds with these when the order does not exist, is another customer's, or its id is not valid. */
const notFoundStatuses: ReadonlySet<number> = new Set([400, 403, 404])

export const loadOrder = ({
  id
}: {
  readonly id: string
}): Effect.Effect<Order, OrderNotFound | OrderUnavailable, CallContext> =>
  call(getOrder, { params: { id } }).pipe(
    Effect.map(orderFromWire),
    Effect.mapError((error) =>
      error._tag === "ApiErrorResponse" && notFoundStatuses.has(error.status)
        ? new OrderNotFound()
        : new OrderUnavailable({ detail: failureDetail(getOrder, error) })
    )
  )
