import type { Ore } from "../kernel/money.ts"
import type { DisplayedSlotState } from "./model.ts"

/** The fee and limit when neither settings nor a look-up provide them (DELIV-32, DELIV-34). */
export const usualPickingFee = 4_900 as Ore
export const usualPickingFeeLimit = 150_000 as Ore

export const noDisplayedSlot: DisplayedSlotState = { selection: null, slotId: null, hasCatering: false, time: null }
