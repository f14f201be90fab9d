import { defineState } from "../kernel/state.ts"
import type { DisplayedSlotView } from "./model.ts"
import { noDisplayedSlot } from "./rules.ts"

/** The booked slot, or the next free one, that the shell shows. */
export const displayedSlotState = defineState<DisplayedSlotView>("displayedSlot", noDisplayedSlot, { seeded: true })
