import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { saveSettings } from "../assortment/select-assortment.ts"
import { getCart } from "../cart/api.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { cartOf } from "../cart/from-wire.ts"
import { call, type CallContext } from "../contract/call.ts"
import { withoutToast } from "../contract/requests.ts"
import { chooseSlot, type ChooseSlotError } from "../delivery/choose-slot.ts"
import type { SessionState } from "../session/session-state.ts"
import { alignCart } from "./change-store.ts"
import { withChoiceSaved } from "./with-choice-saved.ts"

/** Another device may have taken the cart to another store, whose times are others: it comes back to the one that is shopped in here. Answers whether it has. */
const bringCartBack = Effect.gen(function*() {
  const { choice } = (yield* AssortmentState).current()
  const known = (yield* CartState).current().settled
  if (choice === null || known === null) return false
  const queue = yield* CartQueue
  const cart = yield* queue.alone(call(getCart, { params: { id: known.id } }).pipe(withoutToast, Effect.map(cartOf), Effect.tap(queue.settle)))
  if (cart.storeNumber === choice.storeNumber) return false
  yield* saveSettings(choice)
  yield* alignCart
  return true
}).pipe(Effect.orElseSucceed(() => false))

/** Reserves a time at the place that is chosen here, whatever place was saved meanwhile and wherever the cart was taken. */
export const bookTime = (
  input: { readonly slotId: string }
): Effect.Effect<void, ChooseSlotError, AssortmentState | SessionState | CartState | CartQueue | CallContext> => {
  const booking = withChoiceSaved(chooseSlot(input))
  return booking.pipe(Effect.catchTag("SlotGone", (gone) => Effect.flatMap(bringCartBack, (back) => (back ? booking : Effect.fail(gone)))))
}
