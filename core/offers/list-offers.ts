import { Effect, Schema } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { call, type CallContext } from "../contract/call.ts"
import { listOffers as listOffersCall } from "./api.ts"
import type { Offer } from "./model.ts"

/** Offers are a store's; without one there are none to show. */
export class StoreRequired extends Schema.TaggedError<StoreRequired>()("StoreRequired", {}) {}
export class OffersUnavailable extends Schema.TaggedError<OffersUnavailable>()("OffersUnavailable", { detail: Schema.String }) {}

export interface ListOffersInput {
  readonly size?: number
  readonly week?: "current" | "next"
  readonly category?: string
}

export interface OfferList {
  readonly offers: ReadonlyArray<Offer>
  readonly categories: ReadonlyArray<{ readonly name: string; readonly count: number }>
  readonly total: number
}

/** The chosen store's offers; one that does not name the store is left out (PRODUCT-08). */
export const listOffers = (input: ListOffersInput): Effect.Effect<OfferList, StoreRequired | OffersUnavailable, AssortmentState | CallContext> =>
  Effect.gen(function*() {
    const store = (yield* AssortmentState).current().choice?.storeNumber
    if (store === undefined) return yield* new StoreRequired()
    const answer = yield* call(listOffersCall, { query: { store, ...input } }).pipe(
      Effect.mapError((error) => new OffersUnavailable({ detail: error._tag === "ApiRefused" ? `${error.status} ${error.code}` : error._tag }))
    )
    return {
      offers: answer.offers.filter(({ storeNumbers }) => storeNumbers.includes(store)).map((offer): Offer => ({
        id: offer.id,
        name: offer.name,
        brand: offer.brand,
        price: offer.price,
        comparisonPrice: offer.comparisonPrice,
        regularPrice: offer.regularRetailPrice,
        from: offer.from,
        to: offer.to,
        categories: offer.categories,
        productIds: offer.products.map(({ id }) => id),
        membersOnly: offer.membersOnly
      })),
      categories: answer.aggregations.category.buckets.map(({ key, doc_count }) => ({ name: key, count: doc_count })),
      total: answer.total
    }
  })
