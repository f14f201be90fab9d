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
export const productField = text(
  "An id (101_ST), a GTIN of 13 or 14 digits, or search words, which select the first hit that can be bought"
)

const productIdPattern = /^\d[\w-]*_(?:ST|KG)$/i

const canBeBought = ({ sellable, price }: Product): boolean => sellable && price !== null

/** Finds the product that a script names: by id, by GTIN, or by a search: the first hit that can be bought, or else the first hit. A GTIN that no hit has counts as search words. */
export const findProduct = Effect.fnUntraced(function* (input: string) {
  const trimmedInput = input.trim()
  const matches = productIdPattern.test(trimmedInput)
    ? yield* loadProducts([trimmedInput.toUpperCase()])
    : (yield* search({ query: trimmedInput })).products
  const exactMatch = looksLikeGtin(trimmedInput) ? matches.find(({ gtin }) => gtin === trimmedInput) : undefined
  const [firstMatch] = matches
  const match = exactMatch ?? matches.find(canBeBought) ?? firstMatch
  return match === undefined ? yield* new ProductNotFound() : match
})

/** The messages of the failures of findProduct. */
export const productFailures = {
  ProductNotFound: noResults,
  CatalogueUnavailable: productsFailed,
  QueryTooShort: tooShort,
  SearchUnavailable: toastTitle("search")
} as const satisfies Failures<Effect.Error<ReturnType<typeof findProduct>>>
