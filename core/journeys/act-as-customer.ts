import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { unknownCart } from "../cart/cart-view.ts"
import type { CallContext } from "../contract/call.ts"
import { isOnline } from "../ports/connectivity.ts"
import type { CookieStorage } from "../ports/storage.ts"
import type { CustomerTokenRefused } from "../session/errors.ts"
import { logInAsCustomer } from "../session/log-in-as-customer.ts"
import type { SessionState } from "../session/session-state.ts"

/** ms */
const patience = 3_000

/** A staff member goes on as the customer whom the token names; what lay in the cart until now is sent by whom it belonged to (ROUTE-16). */
export const actAsCustomer = (input: { readonly token: string }): Effect.Effect<void, CustomerTokenRefused, SessionState | CartState | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const queue = yield* CartQueue
    if (yield* isOnline) yield* Effect.raceFirst(queue.flush, Effect.sleep(patience))
    yield* logInAsCustomer(input)
    cart.set(unknownCart)
  })
