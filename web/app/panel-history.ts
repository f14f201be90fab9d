import type { State } from "#core/kernel/state.ts"
import { closedPanel, type PanelTab, type PanelView } from "#web/container/panel.ts"
import { onPopstateFirst } from "./first-popstate.ts"

/** What the router keeps with an entry of the browser's history, and what the panel adds to it. */
interface EntryState {
  readonly key?: string
  readonly idx?: number
  /** The page under an entry that shows another address: where the router takes the entry for. */
  readonly masked?: { readonly pathname: string; readonly search: string; readonly hash: string } | undefined
  readonly panel?: ReadonlyArray<PanelTab>
}

export interface PanelAnswers {
  /** Back was pressed: a step back in the panel, or closed. */
  readonly onBack: () => void
  /** Forward was pressed: whether these tabs can be opened again. */
  readonly mayReopen: (tabs: ReadonlyArray<PanelTab>) => boolean
}

type Place = "page" | "panel" | "leaving" | "returning"

export interface PanelHistory {
  /** Closes the panel, and does the rest once the browser stands on the page again. */
  readonly close: (then?: () => void) => void
  /** The router has gone to another page. */
  readonly moved: () => void
  readonly stop: () => void
}

const entry = (): EntryState => (history.state ?? {}) as EntryState
const here = () => ({ pathname: location.pathname, search: location.search, hash: location.hash })

/**
 * Keeps the open panel as one entry of the browser's history over its page, so that Back closes it, or goes one step back in it, instead of
 * leaving the page; `ownEntry` tells whether the browser stands there. The router never hears of a move between the two: nothing is loaded,
 * scrolled or focused anew.
 */
export const keepPanelInHistory = (panel: State<PanelView>, ownEntry: State<boolean>, { onBack, mayReopen }: PanelAnswers): PanelHistory => {
  let at: Place
  let key = entry().key
  let page = entry().masked ?? here()
  let afterwards: (() => void) | undefined

  const stand = (place: Place) => {
    at = place
    ownEntry.set(place !== "page")
  }
  stand(entry().panel === undefined ? "page" : "panel")

  const write = (method: "pushState" | "replaceState", idx: number) => {
    const { history: tabs, address } = panel.current()
    const state: EntryState = { ...entry(), idx, panel: tabs, masked: address === null ? undefined : page }
    history[method](state, "", address ?? page.pathname + page.search + page.hash)
  }
  const follow = ({ history: tabs }: PanelView) => {
    if (tabs.length > 0 && at === "page") {
      stand("panel")
      key = entry().key
      page = here()
      write("pushState", (entry().idx ?? 0) + 1)
    } else if (tabs.length > 0 && at === "panel") {
      write("replaceState", entry().idx ?? 0)
    } else if (tabs.length === 0 && at === "panel") {
      stand("leaving")
      history.back()
    }
  }
  const arrive = () => {
    stand("page")
    const then = afterwards
    afterwards = undefined
    then?.()
    follow(panel.current())
  }
  const popped = (event: PopStateEvent) => {
    const state = (event.state ?? {}) as EntryState
    const samePage = state.key === key
    const before = at
    key = state.key
    if (!samePage) {
      // The router's own step, also when it is taken back again because the shopper stays.
      stand(state.panel === undefined ? "page" : "panel")
      return
    }
    if (state.panel === undefined && before === "page") return
    event.stopImmediatePropagation()
    if (before === "returning") {
      stand("panel")
      follow(panel.current())
    } else if (state.panel === undefined) {
      if (before === "leaving") return arrive()
      stand("returning")
      onBack()
      if (panel.current().history.length > 0) history.forward()
      else arrive()
    } else if (before === "page") {
      stand("panel")
      if (mayReopen(state.panel)) panel.set({ history: state.panel, address: state.masked === undefined ? null : location.pathname + location.search })
      else follow(panel.current())
    }
  }
  const stopListening = onPopstateFirst(popped)
  const following = panel.changes$.subscribe(follow)
  return {
    close: (then) => {
      afterwards = then
      panel.set(closedPanel)
      if (at === "page") arrive()
    },
    moved: () => {
      key = entry().key
      if (at === "panel" && entry().panel === undefined) stand("page")
      if (panel.current().history.length > 0) panel.set(closedPanel)
    },
    stop: () => {
      stopListening()
      following.unsubscribe()
      ownEntry.set(false)
    }
  }
}
