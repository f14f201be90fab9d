import { Effect, Schema } from "effect"
import { loadTopSellers } from "../../catalogue/load-top-sellers.ts"
import { defineBlock } from "../define-block.ts"
import { cardsPerRow, defaultProductRows, productShelf } from "../product-shelf.ts"

/** Loads the store's best-selling products (BLOCK-18). */
export const topSellersBlock = defineBlock(
  "TopSellersBlock",
  { title: Schema.String, numRows: Schema.NullOr(Schema.Finite) },
  ({ title, numRows }) => {
    const rowCount = numRows ?? defaultProductRows
    return Effect.map(loadTopSellers({ count: rowCount * cardsPerRow }), (products) =>
      productShelf(title, products, { rowCount })
    )
  },
  () => true
)
