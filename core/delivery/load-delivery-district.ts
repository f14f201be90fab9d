import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { DeliveryDistrict } from "./district.ts"
import { getDeliveryCity } from "./district-api.ts"
import { CityNotFound, DistrictsUnavailable } from "./errors.ts"

/** Whether the city is unknown or its name is not valid. */
const isUnknown = (error: CallError): boolean =>
  error._tag === "ApiErrorResponse" && (error.status === 404 || error.status === 400)

/** Loads the postal codes that the stores of a city deliver to; `city` is the slug of its page. */
export const loadDeliveryDistrict = ({
  city
}: {
  readonly city: string
}): Effect.Effect<DeliveryDistrict, CityNotFound | DistrictsUnavailable, CallContext> =>
  call(getDeliveryCity, { params: { city } }).pipe(
    Effect.map(({ name, url, zipCodes }) => ({ name, url, postalCodes: zipCodes })),
    Effect.mapError((error) =>
      isUnknown(error)
        ? new CityNotFound()
        : new DistrictsUnavailable({ detail: failureDetail(getDeliveryCity, error) })
    )
  )
