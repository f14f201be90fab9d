import { Effect } from "effect"
import { DeviceStorage } from "../ports/storage.ts"
import { SearchKeyState } from "./search-key-state.ts"

const name = "search-key"
/** seconds */
const kept = 5 * 365 * 86_400

/** Whether '/' opens the search on this device; it does unless switched off. */
export const readSearchKey: Effect.Effect<void, never, DeviceStorage | SearchKeyState> = Effect.gen(function*() {
  const device = yield* DeviceStorage
  const state = yield* SearchKeyState
  const known = state.current()
  const on = (yield* device.get(name)) !== "off"
  // The shopper may have switched it while the device was asked.
  if (state.current() === known) state.set(on)
})

export const setSearchKey = (on: boolean): Effect.Effect<void, never, DeviceStorage | SearchKeyState> =>
  Effect.gen(function*() {
    const device = yield* DeviceStorage
    const state = yield* SearchKeyState
    state.set(on)
    yield* on ? device.remove(name) : device.set(name, "off", kept)
  })
