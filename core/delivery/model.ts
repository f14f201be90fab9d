import type { Choice } from "../assortment/model.ts"
import type { Ore } from "../kernel/money.ts"

export interface Slot {
  readonly id: string
  readonly free: boolean
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 'HH:MM' */
  readonly from: string
  readonly to: string
  readonly pickingFee: Ore
  readonly freightFee: Ore
  readonly pickingFeeLimit: Ore
  /** Whether catered meals can come at this time. */
  readonly catering: "none" | "free" | "full"
}

export type SlotTime = Pick<Slot, "date" | "from" | "to">
/** A time that was booked before, and may not be known any more. */
export type LapsedTime = SlotTime | "unknown"

/** What a shopping page says of when the goods come. */
export interface ShownTime extends SlotTime {
  /** The cart's own time, or the next one that is free. */
  readonly chosen: boolean
}

/** The time that the frame of every shopping page names, and what it was asked for. */
export interface ShownTimeView {
  readonly place: Choice | null
  /** The cart's own, where it has one. */
  readonly slotId: string | null
  /** null: not known yet, or there is none. */
  readonly time: ShownTime | null
}

export interface SlotDay {
  readonly date: string
  readonly slots: ReadonlyArray<Slot>
}
