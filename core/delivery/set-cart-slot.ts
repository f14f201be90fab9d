import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { cartFromWire } from "../cart/from-wire.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { chooseSlot as chooseSlotCall } from "./api.ts"
import { MealNotPrepared, SlotMismatch, SlotGone, SlotTaken, SlotNotSet } from "./errors.ts"

export type SetCartSlotError = SlotTaken | SlotGone | SlotMismatch | MealNotPrepared | SlotNotSet

const failureOf = (error: CallError): SetCartSlotError => {
  const code = error._tag === "ApiErrorResponse" ? error.code : null
  if (code === "ERR_SLOT_FULL") return new SlotTaken()
  if (code === "ERR_MEAL_NOT_PREPARED") return new MealNotPrepared()
  if (code === "ERR_SLOT_OTHER_DELIVERY") return new SlotMismatch()
  return code === "ERR_SLOT_NOT_FOUND" ? new SlotGone() : new SlotNotSet({ detail: error._tag })
}

/** Sets the cart's slot; the cart's amounts then include the slot's fees. Opens a cart first when there is none. The slot is not reserved until the order. */
export const setCartSlot = ({
  slotId
}: {
  readonly slotId: string
}): Effect.Effect<void, SetCartSlotError, CartQueue | CallContext> =>
  Effect.gen(function* () {
    const queue = yield* CartQueue
    yield* queue.flush
    yield* queue
      .runExclusive(
        Effect.gen(function* () {
          const { id } = yield* queue.open
          const response = yield* call(chooseSlotCall, { params: { id }, body: { slotId } })
          yield* queue.setServerCart(cartFromWire(response))
        })
      )
      .pipe(Effect.mapError(failureOf))
  })
