import { Effect, Schema } from "effect"
import { loadMostBought } from "../../catalogue/load-most-bought.ts"
import { stateOf } from "../../kernel/state-of.ts"
import { sessionState } from "../../session/session-state.ts"
import { defineBlock } from "../define-block.ts"
import { productShelf } from "../product-shelf.ts"

/** Loads the customer's most bought products; a visitor and a customer without purchases get the block's own text instead (BLOCK-14, BLOCK-30). */
export const mostBoughtProductsBlock = defineBlock(
  "MostBoughtProductsBlock",
  {
    title: Schema.String,
    favouritesType: Schema.Literals(["products", "recipes"]),
    daysToFetch: Schema.Finite,
    maxItemsToFetch: Schema.Finite,
    notLoggedInText: Schema.String,
    missingDataText: Schema.NullOr(Schema.String)
  },
  ({ title, daysToFetch, maxItemsToFetch, notLoggedInText, missingDataText }) =>
    Effect.gen(function* () {
      const visitor = (yield* stateOf(sessionState)).current().status !== "customer"
      if (visitor) return { title, shelf: null, text: notLoggedInText, visitor }
      if (daysToFetch <= 0 || maxItemsToFetch <= 0) return null
      const products = yield* loadMostBought({ size: maxItemsToFetch, days: daysToFetch })
      const shelf = productShelf(title, products, { carousel: true })
      return shelf === null && missingDataText === null ? null : { title, shelf, text: missingDataText ?? "", visitor }
    }),
  ({ shelf }) => shelf !== null
)
