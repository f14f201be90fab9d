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
}

export interface SlotDay {
  readonly date: string
  readonly slots: ReadonlyArray<Slot>
}
