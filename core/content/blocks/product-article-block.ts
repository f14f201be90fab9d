import { Effect, Schema } from "effect"
import { relevance } from "../../catalogue/listing.ts"
import { loadCategory } from "../../catalogue/load-category.ts"
import { loadProducts } from "../../catalogue/load-products.ts"
import { defineBlock } from "../define-block.ts"
import { cardsPerCarousel, cardsPerRow, linkOf, productShelf } from "../product-shelf.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)

/** Loads products by id, or the first products of a category (BLOCK-03, BLOCK-26). */
export const productArticleBlock = defineBlock(
  "ProductArticleBlock",
  {
    title: text,
    ximEntitiesList: Schema.Array(text),
    tags: Schema.Array(text),
    isCarousel: Schema.Boolean,
    numRows: Schema.Finite,
    paginationEnabled: Schema.Boolean,
    link: textOrNull,
    linkText: textOrNull,
    previewFromCategoryPage: textOrNull
  },
  ({ title, ximEntitiesList, isCarousel, numRows, link, linkText, previewFromCategoryPage: category }) =>
    Effect.gen(function* () {
      const products =
        category === null
          ? yield* loadProducts(ximEntitiesList)
          : (yield* loadCategory({ id: category, listing: { page: 0, sort: relevance, filters: {} } })).products
      return productShelf(title, products.slice(0, isCarousel ? cardsPerCarousel : numRows * cardsPerRow), {
        carousel: isCarousel,
        link: linkOf(link, linkText)
      })
    }),
  () => true
)
