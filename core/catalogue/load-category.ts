import { Effect } from "effect"
import { call } from "../contract/call.ts"
import { listCategoryProducts } from "./api.ts"
import { cardQuery, type CatalogueContext, isNotFound, toCatalogueUnavailable } from "./catalogue-call.ts"
import type { CatalogueUnavailable } from "./errors.ts"
import { CategoryNotFound } from "./errors.ts"
import { listFromWire } from "./from-wire.ts"
import { listingQueries, type ListingQuery } from "./listing-queries.ts"
import type { ListRequest } from "./listing.ts"
import type { ProductList } from "./model.ts"

/** Appends the products of the later calls; a product that has moved to a later page meanwhile is listed once. */
const joinLists = (first: ProductList, others: ReadonlyArray<ProductList>): ProductList => {
  const products = [first, ...others].flatMap((list) => list.products)
  return { ...first, products: [...new Map(products.map((product) => [product.id, product])).values()] }
}

/** Loads pages of a category's products, with the prices of the chosen store. */
export const loadCategory = (input: {
  readonly id: string
  readonly listing: ListRequest
}): Effect.Effect<ProductList, CategoryNotFound | CatalogueUnavailable, CatalogueContext> =>
  Effect.gen(function* () {
    const cardParameters = yield* cardQuery
    const load = (query: ListingQuery) =>
      call(listCategoryProducts, { params: { id: input.id }, query: { ...query, ...cardParameters } }).pipe(
        Effect.map(listFromWire),
        Effect.mapError((error) =>
          isNotFound(error) ? new CategoryNotFound() : toCatalogueUnavailable(listCategoryProducts)(error)
        )
      )
    const [firstQuery, ...otherQueries] = listingQueries(input.listing)
    const first = yield* load(firstQuery)
    const others = yield* Effect.forEach(
      otherQueries.filter(({ skip }) => skip < first.total),
      load,
      { concurrency: 2 }
    )
    return others.length === 0 ? first : joinLists(first, others)
  })
