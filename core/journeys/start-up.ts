import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import type { CallContext } from "../contract/call.ts"
import { loadFavourites } from "../favourites/load-favourites.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { readSession } from "../session/session-cookie.ts"
import { afterLogIn, type AfterLogInResult } from "./after-log-in.ts"
import { loadShell } from "./load-shell.ts"
import { checkSelectedStore, restoreSelection } from "./restore-assortment.ts"

/**
 * Loads the data of every first view: settings and navigation, in parallel with the stored session and assortment; for a customer also the
 * customer's data, the store check, orders, carts and favourites. Failures are shown but not fatal (SW-10).
 */
export const startUp = ({
  deleteStaleCarts
}: {
  readonly deleteStaleCarts: boolean
}): Effect.Effect<AfterLogInResult, never, States | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    yield* restoreSelection
    const stored = yield* readSession
    if (stored !== null)
      session.set({ status: "customer", customer: null, actingAsCustomer: stored.as_customer ?? false, ended: false })
    const [result] = yield* Effect.all(
      [
        stored === null
          ? Effect.as(checkSelectedStore, { promptsForStore: false, isFirstSelection: false })
          : afterLogIn({ deleteStaleCarts }),
        loadShell,
        // Only the favourite buttons of products need them, so a failure is shown nowhere else (SW-10).
        stored === null ? Effect.void : Effect.ignore(loadFavourites())
      ],
      { concurrency: "unbounded" }
    )
    return result
  })
