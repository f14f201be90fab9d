import { act, cleanup, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { useSyncExternalStore } from "react"
import { beforeAll, describe, expect, it } from "vitest"
import { openPicker, pickMethod, typePostalCode } from "#core/delivery/picker.ts"
import { isSearching, type LayerName } from "#web/container/panel.ts"
import { Panel, type PanelState } from "./panel.ts"
import { SidePanel } from "#web/kit/overlays/SidePanel.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { addressOf, tabOf } from "./layers.ts"
import type { PanelEvent } from "./machine.ts"
import { type RunningPanel, runPanel } from "./run-panel.ts"
import { ModelBrowser } from "./testing.ts"

beforeAll(fakeModalDialogs)

/** What a shopper does, as far as the panel and the history are concerned. */
type Act = PanelEvent | "browser back" | "browser forward" | "another page" | "resize"

const layerNames: ReadonlyArray<LayerName> = ["search", "cart", "menu", "login", "register", "storeSelector"]

const typed = (code: string): PanelEvent => ({
  type: "picker",
  change: (picker) => typePostalCode(pickMethod(picker, "homeDelivery"), code)
})

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...layerNames).map((layer) => ({ type: "open", layer }) as const) },
  fc
    .constantFrom("/registrera", "/registrera?utm_source=sms", "/glomt-losenord")
    .map((address) => ({ type: "openAddress", address }) as const),
  fc.constantFrom("email", "password", "forgot").map((step) => ({ type: "logInStep", step }) as const),
  fc.constantFrom("person", "verify", "details", "done").map((step) => ({ type: "registerStep", step }) as const),
  fc.constantFrom("/a", "/b").map((href) => ({ type: "menuPath", path: [href], deeper: true }) as const),
  fc.string({ maxLength: 5 }).map(typed),
  fc.record({
    type: fc.constant("loggedIn" as const),
    from: fc.constantFrom<LayerName>("login", "register"),
    mustChooseStore: fc.boolean()
  }),
  fc.constantFrom<Act>(
    { type: "back" },
    { type: "askToClose" },
    { type: "stay" },
    { type: "close" },
    { type: "closeSearch" },
    { type: "finished", layer: "storeSelector" },
    "another page",
    "resize"
  ),
  { weight: 4, arbitrary: fc.constantFrom<Act>("browser back", "browser forward") }
)

interface World {
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
        open={tabOf(state) !== undefined}
        onClose={() => panel.send({ type: "close" })}
        title={tabOf(state) ?? ""}
        closeLabel="Close"
        backLabel="Back"
      />
    </>
  )
}

