import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { searchKeyState } from "./search-key-state.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { searchKeyEntry } from "./search-key.ts"

/** Reads from this device whether the shortcut '/' for the search is enabled, into `searchKeyState`; by default it is. */
export const readSearchKey = (): Effect.Effect<void, never, DeviceStorage | States> =>
  Effect.gen(function* () {
    const device = yield* DeviceStorage
    const state = yield* stateOf(searchKeyState)
    const before = state.current()
    const enabled = (yield* device.get(searchKeyEntry.key)) !== "off"
    // The shopper may have changed the setting during the read.
    if (state.current() === before) state.set(enabled)
  })
