import type { Container, ServiceIdentifier } from "inversify"
import type { DeliveryPicker } from "#core/delivery/delivery-picker.ts"
import { State } from "#core/kernel/state.ts"
import type { Path } from "#web/container/history-entry.ts"
import {
  isSearching,
  type LayerName,
  type LogInStep,
  type PanelControl,
  PanelId,
  type PanelView,
  type RegisterStep
} from "#web/container/panel.ts"

/** A layer and its step. If it has a URL, the address bar shows it (ROUTE-08, ROUTE-10, ROUTE-13). */
export type Layer =
  | { readonly name: "search" | "cart" | "storeSelector" }
  /** URLs of the levels down to the one shown (null: those of the current page), and how many levels were entered since the menu was opened. */
  | { readonly name: "menu"; readonly path: ReadonlyArray<string> | null; readonly entered: number }
  | { readonly name: "login"; readonly step: LogInStep; readonly url: string | null }
  | { readonly name: "register"; readonly step: RegisterStep; readonly url: string }

export interface PanelState extends PanelView {
  readonly layers: ReadonlyArray<Layer>
  /** null until the shopper changes something; it starts from the current selection. */
  readonly picker: DeliveryPicker | null
  /** Whether to show the dialog that asks before unfinished input is discarded. */
  readonly confirmingClose: boolean
  /** The number of times the panel was closed, which is the key of its forms, so that closing clears them. */
  readonly closeCount: number
  /** The router's key of the entry, which a page and the panel over it share. */
  readonly key: string | undefined
  /** The URL of the page under the panel's entry. */
  readonly page: Path | null
  /** The panel was opened during a navigation and gets its history entry above the new page. */
  readonly awaitsNavigation: boolean
}

/** The requests that the rest of the shop can make. */
export type PanelRequest =
  | { readonly type: "open"; readonly layer: LayerName }
  | { readonly type: "close" }
  | { readonly type: "closeSearch" }

export const closedPanel: PanelState = {
  layers: [],
  picker: null,
  confirmingClose: false,
  closeCount: 0,
  historyPosition: "page",
  key: undefined,
  page: null,
  awaitsNavigation: false
}

/** A layer at its first step. */
export const layerOf = (name: LayerName): Layer =>
  name === "login"
    ? { name, step: "email", url: null }
    : name === "register"
      ? { name, step: "person", url: "/registrera" }
      : name === "menu"
        ? { name, path: null, entered: 0 }
        : { name }

/** Returns the layers after a request. The store selector keeps the layers below it (PANEL-07); any other layer replaces them. */
export const applyRequest = (state: PanelState, request: PanelRequest): PanelState => {
  if (request.type !== "open")
    return request.type === "closeSearch" && !isSearching(state) ? state : { ...state, layers: [] }
  const under = request.layer === "storeSelector" ? state.layers.filter(({ name }) => name !== request.layer) : []
  return { ...state, layers: [...under, layerOf(request.layer)] }
}

/** The panel's state and its API for the rest of the shop. Its state machine is loaded after hydration; requests work before that, too. */
export class Panel extends State<PanelState> implements PanelControl {
  /** Handles requests once it is loaded; set by run-panel.ts only. */
  machine: ((request: PanelRequest) => void) | null = null

  constructor(layer?: LayerName) {
    super(closedPanel)
    if (layer !== undefined) this.open(layer)
  }

  send(request: PanelRequest): void {
    if (this.machine === null) this.update((state) => applyRequest(state, request))
    else this.machine(request)
  }

  open(layer: LayerName): void {
    this.send({ type: "open", layer })
  }

  close(): void {
    this.send({ type: "close" })
  }

  closeSearch(): void {
    this.send({ type: "closeSearch" })
  }
}

/** The complete panel, for web/panel only. */
export const FullPanelId: ServiceIdentifier<Panel> = Symbol("FullPanel")

/** Binds a page's panel for web/panel and for the rest of the shop. A given layer is open initially. */
export const bindPanel = (container: Container, layer?: LayerName): Panel => {
  const panel = new Panel(layer)
  container.bind(FullPanelId).toConstantValue(panel)
  container.bind(PanelId).toConstantValue(panel)
  return panel
}
