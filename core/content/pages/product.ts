import { Clock, Effect } from "effect"
import { loadOfferProducts } from "../../catalogue/load-offer-products.ts"
import { loadProduct } from "../../catalogue/load-product.ts"
import { loadRecommended } from "../../catalogue/load-recommended.ts"
import { loadRelated } from "../../catalogue/load-related.ts"
import type { Product } from "../../catalogue/model.ts"
import { isCurrent, offerOf } from "../../catalogue/promotions.ts"
import { isTobacco } from "../../catalogue/tobacco.ts"
import { findNode } from "../../navigation/resolve.ts"
import { pageFailureOf } from "../page-failure.ts"
import { definePage } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"

const loadNoProducts = Effect.succeed<ReadonlyArray<Product>>([])

/** Loads one product with the products of its offer, recommended products and similar products. The offer is the one in the URL, otherwise the best. Tobacco has no recommendations (PPAGE-45). */
export const productPage = definePage("product", pageMatches.product, ({ id, offerId }, { tree }) =>
  Effect.gen(function* () {
    const loadOthers = Effect.all([loadRecommended({ id }), loadRelated({ id })], { concurrency: "unbounded" })
    const [product, [recommended, related]] = yield* Effect.all(
      [loadProduct({ id }).pipe(Effect.mapError(pageFailureOf)), loadOthers],
      { concurrency: "unbounded" }
    )
    const now = yield* Clock.currentTimeMillis
    // The offer in the URL, if the product has it in this store; otherwise the one that its price tag shows.
    const offer =
      product.price?.promotions.find((promotion) => promotion.id === offerId && isCurrent(promotion, now)) ??
      offerOf(product, now)?.promotion
    const loadSameOfferProducts =
      offer === undefined ? loadNoProducts : loadOfferProducts({ offerId: offer.id, excludedProduct: product.id })
    const folderPath = product.url.slice(0, product.url.lastIndexOf("/"))
    return {
      product,
      offerId: offer?.id ?? null,
      sameOfferProducts: yield* loadSameOfferProducts,
      recommended: isTobacco(product) ? [] : recommended,
      related,
      trail: findNode(tree, folderPath)?.trail ?? []
    }
  })
)
