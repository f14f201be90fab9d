import { Effect } from "effect"
import { ProductNotFound } from "#core/catalogue/errors.ts"
import { loadProducts } from "#core/catalogue/load-products.ts"
import type { Product } from "#core/catalogue/model.ts"
import { looksLikeGtin } from "#core/kernel/gtin.ts"
import { search } from "#core/search/search.ts"
import { toastTitle } from "#web/text/connection.ts"
import { productsFailed, noResults } from "#web/text/listing.ts"
import { tooShort } from "#web/text/suggestions.ts"
import { type Failures, text } from "./verb.ts"

/** The field that names a product. */
export const product = text(
  "An id (101_ST), a GTIN of 13 or 14 digits, or search words, which select the first hit that can be bought"
)

const productId = /^\d[\w-]*_(?:ST|KG)$/i

const canBeBought = ({ sellable, price }: Product): boolean => sellable && price !== null

/** Finds the product that a script names: by id, by GTIN, or as the first buyable hit of a search. */
export const findProduct = Effect.fnUntraced(function* (typed: string) {
  const trimmed = typed.trim()
  const matches = productId.test(trimmed)
    ? yield* loadProducts([trimmed.toUpperCase()])
    : (yield* search({ query: trimmed })).products
  const exactMatch = looksLikeGtin(trimmed) ? matches.find(({ gtin }) => gtin === trimmed) : undefined
  const [firstMatch] = matches
  const match = exactMatch ?? matches.find(canBeBought) ?? firstMatch
  return match === undefined ? yield* new ProductNotFound() : match
})

/** The failures of finding products. */
export const productFailures = {
  ProductNotFound: noResults,
  CatalogueUnavailable: productsFailed,
  QueryTooShort: tooShort,
  SearchUnavailable: toastTitle("search")
} as const satisfies Failures<Effect.Error<ReturnType<typeof findProduct>>>
