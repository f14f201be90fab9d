import { describe, expect, it } from "vitest"
import { State } from "#core/kernel/state.ts"
import { observeConnectivity } from "./browser-connectivity.ts"

describe("observeConnectivity", () => {
  it.each([true, false])(
    "starts with the browser's state (online: %s), and follows its events",
    (isInitiallyOnline) => {
      const events = new EventTarget()
      const navigator = { onLine: isInitiallyOnline }
      const online = new State(!isInitiallyOnline)
      observeConnectivity(Object.assign(events, { navigator }) as unknown as Window, online)
      expect(online.current()).toBe(isInitiallyOnline)
      for (const isOnline of [!isInitiallyOnline, isInitiallyOnline, !isInitiallyOnline]) {
        navigator.onLine = isOnline
        events.dispatchEvent(new Event(isOnline ? "online" : "offline"))
        expect(online.current()).toBe(isOnline)
      }
    }
  )
})
