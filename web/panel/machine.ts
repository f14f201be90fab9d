import type { DeliverySelection } from "#core/assortment/model.ts"
import { type Picker, resumeRequestedSlot } from "#core/delivery/picker.ts"
import type { LayerName, LogInStep, RegisterStep } from "#web/container/panel.ts"
import { applyRequest, layerOf, type PanelRequest, type PanelState } from "./panel.ts"
import {
  arrive,
  type BrowserEvent,
  type HistoryCommand,
  type BrowserPosition,
  positionAfter,
  reconcile
} from "./entry.ts"
import * as layers from "./layers.ts"

/** All events of the panel. An event of a layer that is no longer visible changes nothing. */
export type PanelEvent =
  | PanelRequest
  | BrowserEvent
  /** A link to a page that has a layer. */
  | { readonly type: "openAddress"; readonly address: string }
  | { readonly type: "logInStep"; readonly step: LogInStep }
  | { readonly type: "registerStep"; readonly step: RegisterStep }
  | { readonly type: "menuPath"; readonly path: ReadonlyArray<string>; readonly deeper: boolean }
  | { readonly type: "picker"; readonly change: (picker: Picker) => Picker }
  | { readonly type: "loggedIn"; readonly from: LayerName; readonly mustChooseStore: boolean }
  /** The top layer is finished. */
  | { readonly type: "finished"; readonly layer: LayerName }
  | { readonly type: "back" }
  /** The shopper pressed the close button, Escape or the area beside the panel. */
  | { readonly type: "askToClose" }
  | { readonly type: "stay" }

/** `cancelDialog` closes an alert dialog above the panel, like Escape. */
export type PanelCommand = HistoryCommand | { readonly type: "cancelDialog" }

/** The state of the shop and the browser at the time of an event. */
export interface Surroundings extends BrowserPosition {
  readonly selection: DeliverySelection | null
  readonly visitor: boolean
  /** Whether an alert dialog is open above the panel. */
  readonly dialogOnTop: boolean
}

type Step = readonly [PanelState, ReadonlyArray<PanelCommand>]

const mayReopen = (names: ReadonlyArray<LayerName>, visitor: boolean): boolean => {
  const last = names.at(-1)
  return last === "search" || last === "menu" || last === "storeSelector" || visitor === (last !== "cart")
}

/** Resumes the booking of a time that was chosen before the log-in. A customer who must choose a store begins with that, with an empty form. */
const afterLogIn = (state: PanelState, mustChooseStore: boolean, selection: DeliverySelection | null): PanelState => {
  const chooseStore = { ...state, layers: [layerOf("storeSelector")] }
  if (mustChooseStore) return { ...chooseStore, picker: null, closings: state.closings + 1 }
  const { picker } = state
  return picker === null || picker.requestedSlot === null || selection === null
    ? layers.close(state)
    : { ...chooseStore, picker: resumeRequestedSlot(picker, selection) }
}

/** The next layers, regardless of the browser's history. */
const change = (state: PanelState, event: Exclude<PanelEvent, BrowserEvent>, around: Surroundings): PanelState => {
  switch (event.type) {
    case "open":
    case "close":
    case "closeSearch":
      return applyRequest(state, event)
    case "openAddress":
      return layers.openAddress(state, event.address)
    case "logInStep":
      return layers.toLogInStep(state, event.step)
    case "registerStep":
      return layers.toRegisterStep(state, event.step)
    case "menuPath":
      return layers.toMenuPath(state, event.path, event.deeper)
    case "picker":
      return layers.changePicker(state, event.change, around.selection)
    case "loggedIn":
      return layers.tabOf(state) === event.from ? afterLogIn(state, event.mustChooseStore, around.selection) : state
    case "finished":
      return layers.tabOf(state) === event.layer ? layers.closeTop(state) : state
    case "back":
      return layers.back(state, around.selection) ?? state
    case "askToClose":
      return layers.isUnfinished(state, around.selection) ? { ...state, asking: true } : layers.close(state)
    case "stay":
      return { ...state, asking: false }
  }
}

/** Clears the state of a closed panel. */
const forget = (before: PanelState, after: PanelState): PanelState =>
  layers.tabOf(before) !== undefined && layers.tabOf(after) === undefined
    ? { ...after, picker: null, asking: false, closings: after.closings + 1 }
    : after

/** Goes a step back in the panel after the browser's Back, and returns to the panel's entry if a layer is still open. */
const stepBack = (state: PanelState, around: Surroundings): Step => {
  if (around.dialogOnTop) return [{ ...state, at: "returning" }, [{ type: "cancelDialog" }, { type: "goForward" }]]
  return arrive(forget(state, layers.undo(state, around.selection)), around)
}

const followBrowser = (state: PanelState, event: BrowserEvent, around: Surroundings): Step => {
  const [place, seen] = positionAfter(state, event, around)
  switch (seen) {
    case "nothing":
      return [place, []]
    case "changed":
      return reconcile(place, around)
    case "own step":
      return [place, [{ type: "keepFromRouter" }]]
    case "own step, changed": {
      const [next, commands] = reconcile(place, around)
      return [next, [{ type: "keepFromRouter" }, ...commands]]
    }
    case "back": {
      const [next, commands] = stepBack(place, around)
      return [next, [{ type: "keepFromRouter" }, ...commands]]
    }
    case "forward": {
      const names = around.entry.panel ?? []
      const open = mayReopen(names, around.visitor)
      const address = around.entry.masked === undefined ? null : around.location.pathname + around.location.search
      const [next, commands] = reconcile(open ? { ...place, layers: layers.reopened(names, address) } : place, around)
      return [next, [{ type: "keepFromRouter" }, ...commands]]
    }
    case "left":
      return reconcile(forget(state, layers.close(place)), around)
  }
}

const isBrowserEvent = (event: PanelEvent): event is BrowserEvent =>
  event.type === "started" || event.type === "popped" || event.type === "moved" || event.type === "resized"

/** Returns the panel's next state and the commands for the browser. */
export const transition = (state: PanelState, event: PanelEvent, around: Surroundings): Step => {
  if (isBrowserEvent(event)) return followBrowser(state, event, around)
  const next = forget(state, change(state, event, around))
  return next === state ? [state, []] : reconcile(next, around, state)
}
