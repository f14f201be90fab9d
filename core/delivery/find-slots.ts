import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import type { DeliverySelection } from "../assortment/model.ts"
import { callGraphql } from "../contract/graphql.ts"
import type { CallContext, CallError } from "../contract/call.ts"
import { notRetriedByCaller } from "../contract/policy.ts"
import { stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { deliverySlotsAvailability, type WireSlot } from "./api.ts"
import type { Slot, SlotDay } from "./model.ts"

const cateringOf = (slot: typeof WireSlot.Type, today: string): Slot["catering"] => {
  if (slot.maxCateredReservations === 0) return "none"
  const lastReservationDate = slot.lastReservationDateWithCateredMeal
  return slot.cateredReservations >= slot.maxCateredReservations ||
    (lastReservationDate !== null && lastReservationDate.slice(0, 10) < today)
    ? "full"
    : "available"
}

/** Requests the slots of a selection, by day. */
export const requestSlots = (
  selection: DeliverySelection,
  cartId: string | null
): Effect.Effect<ReadonlyArray<SlotDay>, CallError, CallContext> =>
  Effect.gen(function* () {
    const { deliverySlotsAvailability: days } = yield* callGraphql(deliverySlotsAvailability, {
      input: {
        deliveryMethod: selection.method === "homeDelivery" ? "Home" : "Pickup",
        zipCode: selection.method === "homeDelivery" ? selection.postalCode : null,
        cartId,
        siteId: selection.siteId,
        isNewOrder: true
      }
    })
    const today = stockholmDate(yield* now)
    return days.map(({ date, deliverySlots }): SlotDay => ({
      date,
      slots: deliverySlots.map((slot) => ({
        id: slot.id,
        available: slot.isEnabled,
        date: slot.deliveryDate,
        from: slot.deliveryFromTime.slice(0, 5),
        to: slot.deliveryToTime.slice(0, 5),
        pickingFee: slot.currentPickingFee,
        freightFee: slot.freightFee,
        pickingFeeLimit: slot.currentPickingFeeLimit,
        catering: cateringOf(slot, today)
      }))
    }))
  }).pipe(notRetriedByCaller)

/** Returns the slots for the selection, by day. A failed look-up is logged and returns none (DELIV-31, DELIV-43). */
export const findSlots = ({
  cartId
}: {
  readonly cartId: string | null
}): Effect.Effect<ReadonlyArray<SlotDay>, never, States | CallContext> =>
  Effect.gen(function* () {
    const { selection } = (yield* stateOf(assortmentState)).current()
    return selection === null ? [] : yield* requestSlots(selection, cartId)
  }).pipe(
    Effect.catch((error) => Effect.as(Effect.logWarning(`The delivery times could not be fetched: ${error._tag}`), []))
  )
