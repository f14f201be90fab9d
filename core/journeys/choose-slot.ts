import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cartState } from "../cart/cart-state.ts"
import { saveSettings } from "../assortment/set-assortment.ts"
import { getCart } from "../cart/api.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { cartFromWire } from "../cart/from-wire.ts"
import { call, type CallContext } from "../contract/call.ts"
import { suppressNotification } from "../contract/requests.ts"
import { setCartSlot, type SetCartSlotError } from "../delivery/set-cart-slot.ts"
import { moveCartToSelection } from "./move-cart-to-selection.ts"
import { withSelectionSaved } from "./with-selection-saved.ts"

/** Moves the cart back to this page's store when another device has moved it to a store with other slots. Returns whether it did. */
const moveCartBack = Effect.gen(function* () {
  const { selection } = (yield* stateOf(assortmentState)).current()
  const serverCart = (yield* stateOf(cartState)).current().serverCart
  if (selection === null || serverCart === null) return false
  const queue = yield* CartQueue
  const cart = yield* queue.runExclusive(
    call(getCart, { params: { id: serverCart.id } }).pipe(
      suppressNotification,
      Effect.map(cartFromWire),
      Effect.tap(queue.setServerCart)
    )
  )
  if (cart.storeNumber === selection.storeNumber) return false
  yield* saveSettings(selection)
  yield* moveCartToSelection()
  return true
}).pipe(Effect.orElseSucceed(() => false))

/** Chooses a slot of this page's selection for the cart, even when another device has saved another selection or moved the cart. */
export const chooseSlot = (input: {
  readonly slotId: string
}): Effect.Effect<void, SetCartSlotError, States | CartQueue | CallContext> => {
  const choose = withSelectionSaved(setCartSlot(input))
  return choose.pipe(
    Effect.catchTag("SlotGone", (slotGone) =>
      Effect.flatMap(moveCartBack, (moved) => (moved ? choose : Effect.fail(slotGone)))
    )
  )
}
