import type { Order } from "./model.ts"

/** The maximum length of the note to the order picker, in characters. */
export const maxNoteLength = 500

/** Whether an order can still be changed; `now` in ms since 1970. */
export const isChangeable = (
  { status, changeableUntil }: Pick<Order, "status" | "changeableUntil">,
  now: number
): boolean => status === "placed" && Date.parse(changeableUntil) > now
