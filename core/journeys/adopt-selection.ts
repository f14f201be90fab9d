import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cartState } from "../cart/cart-state.ts"
import { readSelection } from "../assortment/assortment-cookie.ts"
import { isSameSelection } from "../assortment/rules.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import type { CallContext } from "../contract/call.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { moveCartToSelection } from "./move-cart-to-selection.ts"
import { fetchCart } from "./fetch-cart.ts"

/** Adopts the selection that another tab has made, and fetches the cart as that tab left it. */
export const adoptSelection = (): Effect.Effect<void, never, States | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const assortment = yield* stateOf(assortmentState)
    const storedSelection = yield* readSelection
    const { selection, loading } = assortment.current()
    if (loading || storedSelection === null || isSameSelection(selection, storedSelection)) return
    assortment.set({ selection: storedSelection, loading: false, failed: false })
    if ((yield* stateOf(cartState)).current().serverCart === null) return
    yield* fetchCart({ deleteStaleCarts: false })
    yield* moveCartToSelection()
  })
