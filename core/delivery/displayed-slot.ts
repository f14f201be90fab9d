import type { DeliverySelection } from "../assortment/model.ts"
import { isSameSelection } from "../assortment/rules.ts"
import type { DisplayedSlot, DisplayedSlotState, Slot, SlotDay, SlotTime } from "./model.ts"

/** How long a failed request for the slots is cached, in ms. */
export const failureCacheMs = 10_000

/** Whether the displayed slot was loaded for this selection and this cart's booking. Without a selection there is nothing to load. */
export const isDisplayedSlotLoaded = (
  { selection: loadedFor, slotId }: DisplayedSlotState,
  selection: DeliverySelection | null,
  bookedSlotId: string | null
): boolean => selection === null || (isSameSelection(loadedFor, selection) && slotId === bookedSlotId)

const toDisplayedSlot = ({ date, from, to }: Slot, { chosen }: Pick<DisplayedSlot, "chosen">): DisplayedSlot => ({
  chosen,
  date,
  from,
  to
})

/** The time of the cart's booked slot; null when no slot is booked or its details are unknown. */
export const bookedTime = ({ slotId, time }: DisplayedSlotState, bookedSlotId: string | null): SlotTime | null =>
  bookedSlotId !== null && slotId === bookedSlotId && time?.chosen === true ? time : null

/** The slot that every page shows: the cart's booked one, otherwise the first free one; null if there is neither. */
export const slotToDisplay = (days: ReadonlyArray<SlotDay>, bookedSlotId: string | null): DisplayedSlot | null => {
  const slots = days.flatMap((day) => day.slots)
  const booked = slots.find(({ id }) => id === bookedSlotId)
  if (booked !== undefined) return toDisplayedSlot(booked, { chosen: true })
  const firstFree = slots
    .filter((slot) => slot.free)
    .toSorted((a, b) => (`${a.date} ${a.from}` < `${b.date} ${b.from}` ? -1 : 1))[0]
  return firstFree === undefined ? null : toDisplayedSlot(firstFree, { chosen: false })
}
