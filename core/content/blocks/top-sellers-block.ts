import { Effect, Schema } from "effect"
import { loadTopSellers } from "../../catalogue/load-top-sellers.ts"
import { defineBlock } from "../define-block.ts"
import { cardsPerRow, productShelf } from "../product-shelf.ts"

/** Loads the store's best-selling products (BLOCK-18). */
export const topSellersBlock = defineBlock(
  "TopSellersBlock",
  { title: Schema.String, numRows: Schema.Finite },
  ({ title, numRows }) =>
    Effect.map(loadTopSellers({ count: numRows * cardsPerRow }), (products) => productShelf(title, products)),
  () => true
)
