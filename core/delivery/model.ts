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

export interface SlotDay {
  readonly date: string
  readonly slots: ReadonlyArray<Slot>
}
