import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState, unknownCart } from "../cart/cart-state.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import { favouritesState } from "../favourites/favourites-state.ts"
import { withoutFavourites } from "../favourites/changes.ts"
import type { CallContext } from "../contract/call.ts"
import type { CookieStorage } from "../ports/storage.ts"
import type { CustomerTokenRefused } from "../session/errors.ts"
import { logInAsCustomer } from "../session/log-in-as-customer.ts"
import { sendCart } from "./send-cart.ts"

/** Logs a staff member in as the token's customer. The previous customer's pending cart changes are sent first (ROUTE-16). */
export const actAsCustomer = (input: {
  readonly token: string
}): Effect.Effect<void, CustomerTokenRefused, States | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const favourites = yield* stateOf(favouritesState)
    yield* sendCart
    yield* logInAsCustomer(input)
    cart.set(unknownCart)
    favourites.update(withoutFavourites)
  })
