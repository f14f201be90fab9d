import type { ServiceIdentifier } from "inversify"
import type { State } from "#core/kernel/state.ts"

/** PANEL-02..06 */
export type PanelTab = "cart" | "login" | "menu" | "register" | "storeSelector"

export interface PanelView {
  /** The tabs opened one over the other, the one that shows last; empty when the panel is closed. */
  readonly history: ReadonlyArray<PanelTab>
}

export const closedPanel: PanelView = { history: [] }

export const PanelId: ServiceIdentifier<State<PanelView>> = Symbol("Panel")

/** Opening the store selector keeps what was open under it (PANEL-07); any other tab starts anew. */
export const openTab = (view: PanelView, tab: PanelTab): PanelView =>
  tab === "storeSelector" ? { history: [...view.history.filter((open) => open !== tab), tab] } : { history: [tab] }

/** One tab back; the last one closes the panel. */
export const previousTab = (view: PanelView): PanelView => ({ history: view.history.slice(0, -1) })
