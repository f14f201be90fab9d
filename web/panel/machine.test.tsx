import { act, cleanup, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { useSyncExternalStore } from "react"
import { beforeAll, describe, expect, it } from "vitest"
import type { DeliverySelection } from "#core/assortment/model.ts"
import {
  clearPickedSlot,
  openDeliveryPicker,
  pickMethod,
  resumeAfterLogIn,
  stepBack,
  enterPostalCode
} from "#core/delivery/delivery-picker.ts"
import { stockholmSelection } from "#web/container/testing.tsx"
import { isSearching, type LayerName, layerNames, type OpenableLayerName } from "#web/container/panel.ts"
import { Panel, type PanelState } from "./panel.ts"
import { SidePanel } from "#web/kit/overlays/SidePanel.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { urlOf, topPanelLayerName, pickerOf } from "./layers.ts"
import type { PanelEvent } from "./machine.ts"
import { type RunningPanel, runPanel } from "./run-panel.ts"
import { ModelBrowser, pickSlotEvent, slot } from "./testing.ts"

beforeAll(fakeModalDialogs)

/** The events of the panel, the browser's history and the shop around the panel. */
type Action =
  | PanelEvent
  | "browser back"
  | "browser forward"
  | "another page"
  | "navigation starts"
  | "navigation ends"
  | "resize"
  | "alert dialog opens"
  | "logged out in another tab"
  | { readonly type: "selected"; readonly selection: DeliverySelection | null }

const gothenburgSelection: DeliverySelection = {
  ...stockholmSelection,
  siteId: "2001",
  postalCode: "41101",
  city: "Göteborg"
}

const typePostalCodeEvent = (code: string): PanelEvent => ({
  type: "picker",
  change: (picker) => enterPostalCode(pickMethod(picker, "homeDelivery"), code)
})

const openEvent = (layer: OpenableLayerName): PanelEvent => ({ type: "open", layer })

const openableLayers = layerNames.filter((name) => name !== "flyout")

const openFlyoutEvent = (url: string): PanelEvent => ({ type: "openFlyout", url })

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...openableLayers).map(openEvent) },
  { weight: 2, arbitrary: fc.constantFrom("/a/b/milk-p1_ST", "/a/b/juice-p2_ST", "/a/milk-k1,2").map(openFlyoutEvent) },
  { weight: 4, arbitrary: fc.constantFrom(openEvent("storeSelector"), openEvent("login"), pickSlotEvent) },
  fc
    .constantFrom("/registrera", "/registrera?utm_source=sms", "/login", "/glomt-losenord")
    .map((url) => ({ type: "openUrl", url }) as const),
  fc.constantFrom("email", "password", "forgot").map((step) => ({ type: "logInStep", step }) as const),
  fc.constantFrom("person", "verify", "details", "done").map((step) => ({ type: "registerStep", step }) as const),
  fc.constantFrom("/a", "/b").map((href) => ({ type: "menuLevel", levelUrls: [href], deeper: true }) as const),
  fc.string({ maxLength: 5 }).map(typePostalCodeEvent),
  fc.record({
    type: fc.constant("loggedIn" as const),
    from: fc.constantFrom<LayerName>("login", "register"),
    promptsForStore: fc.boolean()
  }),
  fc
    .constantFrom(stockholmSelection, gothenburgSelection, null)
    .map((selection) => ({ type: "selected", selection }) as const),
  fc.constantFrom<Action>("navigation starts", "navigation ends", "another page"),
  fc.constantFrom<Action>("logged out in another tab", "alert dialog opens", "resize"),
  { weight: 2, arbitrary: fc.constant<Action>({ type: "back" }) },
  fc.constantFrom<Action>(
    { type: "picker", change: clearPickedSlot },
    { type: "requestClose" },
    { type: "cancelClose" },
    { type: "close" },
    { type: "closeSearch" },
    { type: "finished", layer: "storeSelector" }
  ),
  { weight: 4, arbitrary: fc.constantFrom<Action>("browser back", "browser forward") }
)

/** A visitor chooses a time and is asked to log in. Random actions alone rarely produce this sequence. */
const pickTimeAndLogIn: ReadonlyArray<Action> = [openEvent("storeSelector"), pickSlotEvent, openEvent("login")]

