import { Effect, Schema } from "effect"
import { fetchFirstMostBought, fetchMostBoughtRecipes } from "../../catalogue/fetch-most-bought.ts"
import { notRetriedByCaller } from "../../contract/policy.ts"
import { mostBoughtExclusions } from "../../navigation/most-bought-exclusions.ts"
import { loadCustomerRecipes } from "../../recipes/load-customer-recipes.ts"
import { defineBlock } from "../define-block.ts"
import { failedList, FavouritesType, loadCustomerList } from "../customer-list.ts"
import { cardsPerCarousel } from "../product-shelf.ts"

/** The default period of the purchases that are counted, in days (BOUGHT-03). */
const defaultDays = 90
/** The default maximum number of items in the block (BOUGHT-04). */
const defaultSize = 50

/** Loads the customer's most bought products or recipes (BLOCK-14, BLOCK-30). When the days or the items to fetch are 0 or less, the page omits the block (BOUGHT-11, BOUGHT-12). */
export const mostBoughtProductsBlock = defineBlock(
  "MostBoughtProductsBlock",
  {
    title: Schema.String,
    favouritesType: FavouritesType,
    daysToFetch: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
    maxItemsToFetch: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
    notLoggedInText: Schema.String,
    missingDataText: Schema.NullOr(Schema.String)
  },
  (block) => {
    const days = block.daysToFetch ?? defaultDays
    const size = block.maxItemsToFetch ?? defaultSize
    if (days <= 0 || size <= 0) return Effect.succeed(null)
    const load = Effect.gen(function* () {
      return block.favouritesType === "products"
        ? yield* fetchFirstMostBought({ size, days, excludedIds: yield* mostBoughtExclusions }, cardsPerCarousel)
        : { recipes: yield* loadCustomerRecipes(yield* fetchMostBoughtRecipes({ size })) }
    })
    return loadCustomerList(block, notRetriedByCaller(load), {
      isCarousel: true,
      emptyText: block.missingDataText
    }).pipe(
      Effect.catch((error) =>
        Effect.as(
          Effect.logWarning(`The most bought ${block.favouritesType} could not be fetched: ${error._tag}`),
          failedList(block)
        )
      )
    )
  },
  ({ shelf }) => shelf !== null
)
