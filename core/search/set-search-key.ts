import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { searchKeyState } from "./search-key-state.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { searchKey } from "./search-key.ts"

/** Switches on or off on this device that "/" opens the search. */
export const setSearchKey = (on: boolean): Effect.Effect<void, never, DeviceStorage | States> =>
  Effect.gen(function* () {
    const device = yield* DeviceStorage
    const state = yield* stateOf(searchKeyState)
    state.set(on)
    yield* on ? device.remove(searchKey.key) : device.set(searchKey.key, "off", searchKey.maxAge)
  })
