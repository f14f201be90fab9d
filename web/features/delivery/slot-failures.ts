import type { ChooseSlotError } from "#core/delivery/choose-slot.ts"
import { slotElsewhere, slotGone, slotNotBooked, slotTaken } from "#web/text/delivery.ts"

/** What the shopper is told when a time cannot be had. */
export const slotFailures: { readonly [Tag in ChooseSlotError["_tag"]]: string } = {
  SlotTaken: slotTaken,
  SlotGone: slotGone,
  SlotElsewhere: slotElsewhere,
  SlotUnavailable: slotNotBooked
}
