import type { State } from "#core/kernel/state.ts"
import { closedPanel, isSearching, type Layer, type PanelView } from "#web/container/panel.ts"
import { onPopstateFirst } from "./first-popstate.ts"

/** What the router keeps with an entry of the browser's history, and what the panel adds to it. */
interface EntryState {
  readonly key?: string
  readonly idx?: number
  /** The page under an entry that shows another address: where the router takes the entry for. */
  readonly masked?: { readonly pathname: string; readonly search: string; readonly hash: string } | undefined
  readonly panel?: ReadonlyArray<Layer>
}

export interface PanelAnswers {
  /** Back was pressed: a step back in the panel, or closed. */
  readonly onBack: () => void
  /** Forward was pressed: whether these can be opened again. */
  readonly mayReopen: (layers: ReadonlyArray<Layer>) => boolean
  /** Whether another page is on its way at this moment. */
  readonly isUnderWay: () => boolean
}

type Place = "page" | "panel" | "leaving" | "returning"

export interface PanelHistory {
  /** The router has gone to another page: what lay over the one before is closed. What was opened while the new one was on its way is meant for that. */
  readonly moved: () => void
  readonly stop: () => void
}

const entry = (): EntryState => (history.state ?? {}) as EntryState
const here = () => ({ pathname: location.pathname, search: location.search, hash: location.hash })

/** As SearchBox.module.css has it; on wider screens the search is a list under its field, and Back leaves the page. */
const isSheet = (): boolean => matchMedia("(max-width: 767px)").matches

/** Whether Back closes it and stays on the page. */
const keepsEntry = (view: PanelView): boolean => (isSearching(view) ? isSheet() : view.history.length > 0)

/**
 * Keeps the open panel, or the search where it fills the screen, as one entry of the browser's history over its page, so that Back closes it,
 * or goes one step back in it, instead of leaving the page; `ownEntry` tells whether the browser stands there. The router never hears of a
 * move between the two: nothing is loaded, scrolled or focused anew.
 */
export const keepPanelInHistory = (panel: State<PanelView>, ownEntry: State<boolean>, { onBack, mayReopen, isUnderWay }: PanelAnswers): PanelHistory => {
  let at: Place
  let key = entry().key
  let page = entry().masked ?? here()
  /** Opened while another page was on its way: it gets its entry over that one. */
  let early = false

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
  const follow = (view: PanelView) => {
    const kept = keepsEntry(view)
    if (view.history.length === 0) early = false
    else if (at === "page" && isUnderWay()) early = true
    if (early) return
    if (kept && at === "page") {
      stand("panel")
      key = entry().key
      page = here()
      write("pushState", (entry().idx ?? 0) + 1)
    } else if (kept && at === "panel") {
      write("replaceState", entry().idx ?? 0)
    } else if (!kept && at === "panel") {
      stand("leaving")
      history.back()
    }
  }
  const arrive = () => {
    stand("page")
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
      if (keepsEntry(panel.current())) history.forward()
      else arrive()
    } else if (before === "page") {
      stand("panel")
      if (mayReopen(state.panel)) panel.set({ history: state.panel, address: state.masked === undefined ? null : location.pathname + location.search })
      else follow(panel.current())
    }
  }
  const stopListening = onPopstateFirst(popped)
  const following = panel.changes$.subscribe(follow)
  const resized = () => {
    if (keepsEntry(panel.current()) !== (at === "panel")) follow(panel.current())
  }
  addEventListener("resize", resized)
  return {
    moved: () => {
      key = entry().key
      if (at === "panel" && entry().panel === undefined) stand("page")
      // The cart goes with the page it was opened over (SHELL-34); the search has seen to itself.
      const stays = isSearching(panel.current()) || (early && panel.current().history.at(-1) !== "cart")
      early = false
      if (stays) follow(panel.current())
      else if (panel.current().history.length > 0) panel.set(closedPanel)
    },
    stop: () => {
      stopListening()
      following.unsubscribe()
      removeEventListener("resize", resized)
      ownEntry.set(false)
      panel.set(closedPanel)
    }
  }
}
