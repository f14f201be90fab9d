import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { DeliveryCity } from "./delivery-city.ts"
import { listDeliveryCities } from "./delivery-city-api.ts"
import { DeliveryCitiesUnavailable } from "./errors.ts"

/** Loads the cities with stores that offer home delivery. */
export const loadDeliveryCities = (): Effect.Effect<
  ReadonlyArray<DeliveryCity>,
  DeliveryCitiesUnavailable,
  CallContext
> =>
  call(listDeliveryCities, {}).pipe(
    Effect.map(({ cities }) => cities),
    Effect.mapError((error) => new DeliveryCitiesUnavailable({ detail: failureDetail(listDeliveryCities, error) }))
  )
