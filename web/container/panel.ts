import type { PurchaseRequirement } from "#core/cart/rules.ts"
import type { StateView } from "#core/kernel/state.ts"

export type LogInStep = "email" | "password" | "forgot"

export type RegisterStep = "person" | "verify" | "details" | "done"

/**
 * The layers over a page: those that fill the panel (PANEL-02..06), the search, which fills the screen of a phone and is otherwise a list below its field, and
 * the flyout, which shows the page of a product or an offer.
 */
export const layerNames = ["search", "cart", "storeSelector", "menu", "login", "register", "flyout"] as const

export type LayerName = (typeof layerNames)[number]

/** The layers that `PanelControl.open` can open; a flyout is opened by a link. */
export type OpenableLayerName = Exclude<LayerName, "flyout">

export const isLayerName = (name: unknown): name is LayerName => layerNames.some((layerName) => layerName === name)

/** The layer in which the shopper can meet a requirement of a purchase. */
export const layerForRequirement = (requirement: PurchaseRequirement): OpenableLayerName =>
  requirement === "log-in" ? "login" : "storeSelector"

/** The panel's state for the rest of the shop. */
export interface PanelView {
  /** The open layers; only the last one is visible. Empty when no layer is open. */
  readonly layers: ReadonlyArray<{ readonly name: LayerName }>
  /** The browser's current history entry: the page's, the panel's, or in transition between them. */
  readonly historyPosition: "pageEntry" | "panelEntry" | "leaving" | "returning"
}

/** The panel's API for the rest of the shop; the layers' steps and URLs are changed by web/panel only. */
export interface PanelControl extends StateView<PanelView> {
  open(layer: OpenableLayerName): void
  /** Closes all layers. */
  close(): void
  /** Closes the search unless another layer is open above it. */
  closeSearch(): void
}

/** Whether a layer covers the page. The search alone does not count: on a wide screen it is a list below its field, beside which the page is used. */
export const coversPage = ({ layers }: PanelView): boolean => layers.some(({ name }) => name !== "search")

/** Whether the search is the top layer. */
export const isSearching = ({ layers }: PanelView): boolean => layers.at(-1)?.name === "search"

/** Whether the search is open, possibly below another layer. */
export const isSearchOpen = ({ layers }: PanelView): boolean => layers[0]?.name === "search"
