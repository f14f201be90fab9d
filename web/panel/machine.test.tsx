import { act, cleanup, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { useSyncExternalStore } from "react"
import { beforeAll, describe, expect, it } from "vitest"
import { openDeliveryPicker, pickMethod, typePostalCode } from "#core/delivery/delivery-picker.ts"
import { isSearching, type LayerName } from "#web/container/panel.ts"
import { Panel, type PanelState } from "./panel.ts"
import { SidePanel } from "#web/kit/overlays/SidePanel.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { urlOf, panelLayerOf } from "./layers.ts"
import type { PanelEvent } from "./machine.ts"
import { type RunningPanel, runPanel } from "./run-panel.ts"
import { ModelBrowser } from "./testing.ts"

beforeAll(fakeModalDialogs)

/** An action of the shopper that affects the panel or the history. */
type Action = PanelEvent | "browser back" | "browser forward" | "another page" | "resize"

const layerNames: ReadonlyArray<LayerName> = ["search", "cart", "menu", "login", "register", "storeSelector"]

const typed = (code: string): PanelEvent => ({
  type: "picker",
  change: (picker) => typePostalCode(pickMethod(picker, "homeDelivery"), code)
})

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...layerNames).map((layer) => ({ type: "open", layer }) as const) },
  fc
    .constantFrom("/registrera", "/registrera?utm_source=sms", "/glomt-losenord")
    .map((url) => ({ type: "openUrl", url }) as const),
  fc.constantFrom("email", "password", "forgot").map((step) => ({ type: "logInStep", step }) as const),
  fc.constantFrom("person", "verify", "details", "done").map((step) => ({ type: "registerStep", step }) as const),
  fc.constantFrom("/a", "/b").map((href) => ({ type: "menuPath", path: [href], deeper: true }) as const),
  fc.string({ maxLength: 5 }).map(typed),
  fc.record({
    type: fc.constant("loggedIn" as const),
    from: fc.constantFrom<LayerName>("login", "register"),
    mustChooseStore: fc.boolean()
  }),
  fc.constantFrom<Action>(
    { type: "back" },
    { type: "requestClose" },
    { type: "cancelClose" },
    { type: "close" },
    { type: "closeSearch" },
    { type: "finished", layer: "storeSelector" },
    "another page",
    "resize"
  ),
  { weight: 4, arbitrary: fc.constantFrom<Action>("browser back", "browser forward") }
)

interface Setup {
  readonly panel: Panel
  readonly browser: ModelBrowser
  readonly running: RunningPanel
  readonly narrow: { current: boolean }
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
        open={panelLayerOf(state) !== undefined}
        onClose={() => panel.send({ type: "close" })}
        title={panelLayerOf(state) ?? ""}
        closeLabel="Close"
        backLabel="Back"
      />
    </>
  )
}

const setUp = (narrow: boolean): Setup => {
  const panel = new Panel()
  const browser = new ModelBrowser()
  const screenWidth = { current: narrow }
  const running = runPanel(panel, browser, {
    environment: () => ({
      selection: null,
      visitor: true,
      navigating: false,
      searchFillsScreen: screenWidth.current,
      dialogOnTop: false
    }),
    cancelDialog: () => undefined
  })
  browser.onMoved = () => running.send({ type: "moved" })
  return { panel, browser, running, narrow: screenWidth }
}

const perform = ({ panel, browser, running, narrow }: Setup, action: Action): void => {
  if (action === "browser back") browser.go(-1)
  else if (action === "browser forward") browser.go(1)
  else if (action === "resize") {
    narrow.current = !narrow.current
    running.send({ type: "resized" })
  } else if (action === "another page") {
    // As for every link, the panel's entry leaves the history first.
    panel.send({ type: "close" })
    browser.runPendingSteps()
    browser.navigate()
  } else running.send(action)
  browser.runPendingSteps()
}

const needsHistoryEntry = (state: PanelState, narrow: boolean) =>
  isSearching(state) ? narrow : state.layers.length > 0

