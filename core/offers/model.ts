import type { Unit } from "../catalogue/model.ts"
import type { Ore } from "../kernel/money.ts"

/** A leaflet that the shop's editors link to. */
export interface Leaflet {
  readonly id: string
  readonly title: string
  readonly subTitle: string | null
  readonly link: string
  readonly buttonText: string
}

export interface Offer {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly brand: string | null
  /** The text of the shelf label: '2 för 35 kr'. */
  readonly price: string
  readonly comparisonPrice: string | null
  readonly regularPrice: Ore | null
  /** The saving compared with the regular price. */
  readonly saving: Ore | null
  /** The displayed size, with the unit: '85 cl'. */
  readonly size: string | null
  readonly picture: string | null
  /** The quantity from which the offer applies. */
  readonly minQuantity: number
  /** The unit of the quantities. */
  readonly unit: Unit
  /** ISO instants. */
  readonly from: string
  readonly to: string
  readonly categories: ReadonlyArray<string>
  readonly storeNumbers: ReadonlyArray<string>
  readonly productIds: ReadonlyArray<string>
  readonly membersOnly: boolean
  /** Whether a deposit is added to the price. */
  readonly hasDeposit: boolean
  /** 0 means no limit. */
  readonly maxAppliedPerReceipt: number
  /** The minimum price of the other products on the receipt; zero for no minimum. */
  readonly minAmount: Ore
}
