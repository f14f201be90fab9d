import { Effect } from "effect"
import { loadProduct } from "../../catalogue/load-product.ts"
import { loadRelated } from "../../catalogue/load-related.ts"
import { findNode } from "../../navigation/resolve.ts"
import { pageFailureOf } from "../catalogue-failure.ts"
import { definePage } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"

/** Loads one product and products of the same kind. */
export const productPage = definePage("product", pageMatches.product, ({ id }, { tree }) =>
  Effect.gen(function* () {
    const [product, related] = yield* Effect.all(
      [loadProduct({ id }).pipe(Effect.mapError(pageFailureOf)), loadRelated({ id })],
      { concurrency: "unbounded" }
    )
    const folder = product.url.slice(0, product.url.lastIndexOf("/"))
    return { product, related, trail: findNode(tree, folder)?.trail ?? [] }
  })
)
