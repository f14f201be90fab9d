import type { DeliverySelection } from "../assortment/model.ts"
import type { Ore } from "../kernel/money.ts"

export interface Slot {
  readonly id: string
  readonly available: boolean
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 'HH:MM' */
  readonly from: string
  readonly to: string
  readonly pickingFee: Ore
  readonly freightFee: Ore
  readonly pickingFeeLimit: Ore
  /** Whether the slot accepts catered meals: never, still, or no more. */
  readonly catering: "none" | "available" | "full"
}

export type SlotTime = Pick<Slot, "date" | "from" | "to">
/** The cart's slot, or a slot that a visitor has picked, that is not valid in the new store or for the new method; 'unknown' when its details are missing. */
export type InvalidatedTime = SlotTime | "unknown"

/** The delivery time that every page shows. */
export interface DisplayedSlot extends SlotTime {
  /** Whether it is the cart's booked slot; otherwise it is the next free one. */
  readonly chosen: boolean
}

/** The data of the cart on which the displayed slot depends. */
export interface SlotCriteria {
  /** The slot that the cart has; null when it has none. It is not reserved until the order. */
  readonly slotId: string | null
  /** Whether the cart contains catering, which not every slot accepts. */
  readonly hasCatering: boolean
}

/** The slot that every page shows, with the selection and the cart's criteria it was loaded for. */
export interface DisplayedSlotState extends SlotCriteria {
  readonly selection: DeliverySelection | null
  /** null when there is none, or before it is known. */
  readonly time: DisplayedSlot | null
}

export interface SlotDay {
  /** 'YYYY-MM-DD' */
  readonly date: string
  readonly slots: ReadonlyArray<Slot>
}
