import { Effect } from "effect"
import { isScannedGtin } from "../kernel/gtin.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { normalizeQuery } from "./normalize-query.ts"
import { listRecentSearches } from "./list-recent-searches.ts"
import { recentSearches } from "./recent-searches.ts"

/** Remembers a search on this device. Scanned codes are omitted, since they are scanned again rather than picked from a list. */
export const rememberSearch = (typed: string): Effect.Effect<void, never, DeviceStorage> =>
  Effect.gen(function* () {
    const query = normalizeQuery(typed)
    if (query === null || isScannedGtin(query)) return
    const device = yield* DeviceStorage
    const others = (yield* listRecentSearches()).filter((other) => other.toLowerCase() !== query.toLowerCase())
    yield* device.set(
      recentSearches.key,
      JSON.stringify([query, ...others].slice(0, recentSearches.maxCount)),
      recentSearches.maxAge
    )
  })
