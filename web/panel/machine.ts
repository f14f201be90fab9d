import type { DeliverySelection } from "#core/assortment/model.ts"
import { type DeliveryPicker, resumeAfterLogIn } from "#core/delivery/delivery-picker.ts"
import type { LayerName, LogInStep, RegisterStep } from "#web/container/panel.ts"
import { layerProperties } from "./layer-properties.ts"
import { layerOpenings } from "./layer-openings.ts"
import { applyRequest, type PanelRequest, type PanelState } from "./panel.ts"
import {
  afterReturnToPageEntry,
  type BrowserEvent,
  type HistoryCommand,
  type BrowserPosition,
  applyBrowserEvent,
  reconcile
} from "./panel-history.ts"
import * as layers from "./layers.ts"

/** All events of the panel. An event of a layer that is not visible changes nothing. */
export type PanelEvent =
  | PanelRequest
  | BrowserEvent
  /** A link to a page that has a layer. */
  | { readonly type: "openUrl"; readonly url: string }
  /** A link to a page that is shown in a flyout. */
  | { readonly type: "openFlyout"; readonly url: string }
  | { readonly type: "logInStep"; readonly step: LogInStep }
  | { readonly type: "registerStep"; readonly step: RegisterStep }
  | { readonly type: "menuLevel"; readonly levelUrls: ReadonlyArray<string>; readonly deeper: boolean }
  | { readonly type: "picker"; readonly change: (picker: DeliveryPicker) => DeliveryPicker }
  | { readonly type: "loggedIn"; readonly from: LayerName; readonly promptsForStore: boolean }
  /** The top layer is finished. */
  | { readonly type: "finished"; readonly layer: LayerName }
  | { readonly type: "back" }
  /** The shopper used the close button, Escape or the area beside the panel. */
  | { readonly type: "requestClose" }
  | { readonly type: "cancelClose" }

/** `cancelDialog` closes an alert dialog above the panel, like Escape. */
export type PanelCommand = HistoryCommand | { readonly type: "cancelDialog" }

/** The state of the shop and the browser at the time of an event. */
export interface PanelEnvironment extends BrowserPosition {
  readonly selection: DeliverySelection | null
  readonly isVisitor: boolean
  /** Whether an alert dialog is open above the panel. */
  readonly hasDialogOnTop: boolean
}

type TransitionResult = readonly [PanelState, ReadonlyArray<PanelCommand>]

const mayReopen = (names: ReadonlyArray<LayerName>, isVisitor: boolean): boolean => {
  const topName = names.at(-1)
  if (topName === undefined) return false
  const { reopensFor } = layerProperties[topName]
  return reopensFor === "everybody" || reopensFor === (isVisitor ? "visitors" : "customers")
}

/** Opens an empty store selector if the shopper must choose a store, or resumes the booking of a time that was chosen before the log-in; otherwise closes all layers except flyouts. */
const afterLogIn = (state: PanelState, promptsForStore: boolean, selection: DeliverySelection | null): PanelState => {
  const withStoreSelector = { ...state, layers: [layerOpenings.storeSelector.first] }
  if (promptsForStore) return { ...withStoreSelector, picker: null, clearCount: state.clearCount + 1 }
  const { picker } = state
  return picker === null || picker.pickedSlot === null || selection === null
    ? layers.backToFlyout(state)
    : { ...withStoreSelector, picker: resumeAfterLogIn(picker, selection) }
}

/** Returns the state after an event, without regard to the browser's history. */
const applyEvent = (
  state: PanelState,
  event: Exclude<PanelEvent, BrowserEvent>,
  environment: PanelEnvironment
): PanelState => {
  switch (event.type) {
    case "open":
    case "close":
    case "closeSearch":
      return applyRequest(state, event)
    case "openUrl":
      return layers.openUrl(state, event.url)
    case "openFlyout":
      return layers.openFlyout(state, event.url)
    case "logInStep":
      return layers.toLogInStep(state, event.step)
    case "registerStep":
      return layers.toRegisterStep(state, event.step)
    case "menuLevel":
      return layers.toMenuLevel(state, event.levelUrls, { deeper: event.deeper })
    case "picker":
      return layers.changePicker(state, event.change, environment.selection)
    case "loggedIn":
      return layers.topPanelLayerName(state) === event.from
        ? afterLogIn(state, event.promptsForStore, environment.selection)
        : state
    case "finished":
      return layers.topPanelLayerName(state) === event.layer ? layers.closeTop(state) : state
    case "back":
      return layers.stateOneStepBack(state, environment.selection) ?? state
    case "requestClose":
      return layers.isUnfinished(state, environment.selection)
        ? { ...state, confirmingClose: true }
        : layers.close(state)
    case "cancelClose":
      return { ...state, confirmingClose: false }
  }
}

/** Clears the panel's state if the event has closed the panel. */
const clearWhenClosed = (before: PanelState, after: PanelState): PanelState =>
  layers.topPanelLayerName(before) !== undefined && layers.topPanelLayerName(after) === undefined
    ? { ...after, picker: null, confirmingClose: false, clearCount: after.clearCount + 1 }
    : after

/** Goes a step back in the panel after the browser's Back, and returns to the panel's entry if a layer is still open. */
const stepBack = (state: PanelState, environment: PanelEnvironment): TransitionResult => {
  if (environment.hasDialogOnTop)
    return [{ ...state, historyPosition: "returning" }, [{ type: "cancelDialog" }, { type: "goForward" }]]
  return afterReturnToPageEntry(clearWhenClosed(state, layers.undo(state, environment.selection)), environment)
}

const hideFromRouter = ([state, commands]: TransitionResult): TransitionResult => [
  state,
  [{ type: "hideFromRouter" }, ...commands]
]

const followBrowser = (state: PanelState, event: BrowserEvent, environment: PanelEnvironment): TransitionResult => {
  const [positionedState, meaning] = applyBrowserEvent(state, event, environment)
  switch (meaning) {
    case "nothing":
      return [positionedState, []]
    case "reconcile":
      return reconcile(positionedState, environment)
    case "ownTraversalCompleted":
      return hideFromRouter(reconcile(positionedState, environment))
    case "alreadyAtEntry":
      return hideFromRouter([positionedState, []])
    case "back":
      return hideFromRouter(stepBack(positionedState, environment))
    case "forward": {
      // A pending navigation must add its entry above the page's entry, not above the panel's.
      if (environment.navigating)
        return hideFromRouter([{ ...positionedState, historyPosition: "leaving" }, [{ type: "goBack" }]])
      const names = environment.entry.panel ?? []
      const reopens = mayReopen(names, environment.isVisitor)
      const url =
        environment.entry.masked === undefined ? null : environment.location.pathname + environment.location.search
      return hideFromRouter(
        reconcile(
          reopens ? { ...positionedState, layers: layers.reopenLayers(names, url) } : positionedState,
          environment
        )
      )
    }
    case "pageLeft":
      return reconcile(clearWhenClosed(state, layers.close(positionedState)), environment)
  }
}

const isBrowserEvent = (event: PanelEvent): event is BrowserEvent =>
  event.type === "started" || event.type === "popped" || event.type === "navigated" || event.type === "resized"

/** Returns the panel's next state and the commands for the browser. */
export const transition = (state: PanelState, event: PanelEvent, environment: PanelEnvironment): TransitionResult => {
  if (isBrowserEvent(event)) return followBrowser(state, event, environment)
  const nextState = clearWhenClosed(state, applyEvent(state, event, environment))
  return nextState === state ? [state, []] : reconcile(nextState, environment, state)
}
