import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import type { CallContext } from "../contract/call.ts"
import { moveCartToStore } from "./move-cart.ts"

/** Moves the cart to the selected store when it is in another one, for example because it was filled on another device. A failure is only logged. */
export const moveCartToSelection = (): Effect.Effect<void, never, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    const { selection } = (yield* stateOf(assortmentState)).current()
    if (selection === null) return
    yield* (yield* CartQueue)
      .runExclusive(moveCartToStore(selection, selection.method))
      .pipe(
        Effect.catch((error) => Effect.logWarning(`The cart could not be moved to the selected store: ${error._tag}`))
      )
  })
