import { Effect, Schema } from "effect"
import { loadProducts } from "../../catalogue/load-products.ts"
import { listOffers } from "../../offers/list-offers.ts"
import { defineBlock } from "../define-block.ts"
import { cardsPerRow, linkOf, productShelf } from "../product-shelf.ts"

const textOrNull = Schema.NullOr(Schema.String)

/** Loads the first product of each of this week's first offers in the chosen store, enough for `numRows` rows. The block is hidden when no store is chosen (BLOCK-24). */
export const offerBlock = defineBlock(
  "OfferBlock",
  { title: Schema.String, numRows: Schema.Finite, link: textOrNull, linkText: textOrNull },
  ({ title, numRows, link, linkText }) =>
    Effect.gen(function* () {
      const { offers } = yield* listOffers({ size: numRows * cardsPerRow })
      const products = yield* loadProducts(offers.flatMap(({ productIds }) => productIds.slice(0, 1)))
      return productShelf(title, products, { isCarousel: true, link: linkOf(link, linkText) })
    }).pipe(Effect.catchTag("StoreRequired", () => Effect.succeed(null))),
  () => true
)
