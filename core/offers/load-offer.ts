import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { storeQueryOf } from "../assortment/rules.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { offersByIds } from "./api.ts"
import { OfferNotFound, OffersUnavailable } from "./errors.ts"
import { offerFromWire } from "./from-wire.ts"
import type { Offer } from "./model.ts"

const failureOf = (error: CallError): OfferNotFound | OffersUnavailable =>
  error._tag === "ApiErrorResponse" && error.status === 404
    ? new OfferNotFound()
    : new OffersUnavailable({ detail: failureDetail(offersByIds, error) })

/** Loads an offer by its id, from the chosen store or, if that store does not have it, from another one. */
export const loadOffer = ({
  id
}: {
  readonly id: string
}): Effect.Effect<Offer, OfferNotFound | OffersUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const storeParameter = storeQueryOf((yield* stateOf(assortmentState)).current().selection)
    const { offers } = yield* call(offersByIds, {
      params: { ids: id },
      query: { ...storeParameter, ignoreStore: "true" }
    }).pipe(Effect.mapError(failureOf))
    const offer = offers.find((candidate) => candidate.id === id)
    return offer === undefined ? yield* new OfferNotFound() : offerFromWire(offer)
  })
