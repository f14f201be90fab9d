import type { DeliveryPicker } from "#core/delivery/delivery-picker.ts"
import { State } from "#core/kernel/state.ts"
import type { Path } from "#web/container/history-entry.ts"
import { isSearching, type PanelControl, type PanelView, type OpenableLayerName } from "#web/container/panel.ts"
import { usePanelControl } from "#web/container/react.tsx"
import { type Layer, layerOpenings } from "./layer-openings.ts"

export interface PanelState extends PanelView {
  readonly layers: ReadonlyArray<Layer>
  /** Null until the shopper changes something; until then, the picker shown is that of the current selection. */
  readonly picker: DeliveryPicker | null
  /** Whether to show the dialog that asks before unfinished input is discarded. */
  readonly confirmingClose: boolean
  /** How many times the drafts in the panel's forms were cleared: when it was closed, and when a log-in asked for a store. The key of its forms. */
  readonly clearCount: number
  /** The router's key of the history entry; a page's entry and the entry of the panel over it have the same key. */
  readonly key: string | undefined
  /** The URL of the page under the panel's entry. */
  readonly page: Path | null
  /** Whether the panel was opened during a navigation, so that its history entry is added above the new page. */
  readonly awaitsNavigation: boolean
}

/** The requests that the rest of the shop can make. */
export type PanelRequest =
  | { readonly type: "open"; readonly layer: OpenableLayerName }
  | { readonly type: "close" }
  | { readonly type: "closeSearch" }

export const closedPanel: PanelState = {
  layers: [],
  picker: null,
  confirmingClose: false,
  clearCount: 0,
  historyPosition: "pageEntry",
  key: undefined,
  page: null,
  awaitsNavigation: false
}

/** Opens a layer above the open ones that it keeps. */
export const openLayer = (state: PanelState, layer: Layer): PanelState => {
  const { keepsBelow } = layerOpenings[layer.name]
  return { ...state, layers: [...state.layers.filter(({ name }) => keepsBelow.includes(name)), layer] }
}

/** Returns the state after a request, without regard to the browser's history. */
export const applyRequest = (state: PanelState, request: PanelRequest): PanelState => {
  if (request.type === "open") return openLayer(state, layerOpenings[request.layer].first)
  return request.type === "closeSearch" && !isSearching(state) ? state : { ...state, layers: [] }
}

/** The panel's state and its API for the rest of the shop. Its state machine is loaded after hydration; requests work before that, too. */
export class Panel extends State<PanelState> implements PanelControl {
  /** Handles requests once it is loaded; set by run-panel.ts only. */
  machine: ((request: PanelRequest) => void) | null = null

  constructor(layer?: OpenableLayerName) {
    super(layer === undefined ? closedPanel : applyRequest(closedPanel, { type: "open", layer }))
  }

  send(request: PanelRequest): void {
    if (this.machine === null) this.update((state) => applyRequest(state, request))
    else this.machine(request)
  }

  open(layer: OpenableLayerName): void {
    this.send({ type: "open", layer })
  }

  close(): void {
    this.send({ type: "close" })
  }

  closeSearch(): void {
    this.send({ type: "closeSearch" })
  }
}

/** Returns the complete panel, for web/panel only. */
export const useFullPanel = (): Panel => {
  const panel = usePanelControl()
  if (!(panel instanceof Panel)) throw new Error("The scope has another panel than web/panel's")
  return panel
}
