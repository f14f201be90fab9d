import type { ServiceIdentifier } from "inversify"
import type { State } from "#core/kernel/state.ts"

/** PANEL-02..06 */
export type PanelTab = "cart" | "login" | "menu" | "register" | "storeSelector"

/** What lies over the page: the panel's tabs, and the search, which fills a phone as a sheet and elsewhere hangs under its field. */
export type Layer = PanelTab | "search"

export interface PanelView {
  /** What was opened one over the other, the one that shows last; empty when nothing lies over the page. */
  readonly history: ReadonlyArray<Layer>
  /** The page that the tab stands for, with the query it was asked for by: what the address bar shows meanwhile (ROUTE-08, ROUTE-10, ROUTE-13). */
  readonly address: string | null
}

export const closedPanel: PanelView = { history: [], address: null }

export const PanelId: ServiceIdentifier<State<PanelView>> = Symbol("Panel")

/** Whether the browser stands on the own entry of what lies over the page: for a moment after closing it still does, and to go elsewhere then would be undone. */
export const PanelEntryId: ServiceIdentifier<State<boolean>> = Symbol("PanelEntry")

/** Opening the store selector keeps what was open under it (PANEL-07); anything else starts anew. */
export const openTab = ({ history }: PanelView, tab: Layer): PanelView => ({
  history: [...(tab === "storeSelector" ? history.filter((open) => open !== tab) : []), tab],
  address: null
})

/** Whether the search lies over the page, with nothing over it. */
export const isSearching = ({ history }: PanelView): boolean => history.at(-1) === "search"

/** The search is left for the page; a panel that has been opened over it stays. */
export const closeSearch = (view: PanelView): PanelView => (isSearching(view) ? closedPanel : view)
