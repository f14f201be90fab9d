import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cardQueryOf } from "../assortment/rules.ts"
import { productFromWire } from "../catalogue/from-wire.ts"
import type { Product } from "../catalogue/model.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { hasValidCheckDigit, looksLikeGtin, withoutPaddingZero } from "../kernel/gtin.ts"
import { quickSearch } from "./api.ts"
import { SearchUnavailable } from "./errors.ts"

/** Finds the product with this code; null when there is none or the digits are not a valid code (SEARCH-18). */
export const findByGtin = (code: string): Effect.Effect<Product | null, SearchUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const digits = code.trim()
    if (!looksLikeGtin(digits) || !hasValidCheckDigit(digits)) return null
    const assortment = yield* stateOf(assortmentState)
    const { searchResults } = yield* call(quickSearch, {
      query: { q: digits, ...cardQueryOf(assortment.current().selection) }
    }).pipe(Effect.mapError((error) => new SearchUnavailable({ detail: failureDetail(quickSearch, error) })))
    const gtin = withoutPaddingZero(digits)
    const wireProduct = searchResults.products.find((product) => withoutPaddingZero(product.gtin) === gtin)
    return wireProduct === undefined ? null : productFromWire(wireProduct)
  })
