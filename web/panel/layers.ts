import type { DeliverySelection } from "#core/assortment/model.ts"
import { wouldLoseInput, openDeliveryPicker, type DeliveryPicker, stepBack } from "#core/delivery/delivery-picker.ts"
import { type LayerName, layerNames, type LogInStep, type RegisterStep } from "#web/container/panel.ts"
import * as paths from "#web/paths.ts"
import { layerProperties } from "./layer-properties.ts"
import { type Layer, layerOpenings } from "./layer-openings.ts"
import { openLayer, type PanelState } from "./panel.ts"

export const topOf = ({ layers }: PanelState): Layer | undefined => layers.at(-1)

/** The layers of the panel: all except the search, which is shown elsewhere. */
export type PanelLayerName = Exclude<LayerName, "search">

/** The layer that the panel shows. */
export const topPanelLayer = (state: PanelState): Layer<PanelLayerName> | undefined => {
  const top = topOf(state)
  return top?.name === "search" ? undefined : top
}

export const topPanelLayerName = (state: PanelState): PanelLayerName | undefined => topPanelLayer(state)?.name

/** The URL of the page that the top layer corresponds to; null when there is none. */
export const urlOf = (state: PanelState): string | null => {
  const top = topOf(state)
  return top !== undefined && "url" in top ? top.url : null
}

/** Changes the top layer; does nothing when another layer has been opened above it. */
const changeTop = <Name extends LayerName>(
  state: PanelState,
  name: Name,
  change: (layer: Layer<Name>) => Layer
): PanelState => {
  const top = topOf(state)
  return top?.name === name ? { ...state, layers: [...state.layers.slice(0, -1), change(top as Layer<Name>)] } : state
}

export const toLogInStep = (state: PanelState, step: LogInStep): PanelState =>
  changeTop(state, "login", (layer) => ({
    ...layer,
    step,
    url: step === "forgot" ? paths.forgotPassword : layer.step === "forgot" ? null : layer.url
  }))

export const toRegisterStep = (state: PanelState, step: RegisterStep): PanelState =>
  changeTop(state, "register", (layer) => ({ ...layer, step }))

/** Enters or leaves a level of the menu. */
export const toMenuLevel = (
  state: PanelState,
  levelUrls: ReadonlyArray<string>,
  { deeper }: { readonly deeper: boolean }
): PanelState =>
  changeTop(state, "menu", (layer) => ({
    ...layer,
    levelUrls,
    enteredCount: Math.max(0, layer.enteredCount + (deeper ? 1 : -1))
  }))

export const pickerOf = ({ picker }: PanelState, selection: DeliverySelection | null): DeliveryPicker =>
  picker ?? openDeliveryPicker(selection)

export const changePicker = (
  state: PanelState,
  change: (picker: DeliveryPicker) => DeliveryPicker,
  selection: DeliverySelection | null
): PanelState =>
  topPanelLayerName(state) === "storeSelector" ? { ...state, picker: change(pickerOf(state, selection)) } : state

