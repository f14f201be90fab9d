import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { listOffers as listOffersCall } from "./api.ts"
import { OffersUnavailable, StoreRequired } from "./errors.ts"
import { offerFromWire } from "./from-wire.ts"
import type { Offer } from "./model.ts"
import type { OfferWeek } from "./weeks.ts"

export interface ListOffersInput {
  /** The maximum number of offers; all by default. */
  readonly size?: number
  readonly week?: OfferWeek
  readonly category?: string
}

export interface OfferList {
  readonly offers: ReadonlyArray<Offer>
  readonly categories: ReadonlyArray<{ readonly name: string; readonly count: number }>
  /** The number of offers according to the API, which also counts those beyond `size` and those that are omitted. */
  readonly total: number
}

/** Lists the chosen store's offers. An offer that does not list the store's number is omitted (PRODUCT-08). */
export const listOffers = (
  input: ListOffersInput
): Effect.Effect<OfferList, StoreRequired | OffersUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const store = (yield* stateOf(assortmentState)).current().selection?.storeNumber
    if (store === undefined) return yield* new StoreRequired()
    const { week = "current", size, category } = input
    const query = {
      store,
      ...(size === undefined ? {} : { size }),
      [week]: "true",
      ...(category === undefined ? {} : { category })
    }
    const response = yield* call(listOffersCall, { query }).pipe(
      Effect.mapError((error) => new OffersUnavailable({ detail: failureDetail(listOffersCall, error) }))
    )
    return {
      offers: response.offers.filter(({ storeNumbers }) => storeNumbers.includes(store)).map(offerFromWire),
      categories: response.aggregations.category.buckets.map(({ key, doc_count }) => ({ name: key, count: doc_count })),
      total: response.total
    }
  })
