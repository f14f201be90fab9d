import type { DeliverySelection } from "../assortment/model.ts"
import { isSameSelection } from "../assortment/rules.ts"
import type { DisplayedSlot, DisplayedSlotView, Slot, SlotDay, SlotTime } from "./model.ts"

/** How long a failed look-up is cached, in ms. */
export const failureCacheMs = 10_000

/** Whether the displayed slot was loaded for this selection and this cart. Without a selection there is no slot. */
export const isTimeKnown = (
  { selection: loadedFor, slotId }: DisplayedSlotView,
  selection: DeliverySelection | null,
  booked: string | null
): boolean => selection === null || (isSameSelection(loadedFor, selection) && slotId === booked)

const toDisplayedSlot = (chosen: boolean, { date, from, to }: Slot): DisplayedSlot => ({ chosen, date, from, to })

/** The cart's own slot, if its details are known. */
export const bookedTime = ({ slotId, time }: DisplayedSlotView, booked: string | null): SlotTime | null =>
  booked !== null && slotId === booked && time?.chosen === true ? time : null

/** The slot that every page shows: the cart's own, otherwise the first free one; null without either. */
export const timeToShow = (days: ReadonlyArray<SlotDay>, chosenId: string | null): DisplayedSlot | null => {
  const slots = days.flatMap((day) => day.slots)
  const chosen = slots.find(({ id }) => id === chosenId)
  if (chosen !== undefined) return toDisplayedSlot(true, chosen)
  const free = slots
    .filter((slot) => slot.free)
    .toSorted((a, b) => (`${a.date} ${a.from}` < `${b.date} ${b.from}` ? -1 : 1))[0]
  return free === undefined ? null : toDisplayedSlot(false, free)
}
