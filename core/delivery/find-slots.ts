import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { callGraphql } from "../contract/graphql.ts"
import type { CallContext } from "../contract/call.ts"
import { leftOut } from "../contract/policy.ts"
import { deliverySlotsAvailability } from "./api.ts"
import type { SlotDay } from "./model.ts"

/** The times that suit the chosen way of delivery, by day; a failed look-up is logged and gives none (DELIV-31, DELIV-43). */
export const findSlots = ({ cartId }: { readonly cartId: string | null }): Effect.Effect<ReadonlyArray<SlotDay>, never, AssortmentState | CallContext> =>
  Effect.gen(function*() {
    const choice = (yield* AssortmentState).current().choice
    if (choice === null) return []
    const { deliverySlotsAvailability: days } = yield* callGraphql(deliverySlotsAvailability, {
      input: {
        deliveryMethod: choice.method === "homeDelivery" ? "Home" : "Pickup",
        zipCode: choice.method === "homeDelivery" ? choice.postalCode : null,
        cartId,
        siteId: choice.siteId,
        isNewOrder: true
      }
    })
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
        pickingFeeLimit: slot.currentPickingFeeLimit
      }))
    }))
  }).pipe(leftOut, Effect.catch((error) => Effect.as(Effect.logWarning(`No delivery times: ${error._tag}`), [])))
