import { describe, expect, it } from "vitest"
import { State } from "#core/kernel/state.ts"
import { observeConnectivity } from "./browser-connectivity.ts"

describe("observeConnectivity", () => {
  it.each([true, false])("NET-24 starts with the browser's state, online %s, and follows its events", (initial) => {
    const events = new EventTarget()
    const navigator = { onLine: initial }
    const online = new State(!initial)
    observeConnectivity(Object.assign(events, { navigator }) as unknown as Window, online)
    expect(online.current()).toBe(initial)
    for (const isOnline of [!initial, initial, !initial]) {
      navigator.onLine = isOnline
      events.dispatchEvent(new Event(isOnline ? "online" : "offline"))
      expect(online.current()).toBe(isOnline)
    }
  })
})
