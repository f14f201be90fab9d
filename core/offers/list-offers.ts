import { Effect, Schema } from "effect"
import { readableSize } from "../catalogue/size.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { listOffers as listOffersCall } from "./api.ts"
import type { Offer } from "./model.ts"
import type { OfferWeek } from "./weeks.ts"

/** No store is selected; offers are per store. */
export class StoreRequired extends Schema.TaggedError<StoreRequired>()("StoreRequired", {}) {}
export class OffersUnavailable extends Schema.TaggedError<OffersUnavailable>()("OffersUnavailable", {
  detail: Schema.String
}) {}

export interface ListOffersInput {
  readonly size?: number
  readonly week?: OfferWeek
  readonly category?: string
}

export interface OfferList {
  readonly offers: ReadonlyArray<Offer>
  readonly categories: ReadonlyArray<{ readonly name: string; readonly count: number }>
  readonly total: number
}

/** Lists the chosen store's offers. An offer that does not list the store's number is omitted (PRODUCT-08). */
export const listOffers = (
  input: ListOffersInput
): Effect.Effect<OfferList, StoreRequired | OffersUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const store = (yield* stateOf(assortmentState)).current().selection?.storeNumber
    if (store === undefined) return yield* new StoreRequired()
    const response = yield* call(listOffersCall, { query: { store, ...input } }).pipe(
      Effect.mapError((error) => new OffersUnavailable({ detail: failureDetail(listOffersCall, error) }))
    )
    return {
      offers: response.offers
        .filter(({ storeNumbers }) => storeNumbers.includes(store))
        .map((offer): Offer => ({
          id: offer.id,
          name: offer.name,
          brand: offer.brand,
          price: offer.price,
          comparisonPrice: offer.comparisonPrice,
          regularPrice: offer.regularRetailPrice,
          size: readableSize(offer.weightVolume),
          picture: offer.imageUrl,
          minQuantity: offer.products[0]?.minQuantity ?? 1,
          from: offer.from,
          to: offer.to,
          categories: offer.categories,
          productIds: offer.products.map(({ id }) => id),
          membersOnly: offer.membersOnly
        })),
      categories: response.aggregations.category.buckets.map(({ key, doc_count }) => ({ name: key, count: doc_count })),
      total: response.total
    }
  })
