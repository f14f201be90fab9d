import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { searchKeyState } from "./search-key-state.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { searchKeyEntry } from "./search-key.ts"

/** Enables or disables the shortcut "/" for the search on this device. */
export const setSearchKey = (enabled: boolean): Effect.Effect<void, never, DeviceStorage | States> =>
  Effect.gen(function* () {
    const device = yield* DeviceStorage
    const state = yield* stateOf(searchKeyState)
    state.set(enabled)
    yield* enabled
      ? device.remove(searchKeyEntry.key)
      : device.set(searchKeyEntry.key, "off", searchKeyEntry.maxAgeSeconds)
  })
