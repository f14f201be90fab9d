import { type HistoryEntry, type Path, readHistoryEntry } from "#web/container/history-entry.ts"
import { onPopstateFirst } from "./first-popstate.ts"

/** The part of the browser's history API that the panel uses. */
export interface BrowserHistory {
  readonly entry: () => HistoryEntry
  readonly location: () => Path
  readonly write: (type: "push" | "replace", entry: HistoryEntry, url: string) => void
  readonly go: (steps: 1 | -1) => void
  /** Calls `listener` at each step in the history; it returns whether the step is hidden from the router. Returns a function that stops listening. */
  readonly onPop: (listener: () => boolean) => () => void
}

export const browserHistory: BrowserHistory = {
  entry: () => readHistoryEntry(history.state),
  location: () => ({ pathname: location.pathname, search: location.search, hash: location.hash }),
  write: (type, entry, url) => history[type === "push" ? "pushState" : "replaceState"](entry, "", url),
  go: (steps) => history.go(steps),
  onPop: (listener) =>
    onPopstateFirst((event) => {
      if (listener()) event.stopImmediatePropagation()
    })
}
