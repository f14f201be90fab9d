import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { cartState } from "../cart/cart-state.ts"
import { cartFromWire } from "../cart/from-wire.ts"
import type { Cart } from "../cart/model.ts"
import type { WireCartView } from "../cart/wire.ts"
import type { CallContext, CallError } from "../contract/call.ts"
import { stateOf } from "../kernel/state-of.ts"

/**
 * Sends a change of the cart's discount codes, for use inside the queue's runExclusive, and applies the cart in the response. Without a readable response,
 * it reads the server's cart to find out whether the change was made.
 */
export const changeCodes = Effect.fnUntraced(function* (
  request: Effect.Effect<WireCartView, CallError, CallContext>,
  isChanged: (cart: Cart | null) => boolean
) {
  const queue = yield* CartQueue
  const cart = yield* stateOf(cartState)
  const result = yield* Effect.result(request)
  if (result._tag === "Success") return yield* queue.setServerCart(cartFromWire(result.success))
  const { failure } = result
  if (failure._tag === "ApiErrorResponse" || failure._tag === "MissingToken") return yield* Effect.fail(failure)
  yield* queue.reread
  if (!isChanged(cart.current().serverCart)) return yield* Effect.fail(failure)
})
