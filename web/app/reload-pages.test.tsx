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
  const choose = (selection: typeof stockholmSelection | null) =>
    states.of(assortmentState).set({ selection, loading: false, failed: false })
  choose(stockholmSelection)
  reloadPages(states, () => count++)
  return { states, choose, count: () => count }
}

describe("reloadPages", () => {
  it("PCAT-20 reloads the page, with its products, when another store is chosen, and not for the same one", () => {
    const { choose, count } = watch()
    choose({ ...stockholmSelection })
    expect(count()).toBe(0)
    choose({ ...stockholmSelection, storeNumber: "3202" })
    expect(count()).toBe(1)
    choose(null)
    expect(count()).toBe(2)
  })

  it("reloads the page when somebody logs in or out", () => {
    const { states, count } = watch()
    states.of(sessionState).set(anna)
    states.of(sessionState).set({ ...anna })
    states.of(sessionState).set(visitor)
    expect(count()).toBe(2)
  })
})
