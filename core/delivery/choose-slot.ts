import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { cartOf } from "../cart/from-wire.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { chooseSlot as chooseSlotCall } from "./api.ts"
import { SlotElsewhere, SlotGone, SlotTaken, SlotUnavailable } from "./errors.ts"

export type ChooseSlotError = SlotTaken | SlotGone | SlotElsewhere | SlotUnavailable

const failureOf = (error: CallError): ChooseSlotError => {
  const code = error._tag === "ApiRefused" ? error.code : null
  if (code === "ERR_SLOT_FULL") return new SlotTaken()
  if (code === "ERR_SLOT_OTHER_DELIVERY") return new SlotElsewhere()
  return code === "ERR_SLOT_NOT_FOUND" ? new SlotGone() : new SlotUnavailable({ detail: error._tag })
}

/** Reserves a time for the cart, which brings the time's own fees; a cart is opened for it where there is none. Whoever asked says why it failed. */
export const chooseSlot = (
  { slotId }: { readonly slotId: string }
): Effect.Effect<void, ChooseSlotError, CartQueue | CallContext> =>
  Effect.gen(function*() {
    const queue = yield* CartQueue
    yield* queue.flush
    yield* queue.alone(Effect.gen(function*() {
      const { id } = yield* queue.open
      const answer = yield* call(chooseSlotCall, { params: { id }, body: { slotId } })
      yield* queue.settle(cartOf(answer))
    })).pipe(Effect.mapError(failureOf))
  })
