import type { Address } from "./panel.ts"
import type { Entry } from "./entry.ts"
import { onPopstateFirst } from "./first-popstate.ts"

/** The part of the browser's history API that the panel uses. */
export interface BrowserHistory {
  readonly entry: () => Entry
  readonly location: () => Address
  readonly write: (type: "push" | "replace", entry: Entry, address: string) => void
  readonly go: (steps: 1 | -1) => void
  /** Called at each step in the history. Returns whether the step is hidden from the router. */
  readonly onPop: (listener: () => boolean) => () => void
}

export const browserHistory: BrowserHistory = {
  entry: () => (history.state ?? {}) as Entry,
  location: () => ({ pathname: location.pathname, search: location.search, hash: location.hash }),
  write: (type, entry, address) => history[type === "push" ? "pushState" : "replaceState"](entry, "", address),
  go: (steps) => history.go(steps),
  onPop: (listener) =>
    onPopstateFirst((event) => {
      if (listener()) event.stopImmediatePropagation()
    })
}
