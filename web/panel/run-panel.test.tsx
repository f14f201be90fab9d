import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { OpenableLayerName } from "#web/container/panel.ts"
import { Panel } from "./panel.ts"
import { browserHistory } from "./browser-history.ts"
import { type RunningPanel, runPanel } from "./run-panel.ts"

let running: RunningPanel | undefined
/** Each test gets its own history entry, so that a pending history.back() of an earlier test does not affect it. */
beforeEach(() => history.pushState(null, "", "/"))
afterEach(() => running?.stop())

interface RunOptions {
  readonly layer?: OpenableLayerName | null
  readonly navigating?: () => boolean
  readonly searchFillsScreen?: () => boolean
}

const alwaysFalse = () => false

const run = ({
  layer = "storeSelector",
  navigating = alwaysFalse,
  searchFillsScreen = alwaysFalse
}: RunOptions = {}) => {
  const panel = new Panel()
  running = runPanel(panel, browserHistory, {
    environment: () => ({
      selection: null,
      isVisitor: true,
      navigating: navigating(),
      searchFillsScreen: searchFillsScreen(),
      hasDialogOnTop: false
    }),
    cancelDialog: () => undefined
  })
  if (layer !== null) panel.open(layer)
  return panel
}
const waitForPosition = (panel: Panel, position: "pageEntry" | "panelEntry") =>
  vi.waitFor(() => expect(panel.current().historyPosition).toBe(position), { timeout: 5_000 })
const layerNames = (panel: Panel) => panel.current().layers.map(({ name }) => name)
const writtenLayers = () => (history.state as { readonly panel?: unknown } | null)?.panel

describe("the panel's history entry", () => {
  it("remains until the browser has gone back to the page's entry, not only until the panel closes", async () => {
    const panel = run()
    expect([panel.current().historyPosition, writtenLayers()]).toEqual(["panelEntry", ["storeSelector"]])
    panel.send({ type: "close" })
    expect([panel.current().historyPosition, layerNames(panel)]).toEqual(["leaving", []])
    await waitForPosition(panel, "pageEntry")
    expect(writtenLayers()).toBeUndefined()
  })

  it("is written before the state changes, because subscribers of the state may read it", () => {
    const panel = run({ layer: null })
    const writtenAtChange: Array<unknown> = []
    const subscription = panel.changes$.subscribe(() => void writtenAtChange.push(writtenLayers()))
    panel.open("storeSelector")
    subscription.unsubscribe()
    expect(writtenAtChange.at(-1)).toEqual(["storeSelector"])
    panel.send({ type: "close" })
  })

  it("is also created for the search, but only while the search fills the screen", async () => {
    let searchFillsScreen = true
    const panel = run({ layer: "search", searchFillsScreen: () => searchFillsScreen })
    expect([panel.current().historyPosition, writtenLayers()]).toEqual(["panelEntry", ["search"]])
    searchFillsScreen = false
    dispatchEvent(new Event("resize"))
    await waitForPosition(panel, "pageEntry")
    expect(layerNames(panel)).toEqual(["search"])
    panel.open("storeSelector")
    expect([panel.current().historyPosition, writtenLayers()]).toEqual(["panelEntry", ["search", "storeSelector"]])
    panel.open("search")
    await waitForPosition(panel, "pageEntry")
    searchFillsScreen = true
    dispatchEvent(new Event("resize"))
    expect(panel.current().historyPosition).toBe("panelEntry")
    panel.send({ type: "close" })
    await waitForPosition(panel, "pageEntry")
  })

  it("is pushed only after a pending navigation has finished, above the new page's entry, with the layers that are open by then", async () => {
    let navigating = true
    const entryCount = history.length
    const panel = run({ navigating: () => navigating })
    panel.open("login")
    expect([panel.current().historyPosition, history.length]).toEqual(["pageEntry", entryCount])
    navigating = false
    history.pushState({ key: "new", idx: 1 }, "", "/butiker")
    running?.send({ type: "navigated" })
    expect([layerNames(panel), panel.current().historyPosition, location.pathname, history.state]).toEqual([
      ["login"],
      "panelEntry",
      "/butiker",
      expect.objectContaining({ key: "new", idx: 2, panel: ["login"] })
    ])
    panel.send({ type: "close" })
    await waitForPosition(panel, "pageEntry")
    expect(history.state).toEqual({ key: "new", idx: 1 })
  })

  it("is no longer the current one after Back, which closes the layer", async () => {
    const panel = run()
    history.back()
    await waitForPosition(panel, "pageEntry")
    expect(layerNames(panel)).toEqual([])
  })

  it("is no longer in the panel's state after the panel was stopped, nor are its layers", () => {
    const panel = run()
    running?.stop()
    expect([panel.current().historyPosition, layerNames(panel)]).toEqual(["pageEntry", []])
  })

  it.each([["old"], [["age"]]])(
    "gives way to the page's entry when an earlier version of the shop has written %j into it",
    async (writtenPanel) => {
      history.replaceState({ key: "page", idx: 0 }, "")
      history.pushState({ key: "page", idx: 1, panel: writtenPanel }, "")
      const panel = run({ layer: null })
      await waitForPosition(panel, "pageEntry")
      expect([history.state, layerNames(panel)]).toEqual([{ key: "page", idx: 0 }, []])
      const positions: Array<string> = []
      panel.changes$.subscribe(({ historyPosition }) => positions.push(historyPosition))
      history.forward()
      await vi.waitFor(() => expect(positions).toContain("leaving"), { timeout: 5_000 })
      await waitForPosition(panel, "pageEntry")
      expect([history.state, layerNames(panel)]).toEqual([{ key: "page", idx: 0 }, []])
    }
  )

  it("is pushed for layers that were opened before the panel's code was loaded", () => {
    const panel = new Panel("storeSelector")
    panel.open("login")
    expect(layerNames(panel)).toEqual(["login"])
    running = runPanel(panel, browserHistory, {
      environment: () => ({
        selection: null,
        isVisitor: true,
        navigating: false,
        searchFillsScreen: false,
        hasDialogOnTop: false
      }),
      cancelDialog: () => undefined
    })
    expect([panel.current().historyPosition, writtenLayers()]).toEqual(["panelEntry", ["login"]])
  })
})

describe("a navigation", () => {
  it("closes the cart on every navigation, and other layers if they were opened before the navigation started", () => {
    for (const [layer, navigating] of [
      ["cart", true],
      ["cart", false],
      ["menu", false]
    ] as const) {
      const panel = run({ layer, navigating: () => navigating })
      history.pushState({ key: `${layer} ${navigating}`, idx: 1 }, "", "/")
      running?.send({ type: "navigated" })
      expect([layer, navigating, layerNames(panel)]).toEqual([layer, navigating, []])
      running?.stop()
    }
  })
})
