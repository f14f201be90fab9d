import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { searchShortcutState } from "./search-shortcut-state.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { searchShortcutEntry } from "./search-shortcut.ts"

/** Reads from this device whether the shortcut '/' for the search is enabled, into `searchShortcutState`; by default it is. */
export const readSearchShortcut = (): Effect.Effect<void, never, DeviceStorage | States> =>
  Effect.gen(function* () {
    const device = yield* DeviceStorage
    const state = yield* stateOf(searchShortcutState)
    const before = state.current()
    const enabled = (yield* device.get(searchShortcutEntry.key)) !== "off"
    // The shopper may have changed the setting during the read.
    if (state.current() === before) state.set(enabled)
  })
