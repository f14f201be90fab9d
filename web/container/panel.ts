import type { ServiceIdentifier } from "inversify"
import type { State } from "#core/kernel/state.ts"

/** PANEL-02..06 */
export type PanelTab = "cart" | "login" | "menu" | "register" | "storeSelector"

export interface PanelView {
  /** The tabs opened one over the other, the one that shows last; empty when the panel is closed. */
  readonly history: ReadonlyArray<PanelTab>
  /** The page that the tab stands for, with the query it was asked for by: what the address bar shows meanwhile (ROUTE-08, ROUTE-10, ROUTE-13). */
  readonly address: string | null
}

export const closedPanel: PanelView = { history: [], address: null }

export const PanelId: ServiceIdentifier<State<PanelView>> = Symbol("Panel")

/** Whether the browser stands on the panel's own entry of the history: for a moment after closing it still does, and to go elsewhere then would be undone. */
export const PanelEntryId: ServiceIdentifier<State<boolean>> = Symbol("PanelEntry")

/** Opening the store selector keeps what was open under it (PANEL-07); any other tab starts anew. */
export const openTab = ({ history }: PanelView, tab: PanelTab): PanelView => ({
  history: [...(tab === "storeSelector" ? history.filter((open) => open !== tab) : []), tab],
  address: null
})