/** The layer of the page at a URL; null when that page has none. */
const layerOfUrl = (url: string): Layer | null => {
  const path = url.replace(/[?#].*$/, "")
  for (const name of layerNames) {
    const page = layerProperties[name].pages.find((candidate) => candidate.path === path)
    if (page !== undefined) return page.layerAt(url)
  }
  return null
}

export const hasLayer = (url: string): boolean => layerOfUrl(url) !== null

/** Opens the layer of the page at a URL, if that page has one. */
export const openUrl = (state: PanelState, url: string): PanelState => {
  const layer = layerOfUrl(url)
  return layer === null ? state : openLayer(state, layer)
}

/** Opens a flyout above the layers that it keeps. */
export const openFlyout = (state: PanelState, url: string): PanelState => openLayer(state, { name: "flyout", url })

/** Restores the layers that a history entry names: the top one at the entry's URL, if there is one, the others at their first step. A flyout without a URL is left out. */
export const reopenLayers = (names: ReadonlyArray<LayerName>, url: string | null): ReadonlyArray<Layer> =>
  names.flatMap((name, index): ReadonlyArray<Layer> => {
    const topUrl = index === names.length - 1 ? url : null
    if (name === "flyout") return topUrl === null ? [] : [{ name, url: topUrl }]
    const layerAtUrl = topUrl === null ? null : layerOfUrl(topUrl)
    return [layerAtUrl?.name === name ? layerAtUrl : layerOpenings[name].first]
  })

/** Closes the top layer, and with the last layer the panel. The picker's state is cleared with the store selector only, so that it survives a log-in above it. */
export const closeTop = (state: PanelState): PanelState => ({
  ...state,
  picker: topOf(state)?.name === "storeSelector" ? null : state.picker,
  layers: state.layers.slice(0, -1)
})

/** The target of Back at the layer's current step: an earlier step, "layer below" (always for a layer without steps), or null. */
const previousStepOf = (layer: Layer): string | null => {
  const { previousStep }: { readonly previousStep: Readonly<Record<string, string | null>> } =
    layerProperties[layer.name]
  return "step" in layer ? (previousStep[layer.step] ?? null) : "layer below"
}

const stepBackInLayer = (state: PanelState, selection: DeliverySelection | null): PanelState | null => {
  const top = topOf(state)
  switch (top?.name) {
    case "login": {
      const step = layerProperties.login.previousStep[top.step]
      return step === null || step === "layer below" ? null : toLogInStep(state, step)
    }
    case "register": {
      const step = layerProperties.register.previousStep[top.step]
      return step === null || step === "layer below" ? null : toRegisterStep(state, step)
    }
    case "storeSelector": {
      const picker = pickerOf(state, selection)
      return picker.previous === null ? null : { ...state, picker: stepBack(picker) }
    }
    case "search":
    case "cart":
    case "menu":
    case "flyout":
    case undefined:
      return null
  }
}

/** The state one step back in the layer, or at the layer below; null when there is neither, so that the panel has no back arrow. */
export const stateOneStepBack = (state: PanelState, selection: DeliverySelection | null): PanelState | null => {
  const top = topOf(state)
  const hasLayerBelow = top !== undefined && previousStepOf(top) !== null && state.layers.length > 1
  return stepBackInLayer(state, selection) ?? (hasLayerBelow ? closeTop(state) : null)
}

export const close = (state: PanelState): PanelState => ({ ...state, layers: [] })

/** Closes all layers except flyouts, after a log-in. */
export const backToFlyout = (state: PanelState): PanelState => ({
  ...state,
  picker: null,
  layers: state.layers.filter(({ name }) => name === "flyout")
})

/** Undoes one step for the browser's Back. A picker without input closes, whatever step it opened at. */
export const undo = (state: PanelState, selection: DeliverySelection | null): PanelState => {
  const top = topOf(state)
  if (top?.name === "menu" && top.enteredCount > 0)
    return toMenuLevel(state, top.levelUrls?.slice(0, -1) ?? [], { deeper: false })
  if (top?.name === "storeSelector" && state.picker === null) return closeTop(state)
  return stateOneStepBack(state, selection) ?? close(state)
}

/** Whether the top layer is at a step at which closing loses input. */
export const hasUnfinishedStep = (state: PanelState): boolean => {
  const top = topOf(state)
  if (top === undefined || !("step" in top)) return false
  const { unfinishedSteps }: { readonly unfinishedSteps: ReadonlyArray<string> } = layerProperties[top.name]
  return unfinishedSteps.includes(top.step)
}

/** Whether closing now would lose input. */
export const isUnfinished = (state: PanelState, selection: DeliverySelection | null): boolean =>
  hasUnfinishedStep(state) ||
  (topPanelLayerName(state) === "storeSelector" && wouldLoseInput(pickerOf(state, selection), selection))
