import { Effect, Option, Schema } from "effect"
import { isScannedGtin } from "../kernel/gtin.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { queryOf } from "./query-of.ts"

const name = "recent-searches"
const most = 5
/** seconds */
const kept = 180 * 86_400

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(Schema.String)))

/** The last searches made on this device, newest first (SEARCH-14). */
export const recentSearches: Effect.Effect<ReadonlyArray<string>, never, DeviceStorage> = Effect.gen(function*() {
  const device = yield* DeviceStorage
  const text = yield* device.get(name)
  return text === null ? [] : Option.getOrElse(decode(text), () => [])
})

/** A code is scanned again, not picked from a list. */
export const rememberSearch = (typed: string): Effect.Effect<void, never, DeviceStorage> =>
  Effect.gen(function*() {
    const query = queryOf(typed)
    if (query === null || isScannedGtin(query)) return
    const device = yield* DeviceStorage
    const others = (yield* recentSearches).filter((other) => other.toLowerCase() !== query.toLowerCase())
    yield* device.set(name, JSON.stringify([query, ...others].slice(0, most)), kept)
  })

export const forgetSearches: Effect.Effect<void, never, DeviceStorage> = Effect.flatMap(DeviceStorage, (device) => device.remove(name))
