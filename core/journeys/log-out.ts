import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState, unknownCart } from "../cart/cart-state.ts"
import { sessionState } from "../session/session-state.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import { call, type CallContext } from "../contract/call.ts"
import { Credentials } from "../contract/credentials.ts"
import { isOnline, untilOnline } from "../ports/connectivity.ts"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import { revokeToken } from "../session/api.ts"
import { favouritesState } from "../favourites/favourites-state.ts"
import { withoutFavourites } from "../favourites/changes.ts"
import { visitor } from "../session/model.ts"
import { removeSession } from "../session/session-cookie.ts"
import { sendCart } from "./send-cart.ts"

/** Revokes the customer's token: immediately, or, when the device is offline, once the network is back, if the page is still open. */
const revokeOrPostpone = Effect.gen(function* () {
  const revoke = Effect.ignore(call(revokeToken, {}))
  if (yield* isOnline) return yield* revoke
  // By then another session may have started, which must not end when the API rejects this token.
  const token = yield* (yield* Credentials).token
  const credentials = { token: Effect.succeed(token), onRejected: () => Effect.void, onMissing: Effect.void }
  yield* Effect.forkDetach(Effect.andThen(untilOnline, Effect.provideService(revoke, Credentials, credentials)))
})

/** Sends pending changes, ends the session on the server and clears the customer's state; it always succeeds within a time limit (AUTH-06). Unsent changes stay on the device for this customer. */
export const logOut = (): Effect.Effect<void, never, States | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    const cart = yield* stateOf(cartState)
    const favourites = yield* stateOf(favouritesState)
    yield* sendCart
    yield* revokeOrPostpone
    yield* removeSession
    yield* (yield* CookieStorage).remove(cookieNames.storeAsked)
    session.set(visitor)
    cart.set(unknownCart)
    favourites.update(withoutFavourites)
  })
