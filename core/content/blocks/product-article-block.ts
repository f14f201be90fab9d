import { Effect, Schema } from "effect"
import { relevance } from "../../catalogue/listing.ts"
import { loadCategory } from "../../catalogue/load-category.ts"
import { loadProducts } from "../../catalogue/load-products.ts"
import { defineBlock } from "../define-block.ts"
import { cardsPerCarousel, defaultProductRows, linkOf, productShelf } from "../product-shelf.ts"

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
    numRows: Schema.NullOr(Schema.Finite),
    paginationEnabled: Schema.Boolean,
    link: textOrNull,
    linkText: textOrNull,
    previewFromCategoryPage: textOrNull
  },
  ({
    title,
    ximEntitiesList,
    isCarousel,
    numRows,
    paginationEnabled,
    link,
    linkText,
    previewFromCategoryPage: category
  }) =>
    Effect.gen(function* () {
      const { products, total } =
        category === null
          ? { products: yield* loadProducts(ximEntitiesList), total: 0 }
          : yield* loadCategory({ id: category, listing: { page: 0, sort: relevance, filters: {} } })
      return productShelf(title, isCarousel ? products.slice(0, cardsPerCarousel) : products, {
        isCarousel,
        link: linkOf(link, linkText),
        rowCount: numRows ?? defaultProductRows,
        more: category !== null && paginationEnabled && !isCarousel ? { category, total } : null
      })
    }),
  () => true
)
