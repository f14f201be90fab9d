import { Effect } from "effect"
import type { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { unknownCart } from "../cart/cart-view.ts"
import type { CallContext } from "../contract/call.ts"
import type { CookieStorage } from "../ports/storage.ts"
import type { CustomerTokenRefused } from "../session/errors.ts"
import { logInAsCustomer } from "../session/log-in-as-customer.ts"
import type { SessionState } from "../session/session-state.ts"
import { sendCart } from "./send-cart.ts"

/** A staff member goes on as the customer whom the token names; what lay in the cart until now is sent by whom it belonged to (ROUTE-16). */
export const actAsCustomer = (input: { readonly token: string }): Effect.Effect<void, CustomerTokenRefused, SessionState | CartState | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const cart = yield* CartState
    yield* sendCart
    yield* logInAsCustomer(input)
    cart.set(unknownCart)
  })
