import { Effect } from "effect"
import { DeviceStorage } from "../ports/storage.ts"
import { normalizeQuery } from "./normalize-query.ts"
import { listRecentSearches } from "./list-recent-searches.ts"
import { readProductCode } from "./product-code.ts"
import { recentSearchesEntry } from "./recent-searches.ts"

/** Remembers a search on this device. Product codes are omitted, since they are scanned again rather than picked from a list. */
export const rememberSearch = (input: string): Effect.Effect<void, never, DeviceStorage> =>
  Effect.gen(function* () {
    const query = normalizeQuery(input)
    if (query === null || readProductCode(query) !== null) return
    const device = yield* DeviceStorage
    const others = (yield* listRecentSearches()).filter((other) => other.toLowerCase() !== query.toLowerCase())
    yield* device.set(
      recentSearchesEntry.key,
      JSON.stringify([query, ...others].slice(0, recentSearchesEntry.maxCount)),
      recentSearchesEntry.maxAgeSeconds
    )
  })
