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
 * Loads the data that the first page of every shopper needs: the stored selection and session, then settings and navigation and a check of the selected store; for a customer also the
 * customer's data, orders, carts and favourites. Failures are not fatal (SW-10).
 */
export const startUp = ({
  deleteStaleCarts
}: {
  readonly deleteStaleCarts: boolean
}): Effect.Effect<AfterLogInResult, never, States | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    yield* restoreSelection
    const storedSession = yield* readSession
    if (storedSession !== null)
      session.set({
        status: "customer",
        customer: null,
        actingAsCustomer: storedSession.as_customer ?? false,
        ended: false
      })
    const [result] = yield* Effect.all(
      [
        storedSession === null
          ? Effect.as(checkSelectedStore, { promptsForStore: false, isFirstSelection: false })
          : afterLogIn({ deleteStaleCarts }),
        loadShell,
        // A failure is ignored, since only the favourite buttons need the favourites (SW-10).
        storedSession === null ? Effect.void : Effect.ignore(loadFavourites())
      ],
      { concurrency: "unbounded" }
    )
    return result
  })
