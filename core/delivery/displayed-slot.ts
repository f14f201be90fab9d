import type { DeliverySelection } from "../assortment/model.ts"
import { isSameSelection } from "../assortment/rules.ts"
import type { Cart } from "../cart/model.ts"
import type { DisplayedSlot, DisplayedSlotState, Slot, SlotCriteria, SlotDay, SlotTime } from "./model.ts"

/** How long a failed request for the slots is cached. */
export const failureCacheMs = 10_000

export const slotCriteria = (cart: Pick<Cart, "slotId" | "meals"> | null | undefined): SlotCriteria => ({
  slotId: cart?.slotId ?? null,
  hasCatering: (cart?.meals.length ?? 0) > 0
})

export const isSameCriteria = (a: SlotCriteria, b: SlotCriteria): boolean =>
  a.slotId === b.slotId && a.hasCatering === b.hasCatering

/** Whether the cart has catering that the kitchen cannot prepare for the slot. */
export const lacksCatering = (
  slot: Pick<Slot, "catering">,
  { hasCatering }: Pick<SlotCriteria, "hasCatering">
): boolean => hasCatering && slot.catering !== "available"

/** Whether the displayed slot must still be loaded for this selection and this cart; without a selection there is none to load. */
export const mustLoadDisplayedSlot = (
  state: DisplayedSlotState,
  selection: DeliverySelection | null,
  criteria: SlotCriteria
): boolean => selection !== null && !(isSameSelection(state.selection, selection) && isSameCriteria(state, criteria))

const toDisplayedSlot = ({ date, from, to }: Slot, { chosen }: Pick<DisplayedSlot, "chosen">): DisplayedSlot => ({
  chosen,
  date,
  from,
  to
})

/** The time of the cart's booked slot; null when no slot is booked or its details are unknown. */
export const bookedTime = ({ slotId, time }: DisplayedSlotState, bookedSlotId: string | null): SlotTime | null =>
  bookedSlotId !== null && slotId === bookedSlotId && time?.chosen === true ? time : null

/** The slot that every page shows: the cart's booked one, otherwise the first free one that accepts the cart; null if there is neither. */
export const slotToDisplay = (
  days: ReadonlyArray<SlotDay>,
  { slotId, hasCatering }: SlotCriteria
): DisplayedSlot | null => {
  const slots = days.flatMap((day) => day.slots)
  const bookedSlot = slots.find(({ id }) => id === slotId)
  if (bookedSlot !== undefined) return toDisplayedSlot(bookedSlot, { chosen: true })
  const firstFreeSlot = slots
    .filter((slot) => slot.available && !lacksCatering(slot, { hasCatering }))
    .toSorted((a, b) => (`${a.date} ${a.from}` < `${b.date} ${b.from}` ? -1 : 1))[0]
  return firstFreeSlot === undefined ? null : toDisplayedSlot(firstFreeSlot, { chosen: false })
}
