import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { searchKeyState } from "./search-key-state.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { searchKey } from "./search-key.ts"

/** Reads whether '/' opens the search on this device, which it does by default. */
export const readSearchKey = (): Effect.Effect<void, never, DeviceStorage | States> =>
  Effect.gen(function* () {
    const device = yield* DeviceStorage
    const state = yield* stateOf(searchKeyState)
    const known = state.current()
    const on = (yield* device.get(searchKey.key)) !== "off"
    // The shopper may have changed the setting during the read.
    if (state.current() === known) state.set(on)
  })
