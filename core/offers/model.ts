import type { Ore } from "../kernel/money.ts"

export interface Offer {
  readonly id: string
  readonly name: string
  readonly brand: string | null
  readonly price: string
  readonly comparisonPrice: string | null
  readonly regularPrice: Ore | null
  /** The displayed size, with the unit: '85 cl'. */
  readonly size: string | null
  readonly picture: string | null
  /** The smallest quantity that the offer is for. */
  readonly minQuantity: number
  /** ISO instants. */
  readonly from: string
  readonly to: string
  readonly categories: ReadonlyArray<string>
  readonly productIds: ReadonlyArray<string>
  readonly membersOnly: boolean
}
