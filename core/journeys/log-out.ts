import { Effect } from "effect"
import type { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { unknownCart } from "../cart/cart-view.ts"
import { call, type CallContext } from "../contract/call.ts"
import { cookieNames, CookieStorage } from "../ports/storage.ts"
import { revokeToken } from "../session/api.ts"
import { visitor } from "../session/model.ts"
import { removeSession } from "../session/session-cookie.ts"
import { SessionState } from "../session/session-state.ts"
import { sendCart } from "./send-cart.ts"

/** Sends what the cart still holds back, ends the session on the server and forgets the customer here; it always succeeds, and soon (AUTH-06). What could not be sent stays on the device for this customer. */
export const logOut: Effect.Effect<void, never, SessionState | CartState | CartQueue | CookieStorage | CallContext> = Effect.gen(function*() {
  const session = yield* SessionState
  const cart = yield* CartState
  yield* sendCart
  yield* Effect.ignore(call(revokeToken, {}))
  yield* removeSession
  yield* (yield* CookieStorage).remove(cookieNames.storeAsked)
  session.set(visitor)
  cart.set(unknownCart)
})
