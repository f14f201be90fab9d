import { getUseCase } from "#web/container/use-case.ts"
import { cartState } from "#core/cart/cart-state.ts"
import type { CartState } from "#core/cart/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { distinctUntilChanged, map, skip } from "rxjs"
import { recordCartChange } from "#web/container/cart-change.ts"
import { forgetSteps, takeOverSteps } from "#web/container/recorded-steps.ts"
import type { Scope } from "#web/container/scope.ts"
import { serverNow, toServerTime } from "#web/container/server-clock.ts"

const hasPending = ({ pending }: CartState): boolean => Object.keys(pending).length > 0

/** Repeats the presses of the customer's pages that were left before they changed the cart. */
const resumeSteps = async (scope: Scope): Promise<void> => {
  const customerId = scope.states.of(sessionState).current().customer?.id
  const steps = customerId === undefined ? [] : takeOverSteps(customerId)
  if (steps.length === 0) return
  const result = await getUseCase(scope, "resumeSteps")(steps)
  // Steps remain recorded until the products can be loaded.
  if (result._tag === "Success") forgetSteps(steps.map(({ productId }) => productId))
}

/** Sends the changes that the customer's previous page stored on the device, and repeats its presses that changed nothing yet. */
export const resumeChanges = async (scope: Scope): Promise<void> => {
  await getUseCase(scope, "resumePending")()
  await resumeSteps(scope)
}

/** Forgets recorded presses once they have changed the cart's state, and tells the document whose presses it records. */
const watchRecordedSteps = ({ states }: Scope): void => {
  states
    .of(cartState)
    .changes$.pipe(
      map(({ pending }) => pending),
      distinctUntilChanged()
    )
    .subscribe((pending) => forgetSteps(Object.values(pending).map(({ product }) => product.id)))
  states
    .of(sessionState)
    .changes$.pipe(
      map(({ customer }) => customer?.id),
      distinctUntilChanged()
    )
    .subscribe((customerId) => {
      const { dataset } = document.documentElement
      if (customerId === undefined) delete dataset["customer"]
      else dataset["customer"] = customerId
    })
}

/** On pagehide, sends pending changes and stores them on the device. A page restored from the back/forward cache fetches what changed meanwhile. */
const watchPageLifecycle = (scope: Scope): void => {
  const { states } = scope
  let hiddenAt = Number.POSITIVE_INFINITY
  addEventListener("pagehide", () => {
    hiddenAt = serverNow()
    if (hasPending(states.of(cartState).current())) void getUseCase(scope, "persistPending")()
    void getUseCase(scope, "flushCart")({ leaving: true })
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void getUseCase(scope, "refetchChangedCart")({ since: hiddenAt }).then(() => resumeSteps(scope))
  })
}

/**
 * Moves the cart to the selected store, and sends the changes that the customer's previous page stored on the device. Then stores this page's
 * unconfirmed changes for the next page.
 */
export const persistPendingChanges = async (scope: Scope): Promise<void> => {
  const { states } = scope
  watchPageLifecycle(scope)
  watchRecordedSteps(scope)
  const cart = states.of(cartState)
  cart.changes$.pipe(map(hasPending), distinctUntilChanged(), skip(1)).subscribe(recordCartChange)
  const isCustomer = states.of(sessionState).current().status === "customer"
  if (isCustomer) await getUseCase(scope, "refetchChangedCart")({ since: toServerTime(performance.timeOrigin) })
  if (cart.current().serverCart !== null) await getUseCase(scope, "moveCartToSelection")()
  // A visitor has no cart; a later log-in loads the customer's pending changes.
  if (isCustomer) await resumeChanges(scope)
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
