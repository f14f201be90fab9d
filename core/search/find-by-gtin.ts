import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cardQueryOf } from "../assortment/rules.ts"
import { productFromWire } from "../catalogue/from-wire.ts"
import type { Product } from "../catalogue/model.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { hasValidCheckDigit } from "../kernel/gtin.ts"
import { quickSearch } from "./api.ts"
import { SearchUnavailable } from "./errors.ts"
import { codeWithoutMeasure, readProductCode, shortestGtin } from "./product-code.ts"

/** Finds the product with this code; for a code from a scale, the product that was weighed. Null when there is none or the text is no valid code (SEARCH-18). */
export const findByGtin = (input: string): Effect.Effect<Product | null, SearchUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const code = readProductCode(input)
    if (code === null || !hasValidCheckDigit(code)) return null
    const gtin = shortestGtin(code)
    return (yield* findExactly(gtin)) ?? (yield* findWeighed(gtin))
  })

const findExactly = (gtin: string): Effect.Effect<Product | null, SearchUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const assortment = yield* stateOf(assortmentState)
    const { searchResults } = yield* call(quickSearch, {
      query: { q: gtin, ...cardQueryOf(assortment.current().selection) }
    }).pipe(Effect.mapError((error) => new SearchUnavailable({ detail: failureDetail(quickSearch, error) })))
    const wireProduct = searchResults.products.find((product) => shortestGtin(product.gtin) === gtin)
    return wireProduct === undefined ? null : productFromWire(wireProduct)
  })

const findWeighed = (gtin: string): Effect.Effect<Product | null, SearchUnavailable, States | CallContext> => {
  const weighedCode = codeWithoutMeasure(gtin)
  return weighedCode === null || weighedCode === gtin ? Effect.succeed(null) : findExactly(weighedCode)
}
