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

/** What a shopping page says of when the goods come. */
export interface ShownTime extends Pick<Slot, "date" | "from" | "to"> {
  /** The cart's own time, or the next one that is free. */
  readonly chosen: boolean
}

export interface SlotDay {
  readonly date: string
  readonly slots: ReadonlyArray<Slot>
}
