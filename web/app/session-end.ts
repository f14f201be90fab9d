import { distinctUntilChanged, map } from "rxjs"
import { connectionState } from "#core/connection/connection-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import type { StateStore } from "#core/kernel/state.ts"
import { loadCode } from "#web/container/load-code.ts"
import { hydrated } from "./hydrated.ts"

/** Shows once, on the next page, that the session has ended (TOAST-23). */
export const showSessionEnded = async (states: StateStore): Promise<void> => {
  await hydrated
  const { sessionEndedToast, withToast } = await loadCode(() => import("#core/connection/rules.ts"))
  states.of(connectionState).update((view) => withToast(view, sessionEndedToast))
}

/** Reloads once, however many calls were rejected; the next page explains why (AUTH-10). */
export const reloadWhenSessionEnds = (states: StateStore): void => {
  states
    .of(sessionState)
    .changes$.pipe(
      map(({ ended }) => ended),
      distinctUntilChanged()
    )
    .subscribe((ended) => {
      if (ended) location.reload()
    })
}
