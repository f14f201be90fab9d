import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { LayerName } from "#web/container/panel.ts"
import { Panel } from "./panel.ts"
import { browserHistory } from "./browser-history.ts"
import { type RunningPanel, runPanel } from "./run-panel.ts"

let running: RunningPanel | undefined
/** Each test gets its own history entry, so that a pending history.back() of an earlier test does not affect it. */
beforeEach(() => history.pushState(null, "", "/"))
afterEach(() => running?.stop())

interface RunOptions {
  readonly layer?: LayerName | null
  readonly navigating?: () => boolean
  readonly narrow?: () => boolean
}

const never = () => false

const run = ({ layer = "storeSelector", navigating = never, narrow = never }: RunOptions = {}) => {
  const panel = new Panel()
  running = runPanel(panel, browserHistory, {
    environment: () => ({
      selection: null,
      visitor: true,
      navigating: navigating(),
      searchFillsScreen: narrow(),
      dialogOnTop: false
    }),
    cancelDialog: () => undefined
  })
  if (layer !== null) panel.open(layer)
  return panel
}
const waitForPosition = (panel: Panel, position: "page" | "entry") =>
  vi.waitFor(() => expect(panel.current().historyPosition).toBe(position), { timeout: 5_000 })
const names = (panel: Panel) => panel.current().layers.map(({ name }) => name)
const written = () => (history.state as { readonly panel?: unknown } | null)?.panel

describe("the panel's history entry", () => {
  it("stays until the browser has gone back to the page's entry, not only until the panel closes", async () => {
    const panel = run()
    expect([panel.current().historyPosition, written()]).toEqual(["entry", ["storeSelector"]])
    panel.send({ type: "close" })
    expect([panel.current().historyPosition, names(panel)]).toEqual(["leaving", []])
    await waitForPosition(panel, "page")
    expect(written()).toBeUndefined()
  })

  it("is also created for the search layer, but only while that fills the screen", async () => {
    let narrow = true
    const panel = run({ layer: "search", narrow: () => narrow })
    expect([panel.current().historyPosition, written()]).toEqual(["entry", ["search"]])
    narrow = false
    dispatchEvent(new Event("resize"))
    await waitForPosition(panel, "page")
    expect(names(panel)).toEqual(["search"])
    panel.open("storeSelector")
    expect([panel.current().historyPosition, written()]).toEqual(["entry", ["search", "storeSelector"]])
    panel.open("search")
    await waitForPosition(panel, "page")
    narrow = true
    dispatchEvent(new Event("resize"))
    expect(panel.current().historyPosition).toBe("entry")
    panel.send({ type: "close" })
    await waitForPosition(panel, "page")
  })

  it("is pushed only after a pending navigation has finished, on top of the new page, with the layers opened meanwhile", async () => {
    let navigating = true
    const entries = history.length
    const panel = run({ navigating: () => navigating })
    panel.open("login")
    expect([panel.current().historyPosition, history.length]).toEqual(["page", entries])
    navigating = false
    history.pushState({ key: "new", idx: 1 }, "", "/butiker")
    running?.send({ type: "moved" })
    expect([names(panel), panel.current().historyPosition, location.pathname, history.state]).toEqual([
      ["login"],
      "entry",
      "/butiker",
      expect.objectContaining({ key: "new", idx: 2, panel: ["login"] })
    ])
    panel.send({ type: "close" })
    await waitForPosition(panel, "page")
    expect(history.state).toEqual({ key: "new", idx: 1 })
  })

  it("SHELL-34 closes the cart on every navigation, and other layers if they were opened before the navigation started", () => {
    for (const [layer, navigating] of [
      ["cart", true],
      ["cart", false],
      ["menu", false]
    ] as const) {
      const panel = run({ layer, navigating: () => navigating })
      history.pushState({ key: `${layer} ${navigating}`, idx: 1 }, "", "/")
      running?.send({ type: "moved" })
      expect([layer, navigating, names(panel)]).toEqual([layer, navigating, []])
      running?.stop()
    }
  })

  it("is removed after Back and when the panel unmounts", async () => {
    const panel = run()
    history.back()
    await waitForPosition(panel, "page")
    expect(names(panel)).toEqual([])
    running?.stop()
    const again = run()
    running?.stop()
    expect([again.current().historyPosition, names(again)]).toEqual(["page", []])
  })

  it.each([["old"], [["age"]]])(
    "is left again when an earlier version of the shop has written %j into it",
    async (panel) => {
      history.replaceState({ key: "page", idx: 0 }, "")
      history.pushState({ key: "page", idx: 1, panel }, "")
      const opened = run({ layer: null })
      await waitForPosition(opened, "page")
      expect([history.state, names(opened)]).toEqual([{ key: "page", idx: 0 }, []])
      const positions: Array<string> = []
      opened.changes$.subscribe(({ historyPosition }) => positions.push(historyPosition))
      history.forward()
      await vi.waitFor(() => expect(positions).toContain("leaving"), { timeout: 5_000 })
      await waitForPosition(opened, "page")
      expect([history.state, names(opened)]).toEqual([{ key: "page", idx: 0 }, []])
    }
  )

  it("is pushed for layers that were opened before the panel's code was loaded", () => {
    const panel = new Panel("storeSelector")
    panel.open("login")
    expect(names(panel)).toEqual(["login"])
    running = runPanel(panel, browserHistory, {
      environment: () => ({
        selection: null,
        visitor: true,
        navigating: false,
        searchFillsScreen: false,
        dialogOnTop: false
      }),
      cancelDialog: () => undefined
    })
    expect([panel.current().historyPosition, written()]).toEqual(["entry", ["login"]])
  })
})
