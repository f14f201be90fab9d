import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { getDeliveryCity, listDeliveryCities } from "./district-api.ts"
import { CityNotFound, DistrictsUnavailable } from "./errors.ts"

export interface DeliveryCity {
  readonly name: string
  readonly url: string
}

export interface DeliveryDistrict extends DeliveryCity {
  /** Five digits, or fewer that stand for all codes beginning so. */
  readonly postalCodes: ReadonlyArray<string>
}

/** The cities from which goods are driven home. */
export const loadDeliveryCities: Effect.Effect<ReadonlyArray<DeliveryCity>, DistrictsUnavailable, CallContext> = call(listDeliveryCities, {}).pipe(
  Effect.map(({ cities }) => cities),
  Effect.mapError((error) => new DistrictsUnavailable({ detail: failureDetail(listDeliveryCities, error) }))
)

/** No city is called so, or nothing could be. */
const isUnknown = (error: CallError): boolean => error._tag === "ApiRefused" && (error.status === 404 || error.status === 400)

/** Where the stores of a city deliver; `city` as its page's address names it. */
export const loadDeliveryDistrict = ({ city }: { readonly city: string }): Effect.Effect<DeliveryDistrict, CityNotFound | DistrictsUnavailable, CallContext> =>
  call(getDeliveryCity, { params: { city } }).pipe(
    Effect.map(({ name, url, zipCodes }) => ({ name, url, postalCodes: zipCodes })),
    Effect.mapError((error) => (isUnknown(error) ? new CityNotFound() : new DistrictsUnavailable({ detail: failureDetail(getDeliveryCity, error) })))
  )
