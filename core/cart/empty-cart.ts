import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "./cart-state.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { deleteCart } from "./api.ts"
import { CartQueue } from "./cart-queue.ts"
import { withServerCart, withoutChanges } from "./cart-view.ts"
import { CartUnavailable } from "./errors.ts"

const toCartUnavailable = (error: CallError) => new CartUnavailable({ detail: error._tag })

/** 'Töm varukorgen': deletes the cart; succeeds even when it was deleted already (CART-30). */
export const emptyCart = (): Effect.Effect<void, CartUnavailable, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const queue = yield* CartQueue
    yield* queue.runExclusive(
      Effect.gen(function* () {
        const { serverCart, pending } = cart.current()
        if (serverCart !== null) {
          yield* call(deleteCart, { params: { id: serverCart.id } }).pipe(
            Effect.catch((error) =>
              error._tag === "ApiErrorResponse" && error.status === 404
                ? Effect.void
                : Effect.fail(toCartUnavailable(error))
            )
          )
        }
        cart.update((state) => withServerCart(withoutChanges(state, Object.values(pending)), null))
      })
    )
  })