const begin = (narrow: boolean): World => {
  const panel = new Panel()
  const browser = new ModelBrowser()
  const screenWidth = { current: narrow }
  const running = runPanel(panel, browser, {
    surroundings: () => ({
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

const perform = ({ panel, browser, running, narrow }: World, action: Act): void => {
  if (action === "browser back") browser.go(-1)
  else if (action === "browser forward") browser.go(1)
  else if (action === "resize") {
    narrow.current = !narrow.current
    running.send({ type: "resized" })
  } else if (action === "another page") {
    // As every link does: what lies over the page leaves the history first.
    panel.send({ type: "close" })
    browser.settle()
    browser.navigate()
  } else running.send(action)
  browser.settle()
}

const keepsEntry = (state: PanelState, narrow: boolean) => (isSearching(state) ? narrow : state.layers.length > 0)

const expectOneEntry = ({ panel, browser, narrow }: World) => {
  const state = panel.current()
  const { state: entry, address } = browser.current()
  const open = keepsEntry(state, narrow.current)
  expect(state.at).toBe(open ? "entry" : "page")
  expect(entry.panel).toEqual(open ? state.layers.map(({ name }) => name) : undefined)
  expect(browser.entries.slice(0, browser.index).filter(({ state: { panel } }) => panel !== undefined)).toEqual([])
  expect(
    browser.entries.filter(({ state: { key, panel } }) => key === entry.key && panel !== undefined).length
  ).toBeLessThan(2)
  const shown = addressOf(state)
  if (open && shown !== null) expect([address, entry.masked]).toEqual([shown, state.page])
}

const expectNothingLeft = (state: PanelState) => {
  if (tabOf(state) === undefined) expect([state.picker, state.asking]).toEqual([null, false])
}

/** Drafts are keyed by `closings`: they live as long as the panel stays open, unless the log-in asks for a store. */
const expectDraftsKept = (before: PanelState, after: PanelState, action: Act) => {
  const asksForStore = typeof action === "object" && action.type === "loggedIn" && action.mustChooseStore
  if (tabOf(before) !== undefined && tabOf(after) !== undefined && !asksForStore)
    expect(after.closings).toBe(before.closings)
  if (tabOf(before) !== undefined && tabOf(after) === undefined) expect(after.closings).toBe(before.closings + 1)
}

describe("the panel's machine", () => {
  it("always has one entry of the history for what is open, keeps drafts while it is open and nothing once it is closed, in any order of events", () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 30 }), fc.boolean(), (actions, narrow) => {
        const world = begin(narrow)
        try {
          for (const action of actions) {
            const before = world.panel.current()
            perform(world, action)
            expectOneEntry(world)
            expectNothingLeft(world.panel.current())
            expectDraftsKept(before, world.panel.current(), action)
          }
        } finally {
          world.running.stop()
        }
      }),
      { numRuns: 500 }
    )
  })

  it("never leaves the page by Back while something is open over it, and leaves by one Back once it is closed", () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 20 }), fc.boolean(), (actions, narrow) => {
        const world = begin(narrow)
        try {
          world.browser.navigate()
          for (const action of actions) perform(world, action)
          const { key } = world.browser.entry()
          for (let presses = 0; presses < 40 && keepsEntry(world.panel.current(), world.narrow.current); presses += 1) {
            perform(world, "browser back")
            expect(world.browser.entry().key).toBe(key)
          }
          expect(keepsEntry(world.panel.current(), world.narrow.current)).toBe(false)
          const { index } = world.browser
          perform(world, "browser back")
          expect(world.browser.index).toBe(Math.max(0, index - 1))
        } finally {
          world.running.stop()
        }
      }),
      { numRuns: 300 }
    )
  })

  it("always gives the focus back to what opened the panel", () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 12 }), (actions) => {
        const world = begin(false)
        try {
          render(<Page panel={world.panel} />)
          const opener = screen.getByRole("button", { name: "Opener" })
          for (const action of actions) {
            if (tabOf(world.panel.current()) === undefined) opener.focus()
            act(() => perform(world, action))
            const open = tabOf(world.panel.current()) !== undefined
            expect(document.activeElement === opener).toBe(!open)
          }
        } finally {
          act(() => world.running.stop())
          cleanup()
        }
      }),
      { numRuns: 60 }
    )
  })

  it("keeps a chosen time through the log-in, and forgets it when that is closed", () => {
    for (const closes of [true, false]) {
      const world = begin(false)
      perform(world, { type: "open", layer: "storeSelector" })
      perform(world, typed("111"))
      perform(world, { type: "open", layer: "login" })
      if (closes) perform(world, { type: "close" })
      perform(world, { type: "open", layer: "storeSelector" })
      expect(world.panel.current().picker?.postalCode).toBe(closes ? undefined : "111")
      world.running.stop()
    }
  })

  it("ignores responses to requests of a closed layer", () => {
    const world = begin(false)
    perform(world, { type: "open", layer: "cart" })
    const before = world.panel.current()
    for (const event of [
      { type: "logInStep", step: "password" },
      { type: "registerStep", step: "verify" },
      { type: "picker", change: () => openPicker(null) },
      { type: "loggedIn", from: "login", mustChooseStore: true },
      { type: "finished", layer: "storeSelector" }
    ] as const)
      perform(world, event)
    expect(world.panel.current()).toEqual(before)
    world.running.stop()
  })
})
