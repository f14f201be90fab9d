import { isSearching, type LayerName } from "#web/container/panel.ts"
import type { HistoryEntry, Path } from "#web/container/history-entry.ts"
import type { PanelState } from "./panel.ts"
import { layerFacts } from "./layer-facts.ts"
import { urlOf, topOf } from "./layers.ts"

/** The browser's current location and history entry. */
export interface BrowserPosition {
  readonly entry: HistoryEntry
  readonly location: Path
  /** Whether a navigation to another page is pending. */
  readonly navigating: boolean
  /** Whether the search covers the whole page; otherwise it is a list below its field, and Back leaves the page. */
  readonly searchFillsScreen: boolean
}

export type BrowserEvent =
  | { readonly type: "started" }
  /** A step in the history, by the router or the panel. */
  | { readonly type: "popped" }
  /** The router shows another page. */
  | { readonly type: "moved" }
  | { readonly type: "resized" }

export type HistoryCommand =
  | {
      readonly type: "push" | "replace"
      readonly panel: ReadonlyArray<LayerName>
      readonly url: string | null
      readonly page: Path
    }
  | { readonly type: "goBack" | "goForward" }
  | { readonly type: "hideFromRouter" }

type Step = readonly [PanelState, ReadonlyArray<HistoryCommand>]

/** Whether Back closes the top layer and stays on the page. */
const needsHistoryEntry = (state: PanelState, { searchFillsScreen }: BrowserPosition): boolean =>
  isSearching(state) ? searchFillsScreen : state.layers.length > 0

const namesOf = ({ layers }: PanelState): ReadonlyArray<LayerName> => layers.map(({ name }) => name)

const write = (type: "push" | "replace", state: PanelState, { location }: BrowserPosition): HistoryCommand => ({
  type,
  panel: namesOf(state),
  url: urlOf(state),
  page: state.page ?? location
})

const isWritten = (state: PanelState, previous: PanelState | undefined): boolean =>
  previous !== undefined && urlOf(state) === urlOf(previous) && namesOf(state).join() === namesOf(previous).join()

/** Adds a history entry when a layer is open, and leaves the entry when none is open. Waits while the browser is in transition. */
export const reconcile = (state: PanelState, browser: BrowserPosition, previous?: PanelState): Step => {
  const needsEntry = needsHistoryEntry(state, browser)
  const awaitsNavigation =
    state.layers.length > 0 && (state.awaitsNavigation || (state.historyPosition === "page" && browser.navigating))
  const next = { ...state, awaitsNavigation }
  if (awaitsNavigation) return [next, []]
  if (needsEntry && state.historyPosition === "page") {
    const entered: PanelState = { ...next, historyPosition: "entry", key: browser.entry.key, page: browser.location }
    return [entered, [write("push", entered, browser)]]
  }
  if (needsEntry && state.historyPosition === "entry")
    return [next, isWritten(state, previous) ? [] : [write("replace", next, browser)]]
  if (!needsEntry && state.historyPosition === "entry")
    return [{ ...next, historyPosition: "leaving" }, [{ type: "goBack" }]]
  return [next, []]
}

/** The browser has arrived at the page's entry: returns to the panel's entry if a layer is still open. */
export const atPageEntry = (state: PanelState, browser: BrowserPosition): Step =>
  needsHistoryEntry(state, browser)
    ? [{ ...state, historyPosition: "returning" }, [{ type: "goForward" }]]
    : reconcile({ ...state, historyPosition: "page" }, browser)

/** A history step that the panel itself requested; `changed` tells whether the layers may need another history entry. */
interface OwnTraversal {
  readonly ownTraversal: true
  readonly changed: boolean
}

const ownTraversal = (changed: boolean): OwnTraversal => ({ ownTraversal: true, changed })

/** Classifies a browser event: `back` and `forward` are the shopper's steps between the page and the panel above it. */
type EventMeaning = "nothing" | "changed" | "back" | "forward" | "left" | OwnTraversal

const afterPop = (state: PanelState, { entry }: BrowserPosition): readonly [PanelState, EventMeaning] => {
  const onPanel = entry.panel !== undefined
  const historyPosition = onPanel ? "entry" : "page"
  // The router's own step; the router may undo it because the shopper stays.
  if (entry.key !== state.key) return [{ ...state, key: entry.key, historyPosition }, "nothing"]
  if (!onPanel && state.historyPosition === "page") return [state, "nothing"]
  if (state.historyPosition === "returning") return [{ ...state, historyPosition: "entry" }, ownTraversal(true)]
  if (!onPanel && state.historyPosition === "leaving")
    return [{ ...state, historyPosition: "page" }, ownTraversal(true)]
  if (!onPanel) return [state, "back"]
  return state.historyPosition === "page"
    ? [{ ...state, historyPosition: "entry" }, "forward"]
    : [state, ownTraversal(false)]
}

export const positionAfter = (
  state: PanelState,
  event: BrowserEvent,
  browser: BrowserPosition
): readonly [PanelState, EventMeaning] => {
  const { entry, location } = browser
  switch (event.type) {
    case "started": {
      const historyPosition = entry.panel === undefined ? "page" : "entry"
      return [{ ...state, historyPosition, key: entry.key, page: entry.masked ?? location }, "changed"]
    }
    case "popped":
      return afterPop(state, browser)
    case "resized":
      return [state, needsHistoryEntry(state, browser) === (state.historyPosition === "entry") ? "nothing" : "changed"]
    case "moved": {
      const historyPosition =
        state.historyPosition === "entry" && entry.panel === undefined ? "page" : state.historyPosition
      const next: PanelState = { ...state, key: entry.key, historyPosition, awaitsNavigation: false }
      const top = topOf(state)
      const closes = top !== undefined && layerFacts[top.name].closesOnNavigation
      // The search closes itself.
      if (isSearching(state) || (state.awaitsNavigation && !closes)) return [next, "changed"]
      return [next, state.layers.length > 0 ? "left" : "nothing"]
    }
  }
}
