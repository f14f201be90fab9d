import type { Cart } from "#core/cart/model.ts"
import { lacksCatering, slotCriteria } from "#core/delivery/displayed-slot.ts"
import type { Slot } from "#core/delivery/model.ts"
import type { SlotChoice } from "#web/views/delivery/SlotPicker.tsx"

/** The slots as choices; unavailable are the full ones and those for which the kitchen cannot prepare the cart's catering. */
export const slotChoices = (
  slots: ReadonlyArray<Slot>,
  cart: Pick<Cart, "slotId" | "meals"> | null
): ReadonlyArray<SlotChoice> =>
  slots.map((slot) => {
    const { id, date, from, to, freightFee: freight } = slot
    const cateringReason = lacksCatering(slot, slotCriteria(cart)) ? ("withoutCatering" as const) : undefined
    return { id, date, from, to, freight, unavailable: slot.available ? cateringReason : ("full" as const) }
  })
