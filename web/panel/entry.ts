import { isSearching, type LayerName } from "#web/container/panel.ts"
import type { Address, PanelState } from "./panel.ts"
import { addressOf, topOf } from "./layers.ts"

/** The state that the router stores in a history entry, and the panel's additions. */
export interface Entry {
  readonly key?: string
  readonly idx?: number
  /** The page below an entry that shows another URL; the router treats the entry as that page. */
  readonly masked?: Address | undefined
  readonly panel?: ReadonlyArray<LayerName>
}

/** The browser's current location and history entry. */
export interface BrowserPosition {
  readonly entry: Entry
  readonly location: Address
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
      readonly address: string | null
      readonly page: Address
    }
  | { readonly type: "goBack" | "goForward" }
  | { readonly type: "keepFromRouter" }

type Step = readonly [PanelState, ReadonlyArray<HistoryCommand>]

/** Whether Back closes the top layer and stays on the page. */
const keepsEntry = (state: PanelState, { searchFillsScreen }: BrowserPosition): boolean =>
  isSearching(state) ? searchFillsScreen : state.layers.length > 0

const namesOf = ({ layers }: PanelState): ReadonlyArray<LayerName> => layers.map(({ name }) => name)

const write = (type: "push" | "replace", state: PanelState, { location }: BrowserPosition): HistoryCommand => ({
  type,
  panel: namesOf(state),
  address: addressOf(state),
  page: state.page ?? location
})

const isWritten = (state: PanelState, before: PanelState | undefined): boolean =>
  before !== undefined && addressOf(state) === addressOf(before) && namesOf(state).join() === namesOf(before).join()

/** Adds a history entry when a layer is open and leaves it when none is. Waits while the browser is in transition. */
export const reconcile = (state: PanelState, place: BrowserPosition, before?: PanelState): Step => {
  const kept = keepsEntry(state, place)
  const early = state.layers.length > 0 && (state.early || (state.at === "page" && place.navigating))
  const next = { ...state, early }
  if (early) return [next, []]
  if (kept && state.at === "page") {
    const entered: PanelState = { ...next, at: "entry", key: place.entry.key, page: place.location }
    return [entered, [write("push", entered, place)]]
  }
  if (kept && state.at === "entry") return [next, isWritten(state, before) ? [] : [write("replace", next, place)]]
  if (!kept && state.at === "entry") return [{ ...next, at: "leaving" }, [{ type: "goBack" }]]
  return [next, []]
}

/** The browser has arrived at the page's entry: returns to the panel's entry if a layer is still open. */
export const arrive = (state: PanelState, place: BrowserPosition): Step =>
  keepsEntry(state, place)
    ? [{ ...state, at: "returning" }, [{ type: "goForward" }]]
    : reconcile({ ...state, at: "page" }, place)

/** Classifies a browser event: `back` and `forward` are the shopper's steps between the page and the panel above it. */
type Meaning = "nothing" | "changed" | "own step" | "own step, changed" | "back" | "forward" | "left"

const afterPop = (state: PanelState, { entry }: BrowserPosition): readonly [PanelState, Meaning] => {
  const onPanel = entry.panel !== undefined
  const at = onPanel ? "entry" : "page"
  // This is the router's own step, possibly one that it undoes because the shopper stays.
  if (entry.key !== state.key) return [{ ...state, key: entry.key, at }, "nothing"]
  if (!onPanel && state.at === "page") return [state, "nothing"]
  if (state.at === "returning") return [{ ...state, at: "entry" }, "own step, changed"]
  if (!onPanel && state.at === "leaving") return [{ ...state, at: "page" }, "own step, changed"]
  if (!onPanel) return [state, "back"]
  return state.at === "page" ? [{ ...state, at: "entry" }, "forward"] : [state, "own step"]
}

export const positionAfter = (
  state: PanelState,
  event: BrowserEvent,
  place: BrowserPosition
): readonly [PanelState, Meaning] => {
  const { entry, location } = place
  switch (event.type) {
    case "started": {
      const at = entry.panel === undefined ? "page" : "entry"
      return [{ ...state, at, key: entry.key, page: entry.masked ?? location }, "changed"]
    }
    case "popped":
      return afterPop(state, place)
    case "resized":
      return [state, keepsEntry(state, place) === (state.at === "entry") ? "nothing" : "changed"]
    case "moved": {
      const at = state.at === "entry" && entry.panel === undefined ? "page" : state.at
      const next: PanelState = { ...state, key: entry.key, at, early: false }
      // The cart closes with the page that it was opened on (SHELL-34); the search closes itself.
      const stays = isSearching(state) || (state.early && topOf(state)?.name !== "cart")
      return [next, stays ? "changed" : state.layers.length > 0 ? "left" : "nothing"]
    }
  }
}
