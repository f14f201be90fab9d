import type { DeliverySelection } from "../assortment/model.ts"
import { isSameSelection } from "../assortment/rules.ts"
import type { DisplayedSlot, DisplayedSlotState, Slot, SlotDay, SlotTime } from "./model.ts"

/** How long a failed look-up is cached, in ms. */
export const failureCacheMs = 10_000

/** Whether the displayed slot was loaded for this selection and this cart. Without a selection there is no slot. */
export const isTimeKnown = (
  { selection: loadedFor, slotId }: DisplayedSlotState,
  selection: DeliverySelection | null,
  bookedSlotId: string | null
): boolean => selection === null || (isSameSelection(loadedFor, selection) && slotId === bookedSlotId)

const toDisplayedSlot = (chosen: boolean, { date, from, to }: Slot): DisplayedSlot => ({ chosen, date, from, to })

/** The time of the cart's booked slot; null when its details are not known. */
export const bookedTime = ({ slotId, time }: DisplayedSlotState, bookedSlotId: string | null): SlotTime | null =>
  bookedSlotId !== null && slotId === bookedSlotId && time?.chosen === true ? time : null

/** The slot that every page shows: the cart's booked one, otherwise the first free one; null without either. */
export const slotToDisplay = (days: ReadonlyArray<SlotDay>, bookedSlotId: string | null): DisplayedSlot | null => {
  const slots = days.flatMap((day) => day.slots)
  const chosen = slots.find(({ id }) => id === bookedSlotId)
  if (chosen !== undefined) return toDisplayedSlot(true, chosen)
  const free = slots
    .filter((slot) => slot.free)
    .toSorted((a, b) => (`${a.date} ${a.from}` < `${b.date} ${b.from}` ? -1 : 1))[0]
  return free === undefined ? null : toDisplayedSlot(false, free)
}
