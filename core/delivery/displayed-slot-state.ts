import { defineState } from "../kernel/state.ts"
import type { DisplayedSlotState } from "./model.ts"
import { noDisplayedSlot } from "./rules.ts"

/** The booked slot, or the next free one, that the shell shows. */
export const displayedSlotState = defineState<DisplayedSlotState>("displayedSlot", noDisplayedSlot, {
  serialized: true
})
