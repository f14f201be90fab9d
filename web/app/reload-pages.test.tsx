import { describe, expect, it } from "vitest"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { StateStore } from "#core/kernel/state.ts"
import { visitor } from "#core/session/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { anna, stockholmSelection } from "#web/container/testing.tsx"
import { reloadPages } from "./reload-pages.ts"

const watch = () => {
  const states = new StateStore()
  let count = 0
  const selectStore = (selection: typeof stockholmSelection | null) =>
    states.of(assortmentState).set({ selection, loading: false, failed: false })
  selectStore(stockholmSelection)
  reloadPages(states, () => count++)
  return { states, selectStore, count: () => count }
}

describe("reloadPages", () => {
  it("PCAT-20 reloads the page, with its products, when another store is chosen, and not when the same one is", () => {
    const { selectStore, count } = watch()
    selectStore({ ...stockholmSelection })
    expect(count()).toBe(0)
    selectStore({ ...stockholmSelection, storeNumber: "3202" })
    expect(count()).toBe(1)
    selectStore(null)
    expect(count()).toBe(2)
  })

  it("reloads the page when the shopper logs in or out", () => {
    const { states, count } = watch()
    states.of(sessionState).set(anna)
    states.of(sessionState).set({ ...anna })
    states.of(sessionState).set(visitor)
    expect(count()).toBe(2)
  })
})
