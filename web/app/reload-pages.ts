import { distinctUntilChanged, map, pairwise } from "rxjs"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { isSameSelection } from "#core/assortment/rules.ts"
import type { StateStore } from "#core/kernel/state.ts"
import { sessionState } from "#core/session/session-state.ts"

/** Calls `reload` when the delivery selection changes or the shopper logs in or out, since the data of pages depends on both (PCAT-20). */
export const reloadPages = (states: StateStore, reload: () => void): void => {
  states
    .of(assortmentState)
    .changes$.pipe(
      map(({ selection }) => selection),
      distinctUntilChanged(isSameSelection),
      pairwise()
    )
    .subscribe(reload)
  states
    .of(sessionState)
    .changes$.pipe(
      map(({ status }) => status),
      distinctUntilChanged(),
      pairwise()
    )
    .subscribe(reload)
}
