import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { DeliveryCityWithPostalCodes } from "./delivery-city.ts"
import { getDeliveryCity } from "./delivery-city-api.ts"
import { CityNotFound, DeliveryCitiesUnavailable } from "./errors.ts"

/** Whether the city is unknown or its name is not valid. */
const isUnknownCity = (error: CallError): boolean =>
  error._tag === "ApiErrorResponse" && (error.status === 404 || error.status === 400)

/** Loads the postal codes that the stores of a city deliver to; `city` is the city's name, or the slug of its page. */
export const loadDeliveryCity = ({
  city
}: {
  readonly city: string
}): Effect.Effect<DeliveryCityWithPostalCodes, CityNotFound | DeliveryCitiesUnavailable, CallContext> =>
  call(getDeliveryCity, { params: { city } }).pipe(
    Effect.map(({ name, url, zipCodes }) => ({ name, url, postalCodes: zipCodes })),
    Effect.mapError((error) =>
      isUnknownCity(error)
        ? new CityNotFound()
        : new DeliveryCitiesUnavailable({ detail: failureDetail(getDeliveryCity, error) })
    )
  )
