import type { Cart } from "#core/cart/model.ts"
import type { Slot } from "#core/delivery/model.ts"
import type { SlotChoice } from "#web/views/delivery/SlotPicker.tsx"

/** The slots as choices; those that the kitchen cannot prepare the cart's catering for are unavailable. */
export const slotChoices = (slots: ReadonlyArray<Slot>, cart: Pick<Cart, "meals"> | null): ReadonlyArray<SlotChoice> =>
  slots.map(({ id, date, from, to, freightFee, free, catering }) => {
    const lacksCatering = catering !== "free" && cart !== null && cart.meals.length > 0
    const unavailable = free ? (lacksCatering ? ("withoutCatering" as const) : undefined) : ("full" as const)
    return { id, date, from, to, fee: freightFee, unavailable }
  })
