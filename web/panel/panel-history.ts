import { isSearching, type LayerName } from "#web/container/panel.ts"
import type { HistoryEntry, Path } from "#web/container/history-entry.ts"
import type { PanelState } from "./panel.ts"
import { layerProperties } from "./layer-properties.ts"
import { urlOf, topOf } from "./layers.ts"

/** The browser's current location and history entry. */
export interface BrowserPosition {
  readonly entry: HistoryEntry
  readonly location: Path
  /** Whether a navigation to another page is pending. */
  readonly navigating: boolean
  /** Whether the search covers the whole page. Otherwise it is a list below its field, and Back leaves the page. */
  readonly searchFillsScreen: boolean
}

export type BrowserEvent =
  /** The panel has subscribed to the browser's events. */
  | { readonly type: "started" }
  /** The browser's `popstate` event. */
  | { readonly type: "popped" }
  /** The router shows another page. */
  | { readonly type: "navigated" }
  | { readonly type: "resized" }

export type HistoryCommand =
  | {
      readonly type: "push" | "replace"
      /** The open layers. */
      readonly panel: ReadonlyArray<LayerName>
      /** The URL of the top layer; null when it has the page's URL. */
      readonly url: string | null
      /** The page below the panel. */
      readonly page: Path
    }
  | { readonly type: "goBack" | "goForward" }
  /** Stops the router from handling the current `popstate` event. */
  | { readonly type: "hideFromRouter" }

type HistoryTransition = readonly [PanelState, ReadonlyArray<HistoryCommand>]

/** Whether the panel needs a history entry above the page's, so that Back closes the top layer and stays on the page. */
const needsHistoryEntry = (state: PanelState, { searchFillsScreen }: BrowserPosition): boolean =>
  isSearching(state) ? searchFillsScreen : state.layers.length > 0

const namesOf = ({ layers }: PanelState): ReadonlyArray<LayerName> => layers.map(({ name }) => name)

const writeEntry = (type: "push" | "replace", state: PanelState, { location }: BrowserPosition): HistoryCommand => ({
  type,
  panel: namesOf(state),
  url: urlOf(state),
  page: state.page ?? location
})

const hasSameEntry = (state: PanelState, previous: PanelState | undefined): boolean =>
  previous !== undefined && urlOf(state) === urlOf(previous) && namesOf(state).join() === namesOf(previous).join()

/**
 * Matches the browser's history to the open layers: adds an entry when the first layer that needs one opens, updates it when the layers change, and goes
 * back when the last one closes. A panel that is opened during a navigation gets its entry after the navigation.
 */
export const reconcile = (state: PanelState, browser: BrowserPosition, previous?: PanelState): HistoryTransition => {
  const needsEntry = needsHistoryEntry(state, browser)
  const awaitsNavigation =
    state.layers.length > 0 && (state.awaitsNavigation || (state.historyPosition === "pageEntry" && browser.navigating))
  const nextState = { ...state, awaitsNavigation }
  if (awaitsNavigation) return [nextState, []]
  if (needsEntry && state.historyPosition === "pageEntry") {
    const withEntry: PanelState = {
      ...nextState,
      historyPosition: "panelEntry",
      key: browser.entry.key,
      page: browser.location
    }
    return [withEntry, [writeEntry("push", withEntry, browser)]]
  }
  if (needsEntry && state.historyPosition === "panelEntry")
    return [nextState, hasSameEntry(state, previous) ? [] : [writeEntry("replace", nextState, browser)]]
  if (!needsEntry && state.historyPosition === "panelEntry")
    return [{ ...nextState, historyPosition: "leaving" }, [{ type: "goBack" }]]
  return [nextState, []]
}

/** Called after Back has reached the page's entry. If layers remain open, restores the panel's entry, so that the next Back closes another layer. */
export const afterReturnToPageEntry = (state: PanelState, browser: BrowserPosition): HistoryTransition =>
  needsHistoryEntry(state, browser)
    ? [{ ...state, historyPosition: "returning" }, [{ type: "goForward" }]]
    : reconcile({ ...state, historyPosition: "pageEntry" }, browser)

/** What a browser event means for the panel. */
type EventMeaning =
  | "nothing"
  /** The history entry may no longer match the open layers. */
  | "reconcile"
  /** The shopper has gone back from the panel's entry to the page's. */
  | "back"
  /** The shopper has gone forward from the page's entry to the panel's. */
  | "forward"
  /** A `goBack` or `goForward` of the panel is complete. */
  | "ownTraversalCompleted"
  /** The browser has arrived at the panel's entry, where the panel already was. */
  | "alreadyAtEntry"
  /** The shopper has left the page while a layer was open. */
  | "pageLeft"

const afterPop = (state: PanelState, { entry }: BrowserPosition): readonly [PanelState, EventMeaning] => {
  const isAtPanelEntry = entry.panel !== undefined
  const historyPosition = isAtPanelEntry ? "panelEntry" : "pageEntry"
  // The entry belongs to another page, and the router handles the event. A blocked navigation returns to this page.
  if (entry.key !== state.key) return [{ ...state, key: entry.key, historyPosition }, "nothing"]
  if (!isAtPanelEntry && state.historyPosition === "pageEntry") return [state, "nothing"]
  if (state.historyPosition === "returning")
    return [{ ...state, historyPosition: "panelEntry" }, "ownTraversalCompleted"]
  if (!isAtPanelEntry && state.historyPosition === "leaving")
    return [{ ...state, historyPosition: "pageEntry" }, "ownTraversalCompleted"]
  if (!isAtPanelEntry) return [state, "back"]
  return state.historyPosition === "pageEntry"
    ? [{ ...state, historyPosition: "panelEntry" }, "forward"]
    : [state, "alreadyAtEntry"]
}

/** Updates the panel's history position after a browser event, and returns what the event means for the layers. */
export const applyBrowserEvent = (
  state: PanelState,
  event: BrowserEvent,
  browser: BrowserPosition
): readonly [PanelState, EventMeaning] => {
  const { entry, location } = browser
  switch (event.type) {
    case "started": {
      const historyPosition = entry.panel === undefined ? "pageEntry" : "panelEntry"
      return [{ ...state, historyPosition, key: entry.key, page: entry.masked ?? location }, "reconcile"]
    }
    case "popped":
      return afterPop(state, browser)
    case "resized":
      return [
        state,
        needsHistoryEntry(state, browser) === (state.historyPosition === "panelEntry") ? "nothing" : "reconcile"
      ]
    case "navigated": {
      const historyPosition =
        state.historyPosition === "panelEntry" && entry.panel === undefined ? "pageEntry" : state.historyPosition
      const nextState: PanelState = { ...state, key: entry.key, historyPosition, awaitsNavigation: false }
      const top = topOf(state)
      const closesOnPendingNavigation = top !== undefined && layerProperties[top.name].closesOnPendingNavigation
      // SearchField closes the search after a navigation.
      if (isSearching(state) || (state.awaitsNavigation && !closesOnPendingNavigation)) return [nextState, "reconcile"]
      return [nextState, state.layers.length > 0 ? "pageLeft" : "nothing"]
    }
  }
}
