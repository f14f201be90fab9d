// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { State } from "#core/kernel/state.ts"
import { closedPanel, type Layer, openTab } from "#web/container/panel.ts"
import { keepPanelInHistory, type PanelHistory } from "./panel-history.ts"

let kept: PanelHistory | undefined
afterEach(() => {
  kept?.stop()
  vi.unstubAllGlobals()
})

const keep = (layer: Layer = "storeSelector", isUnderWay = () => false) => {
  const panel = new State(closedPanel)
  const ownEntry = new State(false)
  kept = keepPanelInHistory(panel, ownEntry, { onBack: () => panel.set(closedPanel), mayReopen: () => false, isUnderWay })
  panel.update((view) => openTab(view, layer))
  return { panel, ownEntry }
}

describe("the panel's entry of the history", () => {
  it("is told to be there until the browser is back on the page, not only until the panel is closed", async () => {
    const { panel, ownEntry } = keep()
    expect([ownEntry.current(), history.state]).toEqual([true, expect.objectContaining({ panel: ["storeSelector"] })])
    const told: Array<readonly [boolean, unknown]> = []
    ownEntry.changes$.subscribe((there) => told.push([there, (history.state as { readonly panel?: unknown } | null)?.panel]))
    panel.set(closedPanel)
    expect(ownEntry.current()).toBe(true)
    await vi.waitFor(() => expect(told).toEqual([[true, ["storeSelector"]], [false, undefined]]), { timeout: 5_000 })
  })

  it("is the search's, too, but only as long as that fills the screen", async () => {
    let narrow = true
    vi.stubGlobal("matchMedia", () => ({ matches: narrow }))
    const { panel, ownEntry } = keep("search")
    expect([ownEntry.current(), history.state]).toEqual([true, expect.objectContaining({ panel: ["search"] })])
    narrow = false
    dispatchEvent(new Event("resize"))
    await vi.waitFor(() => expect(ownEntry.current()).toBe(false), { timeout: 5_000 })
    expect(panel.current().history).toEqual(["search"])
    panel.update((view) => openTab(view, "storeSelector"))
    expect([ownEntry.current(), history.state]).toEqual([true, expect.objectContaining({ panel: ["search", "storeSelector"] })])
    panel.update((view) => openTab(view, "search"))
    await vi.waitFor(() => expect(ownEntry.current()).toBe(false), { timeout: 5_000 })
    narrow = true
    dispatchEvent(new Event("resize"))
    expect(ownEntry.current()).toBe(true)
    panel.set(closedPanel)
    await vi.waitFor(() => expect(ownEntry.current()).toBe(false), { timeout: 5_000 })
  })

  it("waits for the page that is on its way, and then lies over that with what was opened meanwhile", async () => {
    let underWay = true
    const entries = history.length
    const { panel, ownEntry } = keep("storeSelector", () => underWay)
    panel.update((view) => openTab(view, "login"))
    expect([ownEntry.current(), history.length]).toEqual([false, entries])
    underWay = false
    history.pushState({ key: "new", idx: 1 }, "", "/butiker")
    kept?.moved()
    expect([panel.current().history, ownEntry.current(), location.pathname, history.state]).toEqual([["login"], true, "/butiker", expect.objectContaining({ key: "new", idx: 2, panel: ["login"] })])
    panel.set(closedPanel)
    await vi.waitFor(() => expect([ownEntry.current(), history.state]).toEqual([false, { key: "new", idx: 1 }]), { timeout: 5_000 })
  })

  it("SHELL-34 lets the cart go with the page, whenever it was opened, and what was opened before the page was left", () => {
    for (const [layer, underWay] of [["cart", true], ["cart", false], ["menu", false]] as const) {
      const { panel } = keep(layer, () => underWay)
      history.pushState({ key: `${layer} ${underWay}`, idx: 1 }, "", "/")
      kept?.moved()
      expect([layer, underWay, panel.current().history]).toEqual([layer, underWay, []])
      kept?.stop()
    }
  })

  it("is gone after Back, too, and with the panel's own end", async () => {
    const { ownEntry } = keep()
    history.back()
    await vi.waitFor(() => expect(ownEntry.current()).toBe(false), { timeout: 5_000 })
    kept?.stop()
    const again = keep()
    kept?.stop()
    expect(again.ownEntry.current()).toBe(false)
  })
})
