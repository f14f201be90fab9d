import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import { chooseSlot as chooseSlotCall } from "../cart/api.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { settled } from "../cart/cart-view.ts"
import { cartOf } from "../cart/from-wire.ts"
import { openCart } from "../cart/open-cart.ts"
import { call, type CallContext } from "../contract/call.ts"
import { SlotTaken, SlotUnavailable } from "./errors.ts"

export type ChooseSlotError = SlotTaken | SlotUnavailable

/** Reserves a time for the cart, which brings the time's own fees; a cart is opened for it where there is none. Whoever asked says why it failed. */
export const chooseSlot = (
  { slotId }: { readonly slotId: string }
): Effect.Effect<void, ChooseSlotError, AssortmentState | CartState | CartQueue | CallContext> =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const queue = yield* CartQueue
    yield* queue.flush
    yield* queue.alone(Effect.gen(function*() {
      const { id } = yield* openCart()
      const answer = yield* call(chooseSlotCall, { params: { id }, body: { slotId } })
      cart.update((view) => settled(view, cartOf(answer)))
    })).pipe(Effect.mapError((error) =>
      error._tag === "ApiRefused" && error.code === "ERR_SLOT_FULL" ? new SlotTaken() : new SlotUnavailable({ detail: error._tag })
    ))
  })
