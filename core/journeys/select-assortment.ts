import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import type { DeliverySelection } from "../assortment/model.ts"
import {
  type SelectAssortmentError,
  type SelectionRequest,
  toAssortmentUnavailable
} from "../assortment/resolve-selection.ts"
import { setAssortment, revertSelection } from "../assortment/set-assortment.ts"
import { moveCart } from "../cart/api.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import type { CallContext } from "../contract/call.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { moveCartToStore } from "./move-cart.ts"

/** `acceptedGtins`: the products, recipes, bags and meals whose loss the shopper has accepted, as `CartLoss` identifies them. */
export type SelectAssortmentInput = SelectionRequest & { readonly acceptedGtins?: ReadonlyArray<string> }

/**
 * Selects a store and moves the cart there. Pending changes are sent to the old store first. When the cart
 * cannot be moved, the previous selection is restored and the caller shows the failure (DELIV-44).
 */
export const selectAssortment = ({
  acceptedGtins,
  ...input
}: SelectAssortmentInput): Effect.Effect<
  DeliverySelection,
  SelectAssortmentError,
  States | CartQueue | CookieStorage | CallContext
> =>
  Effect.gen(function* () {
    const previousState = (yield* stateOf(assortmentState)).current()
    const queue = yield* CartQueue
    yield* queue.flush
    // The cart stays busy until the move ends, so that subscribers to the selection wait for the moved cart.
    return yield* queue.runExclusive(
      Effect.gen(function* () {
        const selection = yield* setAssortment(input)
        yield* moveCartToStore(selection, previousState.selection?.method ?? null, acceptedGtins).pipe(
          Effect.catch((error) =>
            Effect.andThen(revertSelection(previousState), Effect.fail(toAssortmentUnavailable(moveCart)(error)))
          )
        )
        return selection
      })
    )
  })
