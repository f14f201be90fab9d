import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { selectionReplacementState } from "../assortment/selection-replacement-state.ts"
import { isSameSelection } from "../assortment/rules.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import { resumePending } from "../cart/resume-pending.ts"
import { connectionState } from "../connection/connection-state.ts"
import { withoutUnauthorized } from "../connection/rules.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import { isAtSelectedPostalCode, registeredAddressOf } from "../orders/delivery-address.ts"
import { unselectedAddressState } from "../orders/unselected-address-state.ts"
import { sessionState } from "../session/session-state.ts"
import { authenticate, type LogInError, type LogInInput } from "../session/authenticate.ts"
import { afterLogIn, type AfterLogInContext, type AfterLogInResult } from "./after-log-in.ts"
import { moveCartToSelection } from "./move-cart-to-selection.ts"

/** Runs `work`, and records the previous and the new selection if `work` has changed the selection. */
const recordingReplacedSelection = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | States> =>
  Effect.gen(function* () {
    const assortment = yield* stateOf(assortmentState)
    const before = assortment.current().selection
    const result = yield* work
    const after = assortment.current().selection
    if (before !== null && after !== null && !isSameSelection(before, after))
      (yield* stateOf(selectionReplacementState)).set({ before, after })
    return result
  })

/** Records the registered address when home delivery to another postal code is selected, so that the shopper learns of it before the checkout. */
const recordUnselectedAddress = Effect.gen(function* () {
  const { selection } = (yield* stateOf(assortmentState)).current()
  const address = registeredAddressOf((yield* stateOf(sessionState)).current().customer)
  if (selection?.method !== "homeDelivery" || address === null || isAtSelectedPostalCode(address, selection)) return
  ;(yield* stateOf(unselectedAddressState)).set({ address, selection })
})

/**
 * Logs in, fetches the customer's data, moves the cart to the selected store and resends the changes that were pending when the last session ended. The
 * customer's saved selection replaces the visitor's (DELIV-16); `selectionReplacementState` then contains both.
 * Without a saved one, `unselectedAddressState` contains the registered address if home delivery to another postal code is selected.
 */
export const logIn = (
  input: LogInInput
): Effect.Effect<AfterLogInResult, LogInError, AfterLogInContext | CartQueue | DeviceStorage> =>
  Effect.gen(function* () {
    yield* authenticate(input)
    ;(yield* stateOf(connectionState)).update(withoutUnauthorized)
    const result = yield* recordingReplacedSelection(afterLogIn({ deleteStaleCarts: true }))
    if (result.isFirstSelection) yield* recordUnselectedAddress
    yield* moveCartToSelection()
    yield* resumePending()
    return result
  })
