import { getUseCase } from "#web/container/use-cases.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import type { Container } from "inversify"
import { distinctUntilChanged, map, skip } from "rxjs"
import type { StateStore } from "#core/kernel/state.ts"

interface Page {
  readonly container: Container
  readonly states: StateStore
}

/** On pagehide, sends pending changes and stores them on the device. A page restored from the back/forward cache fetches what changed meanwhile. */
const watchPageLifecycle = ({ container, states }: Page): void => {
  let hiddenAt = Number.POSITIVE_INFINITY
  addEventListener("pagehide", () => {
    hiddenAt = Date.now()
    if (Object.keys(states.of(cartState).current().pending).length > 0) void getUseCase(container, "persistPending")()
    void getUseCase(container, "flushCart")({ leaving: true })
  })
  addEventListener(
    "pageshow",
    ({ persisted }) => persisted && void getUseCase(container, "refetchChangedCart")({ since: hiddenAt })
  )
}

/** Stores unconfirmed changes on the device; the next page sends them, in the store selected then. */
export const persistPendingChanges = async (page: Page): Promise<void> => {
  const { container, states } = page
  watchPageLifecycle(page)
  const customer = states.of(sessionState).current().status === "customer"
  if (customer) await getUseCase(container, "refetchChangedCart")({ since: performance.timeOrigin })
  if (states.of(cartState).current().serverCart !== null) await getUseCase(container, "moveCartToSelection")()
  // A visitor has no cart; a later log-in loads its own pending changes.
  if (customer) await getUseCase(container, "resumePending")()
  const persist = getUseCase(container, "persistPending")
  states
    .of(cartState)
    .changes$.pipe(
      map(({ pending }) => pending),
      distinctUntilChanged(),
      skip(customer ? 0 : 1)
    )
    .subscribe(() => void persist())
}
