import type { DeliverySelection } from "#core/assortment/model.ts"
import { wouldLoseInput, openDeliveryPicker, type DeliveryPicker, stepBack } from "#core/delivery/delivery-picker.ts"
import type { LayerName, LogInStep, RegisterStep } from "#web/container/panel.ts"
import { type Layer, layerOf, type PanelState } from "./panel.ts"

const registration = "/registrera"
const forgotten = "/glomt-losenord"

export const topOf = ({ layers }: PanelState): Layer | undefined => layers.at(-1)

/** The layer that the panel shows; the search is not part of the panel. */
export const panelLayerOf = (state: PanelState): Exclude<LayerName, "search"> | undefined => {
  const name = topOf(state)?.name
  return name === "search" ? undefined : name
}

/** The page that the top layer corresponds to. */
export const urlOf = (state: PanelState): string | null => {
  const top = topOf(state)
  return top?.name === "login" || top?.name === "register" ? top.url : null
}

/** Changes the top layer; does nothing when another layer has been opened above it. */
const changeTop = <Name extends LayerName>(
  state: PanelState,
  name: Name,
  change: (layer: Extract<Layer, { readonly name: Name }>) => Layer
): PanelState => {
  const top = topOf(state)
  return top?.name === name
    ? { ...state, layers: [...state.layers.slice(0, -1), change(top as Extract<Layer, { readonly name: Name }>)] }
    : state
}

const forgot = (url = forgotten): Layer => ({ name: "login", step: "forgot", url })

export const toLogInStep = (state: PanelState, step: LogInStep): PanelState =>
  changeTop(state, "login", (layer) => (step === "forgot" ? forgot() : { ...layer, step, url: null }))

export const toRegisterStep = (state: PanelState, step: RegisterStep): PanelState =>
  changeTop(state, "register", (layer) => ({ ...layer, step }))

/** Enters or leaves a level of the menu. */
export const toMenuPath = (state: PanelState, path: ReadonlyArray<string>, deeper: boolean): PanelState =>
  changeTop(state, "menu", (layer) => ({
    ...layer,
    path,
    entered: Math.max(0, layer.entered + (deeper ? 1 : -1))
  }))

export const pickerOf = ({ picker }: PanelState, selection: DeliverySelection | null): DeliveryPicker =>
  picker ?? openDeliveryPicker(selection)

export const changePicker = (
  state: PanelState,
  change: (picker: DeliveryPicker) => DeliveryPicker,
  selection: DeliverySelection | null
): PanelState =>
  panelLayerOf(state) === "storeSelector" ? { ...state, picker: change(pickerOf(state, selection)) } : state

/** The layer of the page at a URL; null when that page has none. */
const layerOfUrl = (url: string): Layer | null => {
  const path = url.replace(/[?#].*$/, "")
  return path === registration ? { name: "register", step: "person", url } : path === forgotten ? forgot(url) : null
}

export const hasLayer = (url: string): boolean => layerOfUrl(url) !== null

/** Opens the layer of a link to such a page; the registration keeps the log-in layer that led to it. */
export const openUrl = (state: PanelState, url: string): PanelState => {
  const layer = layerOfUrl(url)
  if (layer === null) return state
  const under = layer.name === "register" ? state.layers.filter(({ name }) => name === "login") : []
  return { ...state, layers: [...under, layer] }
}

/** Restores the layers that a history entry names, each at its first step. */
export const reopened = (names: ReadonlyArray<LayerName>, url: string | null): ReadonlyArray<Layer> =>
  names.map((name, index) => {
    const shown = index === names.length - 1 && url !== null ? layerOfUrl(url) : null
    return shown?.name === name ? shown : layerOf(name)
  })

/** Goes one layer back; the last one closes the panel. The picker is cleared with its own layer, and is kept below the log-in. */
export const closeTop = (state: PanelState): PanelState => ({
  ...state,
  picker: topOf(state)?.name === "storeSelector" ? null : state.picker,
  layers: state.layers.slice(0, -1)
})

const previousStep = { email: null, password: "email", forgot: "password" } as const
const previousRegisterStep = { person: null, verify: "person", details: "verify", done: null } as const

const stepBackInLayer = (state: PanelState, selection: DeliverySelection | null): PanelState | null => {
  const top = topOf(state)
  if (top?.name === "login") {
    const step = previousStep[top.step]
    return step === null ? null : toLogInStep(state, step)
  }
  if (top?.name === "register") {
    const step = previousRegisterStep[top.step]
    return step === null ? null : toRegisterStep(state, step)
  }
  if (top?.name !== "storeSelector") return null
  const picker = pickerOf(state, selection)
  return picker.previous === null ? null : { ...state, picker: stepBack(picker) }
}

/** The target of the panel's back arrow: a step back in the layer or the previous layer; null when there is no arrow. */
export const back = (state: PanelState, selection: DeliverySelection | null): PanelState | null => {
  const top = topOf(state)
  const registered = top?.name === "register" && top.step === "done"
  return stepBackInLayer(state, selection) ?? (state.layers.length > 1 && !registered ? closeTop(state) : null)
}

export const close = (state: PanelState): PanelState => ({ ...state, layers: [] })

/** Undoes one step for the browser's Back. A picker without input is left, whatever step it opened at. */
export const undo = (state: PanelState, selection: DeliverySelection | null): PanelState => {
  const top = topOf(state)
  if (top?.name === "menu" && top.entered > 0) return toMenuPath(state, top.path?.slice(0, -1) ?? [], false)
  if (top?.name === "storeSelector" && state.picker === null) return closeTop(state)
  return back(state, selection) ?? close(state)
}

/** Whether a registration has been started. */
export const isRegistering = (state: PanelState): boolean => {
  const top = topOf(state)
  return top?.name === "register" && (top.step === "verify" || top.step === "details")
}

/** Whether closing now would lose input. */
export const isUnfinished = (state: PanelState, selection: DeliverySelection | null): boolean =>
  isRegistering(state) ||
  (panelLayerOf(state) === "storeSelector" && wouldLoseInput(pickerOf(state, selection), selection))