const expectOneEntry = ({ panel, browser, narrow }: Setup) => {
  const state = panel.current()
  const { state: entry, url } = browser.current()
  const open = needsHistoryEntry(state, narrow.current)
  expect(state.historyPosition).toBe(open ? "entry" : "page")
  expect(entry.panel).toEqual(open ? state.layers.map(({ name }) => name) : undefined)
  expect(browser.entries.slice(0, browser.index).filter(({ state: { panel } }) => panel !== undefined)).toEqual([])
  expect(
    browser.entries.filter(({ state: { key, panel } }) => key === entry.key && panel !== undefined).length
  ).toBeLessThan(2)
  const shown = urlOf(state)
  if (open && shown !== null) expect([url, entry.masked]).toEqual([shown, state.page])
}

const expectInputCleared = (state: PanelState) => {
  if (panelLayerOf(state) === undefined) expect([state.picker, state.confirmingClose]).toEqual([null, false])
}

/** Drafts are keyed by `closeCount`: they are kept while the panel is open, unless the log-in asks for a store. */
const expectDraftsKept = (before: PanelState, after: PanelState, action: Action) => {
  const asksForStore = typeof action === "object" && action.type === "loggedIn" && action.mustChooseStore
  if (panelLayerOf(before) !== undefined && panelLayerOf(after) !== undefined && !asksForStore)
    expect(after.closeCount).toBe(before.closeCount)
  if (panelLayerOf(before) !== undefined && panelLayerOf(after) === undefined)
    expect(after.closeCount).toBe(before.closeCount + 1)
}

describe("the panel's machine", () => {
  it("always has one history entry while layers are open, keeps drafts until the panel is closed and then clears them, for any order of events", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), fc.boolean(), (actions, narrow) => {
        const setup = setUp(narrow)
        try {
          for (const action of actions) {
            const before = setup.panel.current()
            perform(setup, action)
            expectOneEntry(setup)
            expectInputCleared(setup.panel.current())
            expectDraftsKept(before, setup.panel.current(), action)
          }
        } finally {
          setup.running.stop()
        }
      }),
      { numRuns: 500 }
    )
  })

  it("never leaves the page by Back while a layer is open, and leaves by one Back once all are closed", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 20 }), fc.boolean(), (actions, narrow) => {
        const setup = setUp(narrow)
        try {
          setup.browser.navigate()
          for (const action of actions) perform(setup, action)
          const { key } = setup.browser.entry()
          for (
            let presses = 0;
            presses < 40 && needsHistoryEntry(setup.panel.current(), setup.narrow.current);
            presses += 1
          ) {
            perform(setup, "browser back")
            expect(setup.browser.entry().key).toBe(key)
          }
          expect(needsHistoryEntry(setup.panel.current(), setup.narrow.current)).toBe(false)
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
      fc.property(fc.array(anyAction, { maxLength: 12 }), (actions) => {
        const setup = setUp(false)
        try {
          render(<Page panel={setup.panel} />)
          const opener = screen.getByRole("button", { name: "Opener" })
          for (const action of actions) {
            if (panelLayerOf(setup.panel.current()) === undefined) opener.focus()
            act(() => perform(setup, action))
            const open = panelLayerOf(setup.panel.current()) !== undefined
            expect(document.activeElement === opener).toBe(!open)
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
    for (const closes of [true, false]) {
      const setup = setUp(false)
      perform(setup, { type: "open", layer: "storeSelector" })
      perform(setup, typed("111"))
      perform(setup, { type: "open", layer: "login" })
      if (closes) perform(setup, { type: "close" })
      perform(setup, { type: "open", layer: "storeSelector" })
      expect(setup.panel.current().picker?.postalCode).toBe(closes ? undefined : "111")
      setup.running.stop()
    }
  })

  it("ignores responses to requests of a closed layer", () => {
    const setup = setUp(false)
    perform(setup, { type: "open", layer: "cart" })
    const before = setup.panel.current()
    for (const event of [
      { type: "logInStep", step: "password" },
      { type: "registerStep", step: "verify" },
      { type: "picker", change: () => openDeliveryPicker(null) },
      { type: "loggedIn", from: "login", mustChooseStore: true },
      { type: "finished", layer: "storeSelector" }
    ] as const)
      perform(setup, event)
    expect(setup.panel.current()).toEqual(before)
    setup.running.stop()
  })
})