const anyActions = (maxLength: number): fc.Arbitrary<ReadonlyArray<Action>> =>
  fc
    .array(
      fc.oneof(
        { weight: 9, arbitrary: anyAction.map((action) => [action]) },
        { weight: 1, arbitrary: fc.constant(pickTimeAndLogIn) }
      ),
      { maxLength }
    )
    .map((sequences) => sequences.flat())

/** The state of the shop and the browser's window. */
interface Environment {
  selection: DeliverySelection | null
  isVisitor: boolean
  navigating: boolean
  searchFillsScreen: boolean
  hasDialogOnTop: boolean
}

interface Setup {
  readonly panel: Panel
  readonly browser: ModelBrowser
  readonly running: RunningPanel
  readonly environment: Environment
}

const Page = ({ panel }: { readonly panel: Panel }) => {
  const state = useSyncExternalStore(
    (onChange) => {
      const subscription = panel.changes$.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    () => panel.current()
  )
  return (
    <>
      <button type="button">Opener</button>
      <SidePanel
        open={topPanelLayerName(state) !== undefined}
        onClose={() => panel.send({ type: "close" })}
        title={topPanelLayerName(state) ?? ""}
        closeLabel="Close"
        backLabel="Back"
      />
    </>
  )
}

const setUp = ({ searchFillsScreen }: Pick<Environment, "searchFillsScreen">): Setup => {
  const panel = new Panel()
  const browser = new ModelBrowser()
  const environment: Environment = {
    selection: null,
    isVisitor: true,
    navigating: false,
    searchFillsScreen,
    hasDialogOnTop: false
  }
  const running = runPanel(panel, browser, {
    environment: () => environment,
    cancelDialog: () => (environment.hasDialogOnTop = false)
  })
  browser.onNavigated = () => {
    environment.navigating = false
    running.send({ type: "navigated" })
  }
  return { panel, browser, running, environment }
}

const isOpen = ({ panel }: Setup): boolean => topPanelLayerName(panel.current()) !== undefined

const perform = (setup: Setup, action: Action): void => {
  const { panel, browser, running, environment } = setup
  if (action === "browser back") browser.go(-1)
  else if (action === "browser forward") browser.go(1)
  else if (action === "resize") {
    environment.searchFillsScreen = !environment.searchFillsScreen
    running.send({ type: "resized" })
  } else if (action === "another page") {
    // As with every link, the panel's history entry is left first.
    panel.send({ type: "close" })
    browser.runPendingSteps()
    browser.navigate()
  } else if (action === "navigation starts") {
    environment.navigating ||= panel.current().historyPosition === "pageEntry" && !isOpen(setup)
  } else if (action === "navigation ends") {
    if (environment.navigating) browser.navigate()
  } else if (action === "logged out in another tab") environment.isVisitor = true
  else if (action === "alert dialog opens") environment.hasDialogOnTop = isOpen(setup)
  else if (action.type === "selected") environment.selection = action.selection
  else {
    if (action.type === "loggedIn" && topPanelLayerName(panel.current()) === action.from) environment.isVisitor = false
    running.send(action)
  }
  browser.runPendingSteps()
  // The dialogs above the panel are parts of it.
  environment.hasDialogOnTop &&= isOpen(setup)
}

const needsHistoryEntry = (state: PanelState, searchFillsScreen: boolean) =>
  isSearching(state) ? searchFillsScreen : state.layers.length > 0

const expectOneEntry = ({ panel, browser, environment }: Setup) => {
  const state = panel.current()
  const { state: entry, url } = browser.current()
  const isEntryNeeded = needsHistoryEntry(state, environment.searchFillsScreen) && !state.awaitsNavigation
  expect(state.historyPosition).toBe(isEntryNeeded ? "panelEntry" : "pageEntry")
  expect(entry.panel).toEqual(isEntryNeeded ? state.layers.map(({ name }) => name) : undefined)
  expect(browser.entries.slice(0, browser.index).filter(({ state: { panel } }) => panel !== undefined)).toEqual([])
  expect(
    browser.entries.filter(({ state: { key, panel } }) => key === entry.key && panel !== undefined).length
  ).toBeLessThan(2)
  const shownUrl = urlOf(state)
  if (isEntryNeeded && shownUrl !== null) expect([url, entry.masked]).toEqual([shownUrl, state.page])
}

const expectInputCleared = (state: PanelState) => {
  if (topPanelLayerName(state) === undefined) expect([state.picker, state.confirmingClose]).toEqual([null, false])
}

/** Expects that drafts, which are keyed by `clearCount`, are kept while the panel is open, unless the log-in asks for a store. */
const expectDraftsKept = (stateBefore: PanelState, stateAfter: PanelState, action: Action) => {
  const promptsForStore = typeof action === "object" && action.type === "loggedIn" && action.promptsForStore
  if (topPanelLayerName(stateBefore) !== undefined && topPanelLayerName(stateAfter) !== undefined && !promptsForStore)
    expect(stateAfter.clearCount).toBe(stateBefore.clearCount)
  if (topPanelLayerName(stateBefore) !== undefined && topPanelLayerName(stateAfter) === undefined)
    expect(stateAfter.clearCount).toBe(stateBefore.clearCount + 1)
}

/** Expects that, while the panel is open, only the shopper's steps in the store selector and a log-in change the picker. */
const expectPickerKept = (
  stateBefore: PanelState,
  stateAfter: PanelState,
  action: Action,
  { selection }: Environment
) => {
  if (topPanelLayerName(stateBefore) === undefined || topPanelLayerName(stateAfter) === undefined) return
  const { picker } = stateBefore
  if (typeof action === "object" && action.type === "loggedIn" && topPanelLayerName(stateBefore) === action.from) {
    if (topPanelLayerName(stateAfter) === "flyout") return expect(stateAfter.picker).toBeNull()
    const resumedPicker =
      picker === null || action.promptsForStore || selection === null ? null : resumeAfterLogIn(picker, selection)
    return expect([topPanelLayerName(stateAfter), stateAfter.picker]).toEqual(["storeSelector", resumedPicker])
  }
  if (topPanelLayerName(stateBefore) !== "storeSelector") return expect(stateAfter.picker).toBe(picker)
  const currentPicker = pickerOf(stateBefore, selection)
  if (typeof action === "object" && action.type === "picker")
    return expect(stateAfter.picker).toEqual(action.change(currentPicker))
  // Leaving the store selector for the layer below it discards its input.
  const isLeaving =
    action === "browser back" || (typeof action === "object" && ["back", "finished"].includes(action.type))
  const hasLeftLayer = isLeaving && stateAfter.layers.length < stateBefore.layers.length
  if (hasLeftLayer) return expect(stateAfter.picker).toBeNull()
  expect([picker, stepBack(currentPicker)]).toContainEqual(stateAfter.picker)
}

describe("the panel's machine", () => {
  it("always has one history entry while layers are open, keeps drafts until the panel is closed and then clears them, for any order of events", () => {
    fc.assert(
      fc.property(anyActions(30), fc.boolean(), (actions, searchFillsScreen) => {
        const setup = setUp({ searchFillsScreen })
        try {
          for (const action of actions) {
            const stateBefore = setup.panel.current()
            perform(setup, action)
            expectOneEntry(setup)
            expectInputCleared(setup.panel.current())
            expectDraftsKept(stateBefore, setup.panel.current(), action)
            expectPickerKept(stateBefore, setup.panel.current(), action, setup.environment)
          }
        } finally {
          setup.running.stop()
        }
      }),
      { numRuns: 1_000 }
    )
  })

  it("never leaves the page by Back while a layer is open, and leaves it by one Back when all are closed", () => {
    fc.assert(
      fc.property(anyActions(20), fc.boolean(), (actions, searchFillsScreen) => {
        const setup = setUp({ searchFillsScreen })
        try {
          setup.browser.navigate()
          for (const action of actions) perform(setup, action)
          // Back during a navigation cancels it, whether or not a layer waits for the new page.
          perform(setup, "navigation ends")
          const { key } = setup.browser.entry()
          for (
            let backCount = 0;
            backCount < 40 && needsHistoryEntry(setup.panel.current(), setup.environment.searchFillsScreen);
            backCount += 1
          ) {
            perform(setup, "browser back")
            expect(setup.browser.entry().key).toBe(key)
          }
          expect(needsHistoryEntry(setup.panel.current(), setup.environment.searchFillsScreen)).toBe(false)
          const { index } = setup.browser
          perform(setup, "browser back")
          expect(setup.browser.index).toBe(Math.max(0, index - 1))
        } finally {
          setup.running.stop()
        }
      }),
      { numRuns: 300 }
    )
  })

  it("always returns the focus to the element that opened the panel", () => {
    fc.assert(
      fc.property(anyActions(12), (actions) => {
        const setup = setUp({ searchFillsScreen: false })
        try {
          render(<Page panel={setup.panel} />)
          const opener = screen.getByRole("button", { name: "Opener" })
          for (const action of actions) {
            if (topPanelLayerName(setup.panel.current()) === undefined) opener.focus()
            act(() => perform(setup, action))
            const isPanelOpen = topPanelLayerName(setup.panel.current()) !== undefined
            expect(document.activeElement === opener).toBe(!isPanelOpen)
          }
        } finally {
          act(() => setup.running.stop())
          cleanup()
        }
      }),
      { numRuns: 60 }
    )
  })

  it("keeps the delivery picker's input during the log-in, and clears it when the log-in is closed", () => {
    for (const closesLogIn of [true, false]) {
      const setup = setUp({ searchFillsScreen: false })
      perform(setup, { type: "open", layer: "storeSelector" })
      perform(setup, typePostalCodeEvent("111"))
      perform(setup, { type: "open", layer: "login" })
      if (closesLogIn) perform(setup, { type: "close" })
      perform(setup, { type: "open", layer: "storeSelector" })
      expect(setup.panel.current().picker?.postalCode).toBe(closesLogIn ? undefined : "111")
      setup.running.stop()
    }
  })

  it("resumes with the slot that was picked before a log-in, even when the registration was opened in between", () => {
    for (const goBack of [{ type: "back" }, "browser back"] as const) {
      const setup = setUp({ searchFillsScreen: false })
      perform(setup, { type: "selected", selection: stockholmSelection })
      for (const action of pickTimeAndLogIn) perform(setup, action)
      perform(setup, { type: "openUrl", url: "/registrera" })
      perform(setup, goBack)
      perform(setup, { type: "loggedIn", from: "login", promptsForStore: false })
      const { layers, picker } = setup.panel.current()
      expect([layers, picker?.step, picker?.pickedSlot?.slot]).toEqual([[{ name: "storeSelector" }], "time", slot])
      setup.running.stop()
    }
  })

  it("LOGIN-27 keeps the step of the log-in while the registration over it has steps of its own", () => {
    const setup = setUp({ searchFillsScreen: false })
    const steps = () => setup.panel.current().layers.map((layer) => "step" in layer && [layer.name, layer.step])
    perform(setup, { type: "open", layer: "login" })
    perform(setup, { type: "logInStep", step: "password" })
    perform(setup, { type: "openUrl", url: "/registrera" })
    expect(steps()).toEqual([
      ["login", "password"],
      ["register", "person"]
    ])
    perform(setup, { type: "registerStep", step: "verify" })
    expect(steps()).toEqual([
      ["login", "password"],
      ["register", "verify"]
    ])
    perform(setup, { type: "back" })
    perform(setup, { type: "back" })
    expect(steps()).toEqual([["login", "password"]])
    setup.running.stop()
  })

  it("goes back from the panel's history entry when the shopper goes forward to it during a navigation", () => {
    const setup = setUp({ searchFillsScreen: false })
    for (const action of [openEvent("menu"), "browser back", "navigation starts", "browser forward"] as const)
      perform(setup, action)
    expect([setup.browser.index, setup.panel.current().layers]).toEqual([0, []])
    setup.running.stop()
  })

  it("ignores responses to requests of a closed layer", () => {
    const setup = setUp({ searchFillsScreen: false })
    perform(setup, { type: "open", layer: "cart" })
    const stateBefore = setup.panel.current()
    for (const event of [
      { type: "logInStep", step: "password" },
      { type: "registerStep", step: "verify" },
      { type: "picker", change: () => openDeliveryPicker(null) },
      { type: "loggedIn", from: "login", promptsForStore: true },
      { type: "finished", layer: "storeSelector" }
    ] as const)
      perform(setup, event)
    expect(setup.panel.current()).toEqual(stateBefore)
    setup.running.stop()
  })
})
