import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { DeliveryCity } from "./district.ts"
import { listDeliveryCities } from "./district-api.ts"
import { DistrictsUnavailable } from "./errors.ts"

/** Loads the cities with stores that offer home delivery. */
export const loadDeliveryCities = (): Effect.Effect<ReadonlyArray<DeliveryCity>, DistrictsUnavailable, CallContext> =>
  call(listDeliveryCities, {}).pipe(
    Effect.map(({ cities }) => cities),
    Effect.mapError((error) => new DistrictsUnavailable({ detail: failureDetail(listDeliveryCities, error) }))
  )
