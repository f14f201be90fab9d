import { getUseCase } from "#web/container/use-case.ts"
import { cartState } from "#core/cart/cart-state.ts"
import type { CartState } from "#core/cart/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { distinctUntilChanged, map, skip } from "rxjs"
import { recordCartChange } from "#web/container/cart-change.ts"
import type { Scope } from "#web/container/scope.ts"

const hasPending = ({ pending }: CartState): boolean => Object.keys(pending).length > 0

/** On pagehide, sends pending changes and stores them on the device. A page restored from the back/forward cache fetches what changed meanwhile. */
const watchPageLifecycle = (scope: Scope): void => {
  const { states } = scope
  let hiddenAt = Number.POSITIVE_INFINITY
  addEventListener("pagehide", () => {
    hiddenAt = Date.now()
    if (hasPending(states.of(cartState).current())) void getUseCase(scope, "persistPending")()
    void getUseCase(scope, "flushCart")({ leaving: true })
  })
  addEventListener(
    "pageshow",
    ({ persisted }) => persisted && void getUseCase(scope, "refetchChangedCart")({ since: hiddenAt })
  )
}

/**
 * Moves the cart to the selected store, and sends the changes that the customer's previous page stored on the device. Then stores this page's
 * unconfirmed changes for the next page.
 */
export const persistPendingChanges = async (scope: Scope): Promise<void> => {
  const { states } = scope
  watchPageLifecycle(scope)
  const cart = states.of(cartState)
  cart.changes$.pipe(map(hasPending), distinctUntilChanged(), skip(1)).subscribe(recordCartChange)
  const isCustomer = states.of(sessionState).current().status === "customer"
  if (isCustomer) await getUseCase(scope, "refetchChangedCart")({ since: performance.timeOrigin })
  if (cart.current().serverCart !== null) await getUseCase(scope, "moveCartToSelection")()
  // A visitor has no cart; a later log-in loads the customer's pending changes.
  if (isCustomer) await getUseCase(scope, "resumePending")()
  recordCartChange(hasPending(cart.current()))
  const persist = getUseCase(scope, "persistPending")
  cart.changes$
    .pipe(
      map(({ pending }) => pending),
      distinctUntilChanged(),
      skip(isCustomer ? 0 : 1)
    )
    .subscribe(() => void persist())
}
