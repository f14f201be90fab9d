import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { searchShortcutState } from "./search-shortcut-state.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { searchShortcutEntry } from "./search-shortcut.ts"

/** Enables or disables the shortcut "/" for the search on this device. */
export const setSearchShortcut = (enabled: boolean): Effect.Effect<void, never, DeviceStorage | States> =>
  Effect.gen(function* () {
    const device = yield* DeviceStorage
    const state = yield* stateOf(searchShortcutState)
    state.set(enabled)
    yield* enabled
      ? device.remove(searchShortcutEntry.key)
      : device.set(searchShortcutEntry.key, "off", searchShortcutEntry.maxAgeSeconds)
  })
