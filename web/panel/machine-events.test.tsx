import { afterEach, describe, expect, it, vi } from "vitest"
import { visibleBaskets } from "#core/cart/entries.ts"
import { aCart, aCartRecipe } from "#core/cart/testing.ts"
import { enterPostalCode, pickMethod } from "#core/delivery/delivery-picker.ts"
import { stockholmSelection } from "#web/container/testing.tsx"
import type { OpenableLayerName } from "#web/container/panel.ts"
import { layerOpenings } from "./layer-openings.ts"
import type { PanelEnvironment, PanelEvent } from "./machine.ts"
import { Panel } from "./panel.ts"
import { type RunningPanel, runPanel } from "./run-panel.ts"
import { ModelBrowser, pickSlotEvent, slot } from "./testing.ts"

type Environment = Omit<PanelEnvironment, "entry" | "location">

let running: RunningPanel | undefined
afterEach(() => running?.stop())

/** Opens a page; returns its panel, its browser, and a function that sends events to the panel and presses the browser's Back and Forward. */
const openPage = (overrides: Partial<Environment> = {}) => {
  const panel = new Panel()
  const browser = new ModelBrowser()
  const environment = {
    selection: stockholmSelection,
    isVisitor: true,
    navigating: false,
    searchFillsScreen: true,
    hasDialogOnTop: false,
    ...overrides
  }
  const cancelDialog = vi.fn(() => {
    environment.hasDialogOnTop = false
  })
  const runner = runPanel(panel, browser, {
    environment: () => environment,
    cancelDialog
  })
  running = runner
  browser.onNavigated = () => runner.send({ type: "navigated" })
  return {
    panel,
    browser,
    environment,
    cancelDialog,
    perform: (...actions: ReadonlyArray<PanelEvent | "browser back" | "browser forward">) => {
      for (const action of actions) {
        if (action === "browser back") browser.go(-1)
        else if (action === "browser forward") browser.go(1)
        else runner.send(action)
        browser.runPendingSteps()
      }
      return panel.current()
    }
  }
}

const open = (layer: OpenableLayerName): PanelEvent => ({ type: "open", layer })

describe("the browser's Forward", () => {
  it.each([
    ["search", true, true],
    ["search", false, true],
    ["storeSelector", true, true],
    ["storeSelector", false, true],
    ["menu", true, true],
    ["menu", false, true],
    ["cart", true, false],
    ["cart", false, true],
    ["login", true, true],
    ["login", false, false],
    ["register", true, true],
    ["register", false, false]
  ] as const)("to an entry of the layer '%s', for a visitor: %s, reopens it: %s", (layer, isVisitor, reopens) => {
    const { perform, browser } = openPage({ isVisitor })
    const { layers } = perform(open(layer), "browser back", "browser forward")
    expect(layers).toEqual(reopens ? [layerOpenings[layer].first] : [])
    expect(browser.index).toBe(reopens ? 1 : 0)
  })

  it("reopens the layers that were open last", () => {
    const { perform } = openPage()
    expect(perform(open("menu"), open("storeSelector"), "browser back").layers).toEqual([layerOpenings.menu.first])
    expect(perform("browser back").layers).toEqual([])
    expect(perform("browser forward").layers).toEqual([layerOpenings.menu.first])
  })

  it("reopens a page's layer at the step and with the query of its URL", () => {
    const { perform } = openPage()
    const { layers } = perform(
      { type: "openUrl", url: "/registrera?utm_source=sms" },
      "browser back",
      "browser forward"
    )
    expect(layers).toEqual([{ name: "register", step: "person", url: "/registrera?utm_source=sms" }])
  })
})

describe("the browser's Back", () => {
  it("leads from the page for a forgotten password to the log-in's step before it", () => {
    const { layers } = openPage().perform({ type: "openUrl", url: "/glomt-losenord" }, "browser back")
    expect(layers).toEqual([expect.objectContaining({ name: "login", step: "password" })])
  })
})

describe("the URL of the log-in", () => {
  it("is /login when a link to /login has opened the layer, and null after the step for a forgotten password", () => {
    const { perform } = openPage()
    const layersAfter = (...events: ReadonlyArray<PanelEvent>) => perform(...events).layers
    expect(layersAfter({ type: "openUrl", url: "/login" })).toEqual([{ name: "login", step: "email", url: "/login" }])
    expect(layersAfter({ type: "logInStep", step: "password" })).toMatchObject([{ url: "/login" }])
    expect(layersAfter({ type: "logInStep", step: "forgot" })).toMatchObject([{ url: "/glomt-losenord" }])
    expect(layersAfter({ type: "logInStep", step: "password" })).toMatchObject([{ url: null }])
  })
})

