import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { storeOf } from "../assortment/rules.ts"
import { productOf } from "../catalogue/from-wire.ts"
import type { Product } from "../catalogue/model.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { hasCheckDigit, isScannedGtin, withoutPackingZero } from "../kernel/gtin.ts"
import { quickSearch } from "./api.ts"
import { SearchUnavailable } from "./errors.ts"

/** The goods with this code; null where there are none, and for digits that are no code (SEARCH-18). */
export const findByGtin = (code: string): Effect.Effect<Product | null, SearchUnavailable, AssortmentState | CallContext> =>
  Effect.gen(function*() {
    const digits = code.trim()
    if (!isScannedGtin(digits) || !hasCheckDigit(digits)) return null
    const assortment = yield* AssortmentState
    const { searchResults } = yield* call(quickSearch, { query: { q: digits, ...storeOf(assortment.current().choice) } }).pipe(
      Effect.mapError((error) => new SearchUnavailable({ detail: failureDetail(quickSearch, error) }))
    )
    const gtin = withoutPackingZero(digits)
    const found = searchResults.products.find((product) => withoutPackingZero(product.gtin) === gtin)
    return found === undefined ? null : productOf(found)
  })
