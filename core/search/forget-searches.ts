import { Effect } from "effect"
import { DeviceStorage } from "../ports/storage.ts"
import { recentSearchesEntry } from "./recent-searches.ts"

/** Removes the recent searches from this device. */
export const forgetSearches = (): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (device) => device.remove(recentSearchesEntry.key))
