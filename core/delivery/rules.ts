import type { Ore } from "../kernel/money.ts"
import type { ShownTimeView } from "./model.ts"

/** Where neither settings nor a look-up say otherwise (DELIV-32, DELIV-34). */
export const usualPickingFee = 4_900 as Ore
export const usualPickingFeeLimit = 150_000 as Ore

export const noTimeShown: ShownTimeView = { place: null, slotId: null, time: null }
