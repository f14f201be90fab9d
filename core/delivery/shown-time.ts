import type { Choice } from "../assortment/model.ts"
import { isSamePlace } from "../assortment/rules.ts"
import type { ShownTime, ShownTimeView, Slot, SlotDay, SlotTime } from "./model.ts"

/** ms: for so long it is remembered that the time to show could not be found out. */
export const failureKept = 10_000

/** Whether what is shown is of this place and this cart; where nothing is chosen there is no time to know. */
export const isTimeKnown = ({ place, slotId }: ShownTimeView, choice: Choice | null, booked: string | null): boolean =>
  choice === null || (isSamePlace(place, choice) && slotId === booked)

const shown = (chosen: boolean, { date, from, to }: Slot): ShownTime => ({ chosen, date, from, to })

/** The cart's own time, where it is known which one that is. */
export const bookedTime = ({ slotId, time }: ShownTimeView, booked: string | null): SlotTime | null =>
  booked !== null && slotId === booked && time?.chosen === true ? time : null

/** The time that a shopping page names: the one chosen for the cart, else the first that is free; null when there is neither. */
export const timeToShow = (days: ReadonlyArray<SlotDay>, chosenId: string | null): ShownTime | null => {
  const slots = days.flatMap((day) => day.slots)
  const chosen = slots.find(({ id }) => id === chosenId)
  if (chosen !== undefined) return shown(true, chosen)
  const free = slots.filter((slot) => slot.free).toSorted((a, b) => (`${a.date} ${a.from}` < `${b.date} ${b.from}` ? -1 : 1))[0]
  return free === undefined ? null : shown(false, free)
}
