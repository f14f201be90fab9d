import { Effect } from "effect"
import { assortmentState } from "../../assortment/assortment-state.ts"
import { loadOfferProducts } from "../../catalogue/load-offer-products.ts"
import { loadProducts } from "../../catalogue/load-products.ts"
import { stateOf } from "../../kernel/state-of.ts"
import { loadOffer } from "../../offers/load-offer.ts"
import { isOfferedIn } from "../../offers/rules.ts"
import { pageFailureOf } from "../page-failure.ts"
import { definePage, PageNotFound, PageUnavailable } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"

/** Loads an offer with its products. Without a chosen store, or when that store does not have the offer, the products are those that the offer's data lists. */
export const offerPage = definePage("offer", pageMatches.offer, ({ id }) =>
  Effect.gen(function* () {
    const storeNumber = (yield* stateOf(assortmentState)).current().selection?.storeNumber ?? null
    const offer = yield* loadOffer({ id }).pipe(
      Effect.mapError((error) =>
        error._tag === "OfferNotFound" ? new PageNotFound() : new PageUnavailable({ detail: error.detail })
      )
    )
    const products =
      storeNumber !== null && isOfferedIn(offer, storeNumber)
        ? yield* loadOfferProducts({ offerId: id })
        : yield* loadProducts(offer.productIds).pipe(Effect.mapError(pageFailureOf))
    return { offer, products, storeNumber }
  })
)
