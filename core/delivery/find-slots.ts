import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import type { Choice } from "../assortment/model.ts"
import { callGraphql } from "../contract/graphql.ts"
import type { CallContext, CallError } from "../contract/call.ts"
import { leftOut } from "../contract/policy.ts"
import { stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { deliverySlotsAvailability, type WireSlot } from "./api.ts"
import type { Slot, SlotDay } from "./model.ts"

const cateringOf = (slot: typeof WireSlot.Type, today: string): Slot["catering"] => {
  if (slot.maxCateredReservations === 0) return "none"
  const last = slot.lastReservationDateWithCateredMeal
  return slot.cateredReservations >= slot.maxCateredReservations || (last !== null && last.slice(0, 10) < today) ? "full" : "free"
}

/** The times of a place, by day. */
export const slotsOf = (choice: Choice, cartId: string | null): Effect.Effect<ReadonlyArray<SlotDay>, CallError, CallContext> =>
  Effect.gen(function*() {
    const { deliverySlotsAvailability: days } = yield* callGraphql(deliverySlotsAvailability, {
      input: {
        deliveryMethod: choice.method === "homeDelivery" ? "Home" : "Pickup",
        zipCode: choice.method === "homeDelivery" ? choice.postalCode : null,
        cartId,
        siteId: choice.siteId,
        isNewOrder: true
      }
    })
    const today = stockholmDate(yield* now)
    return days.map(({ date, deliverySlots }): SlotDay => ({
      date,
      slots: deliverySlots.map((slot) => ({
        id: slot.id,
        free: slot.isEnabled,
        date: slot.deliveryDate,
        from: slot.deliveryFromTime.slice(0, 5),
        to: slot.deliveryToTime.slice(0, 5),
        pickingFee: slot.currentPickingFee,
        freightFee: slot.freightFee,
        pickingFeeLimit: slot.currentPickingFeeLimit,
        catering: cateringOf(slot, today)
      }))
    }))
  }).pipe(leftOut)

/** The times that suit the chosen way of delivery, by day; a failed look-up is logged and gives none (DELIV-31, DELIV-43). */
export const findSlots = ({ cartId }: { readonly cartId: string | null }): Effect.Effect<ReadonlyArray<SlotDay>, never, AssortmentState | CallContext> =>
  Effect.gen(function*() {
    const { choice } = (yield* AssortmentState).current()
    return choice === null ? [] : yield* slotsOf(choice, cartId)
  }).pipe(Effect.catch((error) => Effect.as(Effect.logWarning(`No delivery times: ${error._tag}`), [])))
