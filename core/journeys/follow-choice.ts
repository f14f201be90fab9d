import { Effect } from "effect"
import { readChoice } from "../assortment/assortment-cookie.ts"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { isSamePlace } from "../assortment/rules.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { alignCart } from "./change-store.ts"
import { fetchCart } from "./fetch-cart.ts"

/** What another page of this browser has chosen meanwhile holds here too, with the cart as that page left it. */
export const followChoice: Effect.Effect<void, never, AssortmentState | CartState | CartQueue | CookieStorage | CallContext> = Effect.gen(function*() {
  const assortment = yield* AssortmentState
  const chosen = yield* readChoice
  const { choice, loading } = assortment.current()
  if (loading || chosen === null || isSamePlace(choice, chosen)) return
  assortment.set({ choice: chosen, loading: false, failed: false })
  if ((yield* CartState).current().settled === null) return
  yield* fetchCart({ cleanUp: false })
  yield* alignCart
})
