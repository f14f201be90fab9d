import { Effect, Option, Schema } from "effect"
import { DeviceStorage } from "../ports/storage.ts"
import { recentSearchesEntry } from "./recent-searches.ts"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(Schema.String)))

/** Lists the last searches on this device, newest first (SEARCH-14). */
export const listRecentSearches = (): Effect.Effect<ReadonlyArray<string>, never, DeviceStorage> =>
  Effect.gen(function* () {
    const device = yield* DeviceStorage
    const text = yield* device.get(recentSearchesEntry.key)
    return text === null ? [] : Option.getOrElse(decode(text), () => [])
  })
