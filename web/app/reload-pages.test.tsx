import { describe, expect, it } from "vitest"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { StateStore } from "#core/kernel/state.ts"
import { visitor } from "#core/session/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { anna, stockholmSelection } from "#web/container/testing.tsx"
import { reloadPages } from "./reload-pages.ts"

const startReloading = () => {
  const states = new StateStore()
  let reloadCount = 0
  const selectStore = (selection: typeof stockholmSelection | null) =>
    states.of(assortmentState).set({ selection, loading: false, failed: false })
  selectStore(stockholmSelection)
  reloadPages(states, () => reloadCount++)
  return { states, selectStore, reloadCount: () => reloadCount }
}

describe("reloadPages", () => {
  it("reloads the page when another store or none is selected, and not when the same one is selected again", () => {
    const { selectStore, reloadCount } = startReloading()
    selectStore({ ...stockholmSelection })
    expect(reloadCount()).toBe(0)
    selectStore({ ...stockholmSelection, storeNumber: "3202" })
    expect(reloadCount()).toBe(1)
    selectStore(null)
    expect(reloadCount()).toBe(2)
  })

  it("reloads the page when the shopper logs in or out", () => {
    const { states, reloadCount } = startReloading()
    states.of(sessionState).set(anna)
    states.of(sessionState).set({ ...anna })
    states.of(sessionState).set(visitor)
    expect(reloadCount()).toBe(2)
  })
})