describe("after a log-in", () => {
  const logIn = (promptsForStore: boolean): PanelEvent => ({ type: "loggedIn", from: "login", promptsForStore })

  it("a reset store selector replaces all layers for a customer who must choose a store, discarding entered values", () => {
    const { perform } = openPage()
    const codeEvent: PanelEvent = {
      type: "picker",
      change: (picker) => enterPostalCode(pickMethod(picker, "homeDelivery"), "411")
    }
    const stateBefore = perform(open("storeSelector"), codeEvent, open("login"))
    expect(stateBefore.picker?.postalCode).toBe("411")
    expect(perform(logIn(true))).toMatchObject({
      layers: [layerOpenings.storeSelector.first],
      picker: null,
      clearCount: stateBefore.clearCount + 1
    })
  })

  it("the panel closes when no slot was picked before the log-in, or no store is selected", () => {
    expect(openPage().perform(open("login"), logIn(false)).layers).toEqual([])
    expect(openPage().perform(open("storeSelector"), open("login"), logIn(false)).layers).toEqual([])
    const pickMethodEvent: PanelEvent = { type: "picker", change: (picker) => pickMethod(picker, "homeDelivery") }
    expect(openPage().perform(open("storeSelector"), pickMethodEvent, open("login"), logIn(false)).layers).toEqual([])
    const page = openPage()
    page.perform(open("storeSelector"), pickSlotEvent, open("login"))
    page.environment.selection = null as unknown as typeof stockholmSelection
    expect(page.perform(logIn(false)).layers).toEqual([])
  })

  it("entered values are kept when a slot was picked before the log-in", () => {
    const { perform } = openPage()
    const stateBefore = perform(open("storeSelector"), pickSlotEvent, open("login"))
    const stateAfter = perform(logIn(false))
    expect([stateAfter.layers, stateAfter.clearCount]).toEqual([
      [layerOpenings.storeSelector.first],
      stateBefore.clearCount
    ])
    expect(stateAfter.picker?.pickedSlot?.slot).toEqual(slot)
  })
})

describe("closing the panel", () => {
  const goToDetails: ReadonlyArray<PanelEvent> = [open("register"), { type: "registerStep", step: "details" }]

  it("asks for confirmation at a step whose input would be lost, and can be cancelled", () => {
    const { perform } = openPage()
    const confirmingState = perform(...goToDetails, { type: "requestClose" })
    expect([confirmingState.confirmingClose, confirmingState.layers.length]).toEqual([true, 1])
    const { confirmingClose, layers } = perform({ type: "cancelClose" })
    expect([confirmingClose, layers]).toEqual([false, [expect.objectContaining({ step: "details" })]])
    expect(perform({ type: "requestClose" }, { type: "close" })).toMatchObject({ layers: [], confirmingClose: false })
  })

  it("needs no confirmation at the first step of the registration, or when it is done", () => {
    expect(openPage().perform(open("register"), { type: "requestClose" }).layers).toEqual([])
    const { perform } = openPage()
    expect(perform(...goToDetails, { type: "registerStep", step: "done" }, { type: "requestClose" }).layers).toEqual([])
  })

  it("after a completed registration is possible with the browser's Back, but not with the back arrow", () => {
    const { perform } = openPage()
    const completedState = perform(open("login"), ...goToDetails, { type: "registerStep", step: "done" })
    expect(perform({ type: "back" }).layers).toEqual(completedState.layers)
    expect(perform("browser back").layers).toEqual([])
  })
})

describe("the panel, as the sidebar of the specification,", () => {
  it("ENTITY-24 is visible while it has a layer, shows the top layer as its active tab, and has the cart's recipes", () => {
    const { perform } = openPage({ isVisitor: false })
    const viewOf = ({ layers }: ReturnType<typeof perform>) => ({
      visible: layers.length > 0,
      activeTab: layers.at(-1)?.name
    })
    expect(viewOf(perform(open("cart")))).toEqual({ visible: true, activeTab: "cart" })
    expect(viewOf(perform(open("storeSelector")))).toEqual({ visible: true, activeTab: "storeSelector" })
    expect(viewOf(perform({ type: "finished", layer: "storeSelector" }))).toEqual({ visible: true, activeTab: "cart" })
    expect(viewOf(perform({ type: "requestClose" }))).toEqual({ visible: false, activeTab: undefined })
    const recipe = aCartRecipe()
    const serverCart = aCart({ baskets: [{ name: "flexkassen", recipes: [], editableRecipes: [recipe] }] })
    expect(
      visibleBaskets({ serverCart, pendingEntries: [] }).flatMap(({ recipes }) => recipes.map(({ name }) => name))
    ).toEqual([recipe.name])
  })
})

describe("a finished layer", () => {
  it("is closed only if it is on top", () => {
    const { perform } = openPage()
    const namesAfter = (event: PanelEvent) => perform(event).layers.map(({ name }) => name)
    perform(open("menu"), open("storeSelector"))
    expect(namesAfter({ type: "finished", layer: "login" })).toEqual(["menu", "storeSelector"])
    expect(namesAfter({ type: "finished", layer: "storeSelector" })).toEqual(["menu"])
  })
})

describe("the browser's Back", () => {
  it("closes an alert dialog above the panel, and does not change the layers", () => {
    const { perform, environment, cancelDialog, browser } = openPage()
    const stateBefore = perform(open("menu"))
    environment.hasDialogOnTop = true
    const stateAfter = perform("browser back")
    expect([stateAfter.layers, cancelDialog.mock.calls.length, browser.index]).toEqual([stateBefore.layers, 1, 1])
    expect(perform("browser back").layers).toEqual([])
    expect([cancelDialog.mock.calls.length, browser.index]).toEqual([1, 0])
  })

  it("is hidden from the router while the panel has an entry, and reaches the router otherwise", () => {
    const { perform, browser } = openPage()
    let navigationCount = 0
    browser.onNavigated = () => (navigationCount += 1)
    perform(open("menu"), "browser back", "browser forward", "browser back")
    expect(navigationCount).toBe(0)
    browser.navigate()
    perform("browser back")
    expect(navigationCount).toBe(2)
  })
})
