import type { SetCartSlotError } from "#core/delivery/set-cart-slot.ts"
import { mealNotPrepared, slotElsewhere, slotGone, slotNotBooked, slotTaken } from "#web/text/delivery.ts"

/** Texts of a failed booking. */
export const slotFailures: { readonly [Tag in SetCartSlotError["_tag"]]: string } = {
  SlotTaken: slotTaken,
  SlotGone: slotGone,
  SlotMismatch: slotElsewhere,
  MealNotPrepared: mealNotPrepared,
  SlotNotSet: slotNotBooked
}
