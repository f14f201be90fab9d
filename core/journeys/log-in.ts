import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { replacedSelectionState } from "../assortment/replaced-selection-state.ts"
import { isSameSelection } from "../assortment/rules.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import { resumePending } from "../cart/resume-pending.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import { authenticate, type LogInError, type LogInInput } from "../session/authenticate.ts"
import { afterLogIn, type AfterLogInContext, type AfterLogInResult } from "./after-log-in.ts"
import { moveCartToSelection } from "./move-cart-to-selection.ts"

/** Runs `work`, and records the previous and the new selection if `work` has changed the selection. */
const recordingReplacedSelection = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | States> =>
  Effect.gen(function* () {
    const assortment = yield* stateOf(assortmentState)
    const before = assortment.current().selection
    const result = yield* work
    const now = assortment.current().selection
    if (before !== null && now !== null && !isSameSelection(before, now))
      (yield* stateOf(replacedSelectionState)).set({ before, now })
    return result
  })

/**
 * Logs in, fetches the customer's data, moves the cart to this store and resends the changes that were pending when the last session ended. The
 * customer's saved selection replaces the visitor's (DELIV-16), which `replacedSelectionState` keeps.
 */
export const logIn = (
  input: LogInInput
): Effect.Effect<AfterLogInResult, LogInError, AfterLogInContext | CartQueue | DeviceStorage> =>
  Effect.gen(function* () {
    yield* authenticate(input)
    const loggedIn = yield* recordingReplacedSelection(afterLogIn({ deleteStaleCarts: true }))
    yield* moveCartToSelection()
    yield* resumePending()
    return loggedIn
  })
