import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { fetchCustomer } from "../account/fetch-customer.ts"
import type { CallContext } from "../contract/call.ts"
import { logUnlessUnauthorized } from "../contract/log-failure.ts"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import { fetchCart } from "./fetch-cart.ts"
import { restoreSavedSelection } from "./restore-assortment.ts"
import { selectReplacementStore } from "./select-replacement-store.ts"

export interface AfterLogInResult {
  /**
   * Whether the store selector opens now. While an order is being changed, it opens whenever the order's store cannot be selected (CART-32);
   * otherwise it opens at most once a day, when no store could be restored (DELIV-18, DELIV-19).
   */
  readonly promptsForStore: boolean
  /** Whether the customer had no saved store; false if the customer could not be fetched. */
  readonly isFirstSelection: boolean
}

export type AfterLogInContext = States | CookieStorage | CallContext

const oneDaySeconds = 86_400

/**
 * Returns true and sets a cookie for a day; false while the cookie exists, so that a customer without a store is prompted
 * once a day, not on every page (DELIV-19).
 */
const claimDailyStorePrompt = Effect.gen(function* () {
  const cookies = yield* CookieStorage
  if ((yield* cookies.get(cookieNames.storeAsked)) !== null) return false
  yield* cookies.set(cookieNames.storeAsked, "1", oneDaySeconds)
  return true
})

/** Fetches the customer and the cart, and restores the saved store (LOGIN-28..30). Failures are logged, and the log-in still succeeds. */
export const afterLogIn = ({
  deleteStaleCarts
}: {
  readonly deleteStaleCarts: boolean
}): Effect.Effect<AfterLogInResult, never, AfterLogInContext> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    const [fetchResult] = yield* Effect.all([Effect.result(fetchCustomer), fetchCart({ deleteStaleCarts })], {
      concurrency: "unbounded"
    })
    if (fetchResult._tag === "Failure") {
      yield* logUnlessUnauthorized("The customer could not be fetched", fetchResult.failure)
      return { promptsForStore: false, isFirstSelection: false }
    }
    session.update((state) =>
      state.status === "customer" ? { ...state, customer: fetchResult.success.customer } : state
    )
    const { savedSettings } = fetchResult.success
    const isFirstSelection = savedSettings.siteId === null
    const isRestored = yield* restoreSavedSelection(savedSettings)
    const replacementStoreStatus = yield* selectReplacementStore
    if (replacementStoreStatus !== "none")
      return { promptsForStore: replacementStoreStatus === "not-selectable", isFirstSelection }
    return { promptsForStore: !isRestored && (yield* claimDailyStorePrompt), isFirstSelection }
  })
