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

const paths = { register: "/registrera", forgotten: "/glomt-losenord" } as const

/** Which tab stands for a page of the shop, if any does. */
const tabOf = (address: string): PanelTab | null => {
  const path = address.replace(/[?#].*$/, "")
  return path === paths.register ? "register" : path === paths.forgotten ? "login" : null
}

/** The log-in is at the step for who has forgotten the password. */
export const isForgotten = ({ history, address }: PanelView): boolean => history.at(-1) === "login" && address !== null

const at = (history: ReadonlyArray<PanelTab>): PanelView => ({ history, address: history.at(-1) === "register" ? paths.register : null })

/** The store selector keeps what was open under it (PANEL-07), the registration the log-in that led to it; any other tab starts anew. */
export const openTab = ({ history }: PanelView, tab: PanelTab): PanelView =>
  at([...history.filter((open) => open !== tab && (tab === "storeSelector" || (tab === "register" && open === "login"))), tab])

/** What a link to a page opens over the page it stands on; null where the page has no tab. */
export const openAddress = (view: PanelView, address: string): PanelView | null => {
  const tab = tabOf(address)
  return tab === null ? null : { ...openTab(view, tab), address }
}

export const openForgotten = (view: PanelView): PanelView => ({ ...openTab(view, "login"), address: paths.forgotten })

/** One tab back; the last one closes the panel. */
export const previousTab = ({ history }: PanelView): PanelView => at(history.slice(0, -1))
