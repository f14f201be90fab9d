import { Effect } from "effect"
import type { CallContext, CallError } from "../contract/call.ts"
import { HttpUnavailable } from "../ports/http.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "./cart-state.ts"
import { withServerCart } from "./cart-view.ts"
import { cartFromWire } from "./from-wire.ts"
import type { Cart } from "./model.ts"
import { openCart } from "./open-cart.ts"
import { isCartUnusable, isSessionEnd, readCart, rereadAfterFailure, type SendState } from "./send-pending.ts"
import type { WireCartView } from "./wire.ts"

/** Changes the cart, which it receives at the time of sending; returns null when there is nothing to change. */
export type CartRequest = (cart: Cart) => Effect.Effect<WireCartView, CallError, CallContext> | null

/** Sends a change and applies the cart in its response. When the cart has been deleted or locked elsewhere, opens a new one, once. */
export const sendChange = (
  request: CartRequest,
  sendState: SendState
): Effect.Effect<WireCartView | null, CallError, CallContext | States> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    if (sendState.outcomeUnknown) {
      if (!(yield* readCart(sendState))) return yield* new HttpUnavailable({ path: "/carts", reason: "unreachable" })
      sendState.outcomeUnknown = false
    }
    const attempt = Effect.gen(function* () {
      const cartChange = request(yield* openCart())
      return cartChange === null ? null : yield* cartChange
    })
    const response = yield* attempt.pipe(
      Effect.catchIf(isCartUnusable, () => {
        cart.update((state) => withServerCart(state, null))
        return attempt
      }),
      Effect.tapError((error) => {
        if (isSessionEnd(error)) return Effect.void
        if (isCartUnusable(error)) return Effect.sync(() => cart.update((state) => withServerCart(state, null)))
        return rereadAfterFailure(error, sendState)
      })
    )
    if (response !== null) cart.update((state) => withServerCart(state, cartFromWire(response)))
    return response
  })
