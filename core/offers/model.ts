import type { Ore } from "../kernel/money.ts"

export interface Offer {
  readonly id: string
  readonly name: string
  readonly brand: string | null
  readonly price: string
  readonly comparisonPrice: string | null
  readonly regularPrice: Ore | null
  /** ISO instants. */
  readonly from: string
  readonly to: string
  readonly categories: ReadonlyArray<string>
  readonly productIds: ReadonlyArray<string>
  readonly membersOnly: boolean
}
