import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { sessionState } from "#core/session/session-state.ts"
import { type SessionState, visitor } from "#core/session/model.ts"
import { anna, composeShop } from "#web/container/testing.tsx"
import { syncTabs } from "./sync-tabs.ts"

const reload = vi.fn()
let receive: (data: unknown) => void = () => undefined
let sent: Array<unknown> = []

class FakeChannel {
  postMessage(message: unknown) {
    sent.push(message)
  }
  addEventListener(_: string, listener: (event: { readonly data: unknown }) => void) {
    receive = (data) => listener({ data })
  }
}

beforeEach(() => {
  reload.mockClear()
  sent = []
  vi.stubGlobal("BroadcastChannel", FakeChannel)
  vi.stubGlobal("location", { reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ""
})

const openTab = (session: SessionState) => {
  const shop = composeShop({ session })
  syncTabs(shop)
  return shop.states
}
const loggedInAs = (id: string | null) => ({ type: "session", status: "customer", customer: id })
const loggedOut = { type: "session", status: "visitor", customer: null }

describe("syncTabs", () => {
  it("announces to other tabs who is logged in, when the page opens and whenever that changes", () => {
    const states = openTab(visitor)
    states.of(sessionState).set({ ...anna, customer: null })
    states.of(sessionState).set(anna)
    states.of(sessionState).update((view) => ({ ...view, actingAsCustomer: true }))
    expect(sent).toEqual([loggedOut, loggedInAs(null), loggedInAs("1")])
  })

  it.each([
    ["another customer logs in", anna, loggedInAs("2"), true],
    ["the customer logs out", anna, loggedOut, true],
    ["the same customer opens another tab", anna, loggedInAs("1"), false],
    ["a tab whose customer is not yet known opens", anna, loggedInAs(null), false],
    ["a visitor logs in", visitor, loggedInAs("1"), true],
    ["the visitor opens another tab", visitor, loggedOut, false]
  ])("reloads only for another shopper: %s", (_, session, message, reloads) => {
    openTab(session)
    receive(message)
    expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0)
  })

  it.each([
    ["a dialog", "<dialog open></dialog>"],
    ["a form of the page", "<main><form></form></main>"]
  ])(
    "keeps %s open when the visitor logs in in another tab, but not when a customer changes or logs out there",
    (_, html) => {
      document.body.innerHTML = html
      openTab(visitor)
      receive(loggedInAs("1"))
      expect(reload).not.toHaveBeenCalled()
      for (const message of [loggedInAs("2"), loggedOut]) {
        openTab(anna)
        receive(message)
      }
      expect(reload).toHaveBeenCalledTimes(2)
    }
  )
})
