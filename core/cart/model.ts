import type { Product, Unit } from "../catalogue/model.ts"
import type { Ore } from "../kernel/money.ts"

export type ChargeKind = "deposit" | "freight" | "picking" | "weight-reservation"

export interface CartLine {
  readonly id: string
  readonly itemNo: string
  readonly gtin: string
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
  readonly picture: string | null
  readonly url: string | null
  readonly unit: Unit
  /** In pieces, or in kilograms with one decimal. */
  readonly quantity: number
  readonly maximum: number
  /** The line's price after discount. */
  readonly amount: Ore
  readonly discount: Ore
  readonly unitPrice: Ore
  readonly ageLimit: 15 | 18 | null
}

export interface Charge {
  readonly id: string
  readonly kind: ChargeKind
  readonly name: string
  readonly amount: Ore
}

export interface Coupon {
  readonly gtin: string
  readonly code: string
  readonly name: string
  readonly amount: Ore
}

/** The server's last known cart. */
export interface Cart {
  readonly id: string
  readonly storeNumber: string
  readonly lines: ReadonlyArray<CartLine>
  readonly charges: ReadonlyArray<Charge>
  readonly coupons: ReadonlyArray<Coupon>
  readonly total: Ore
  readonly discount: Ore
  readonly slotId: string | null
  /** Picking is free when the sum of the lines reaches this amount. */
  readonly pickingFeeLimit: Ore | null
  readonly replacesOrderId: string | null
  /** ISO instants. */
  readonly modified: string
  readonly checkedOut: string | null
}

/** A change of one line that the server has not confirmed. */
export interface PendingChange {
  readonly product: Pick<Product, "gtin" | "id" | "name" | "brand" | "size" | "picture" | "url" | "unit" | "maximum">
  /** The quantity the shopper has set. */
  readonly quantity: number
  /** When it may be sent, ms since 1970. */
  readonly due: number
  /** Becomes part of the request's idempotency key, also on a page that resumes the change. */
  readonly key: string
  /** Increases with every change, so that an outdated response is recognised. */
  readonly revision: number
}

export interface CartProblem {
  readonly id: number
  /** `left-behind`: the products were lost when the cart was moved to another store or delivery method. */
  readonly kind: "add-failed" | "change-failed" | "limit-reached" | "left-behind"
  readonly names: ReadonlyArray<string>
  readonly code: string | null
}

/**
 * The server's cart and the changes that it has not confirmed yet; what the shopper sees is computed from both. The
 * amounts are the server's and are shown as outdated while `updating`.
 */
export interface CartState {
  readonly status: "unknown" | "none" | "ready" | "failed"
  readonly serverCart: Cart | null
  readonly pending: Readonly<Record<string, PendingChange>>
  readonly problems: ReadonlyArray<CartProblem>
  readonly updating: boolean
  /** When a pending load or change started, in ms since 1970; null when idle. */
  readonly busySince: number | null
}
