import type { Product } from "../catalogue/model.ts"
import type { Ore } from "../kernel/money.ts"

export type ChargeKind = "deposit" | "freight" | "picking" | "reservation"

export interface CartLine {
  readonly id: string
  readonly itemNo: string
  readonly gtin: string
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
  readonly picture: string | null
  readonly url: string | null
  readonly unit: "piece" | "kilogram"
  /** Pieces, or kilograms with one decimal. */
  readonly quantity: number
  readonly maximum: number
  /** What the line costs, discount taken off. */
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

/** A cart as the server last said it. */
export interface Cart {
  readonly id: string
  readonly storeNumber: string
  readonly lines: ReadonlyArray<CartLine>
  readonly charges: ReadonlyArray<Charge>
  readonly coupons: ReadonlyArray<Coupon>
  readonly total: Ore
  readonly discount: Ore
  readonly slotId: string | null
  /** The items total from which picking is free. */
  readonly pickingFeeLimit: Ore | null
  readonly replacesOrderId: string | null
  /** ISO instants. */
  readonly modified: string
  readonly checkedOut: string | null
}

/** One line's change that the server has not confirmed. */
export interface PendingChange {
  readonly product: Pick<Product, "gtin" | "id" | "name" | "brand" | "size" | "picture" | "url" | "unit" | "maximum">
  /** The quantity the shopper wants to see. */
  readonly quantity: number
  /** When it may be sent, ms since 1970. */
  readonly due: number
  /** Goes into the idempotency key of what carries the change, on this page and on the one that takes it up. */
  readonly key: string
  /** Grows with every change, so that an answer knows whether it is still the last word. */
  readonly revision: number
}

export interface CartProblem {
  readonly id: number
  readonly kind: "add-failed" | "change-failed" | "limit-reached" | "left-behind"
  readonly names: ReadonlyArray<string>
  readonly code: string | null
}

/** What is seen: what the server said and, over it, what is pending. Amounts are the server's, marked while `updating`. */
export interface CartView {
  readonly status: "unknown" | "none" | "ready" | "failed"
  readonly settled: Cart | null
  readonly pending: Readonly<Record<string, PendingChange>>
  readonly problems: ReadonlyArray<CartProblem>
  readonly updating: boolean
  /** Since when a load or change is under way, ms since 1970; null when quiet. */
  readonly busySince: number | null
}
