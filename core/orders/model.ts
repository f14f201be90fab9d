import type { CartLine, CartMeal, Charge, Coupon, RecipeBag, RecipeBasket, VatShare } from "../cart/model.ts"
import type { DeliveryMethod } from "../assortment/model.ts"
import type { Ore } from "../kernel/money.ts"

export interface Order {
  readonly id: string
  readonly number: string
  readonly status: "placed" | "locked" | "delivered" | "cancelled"
  /** ISO instant. */
  readonly placedAt: string
  readonly method: DeliveryMethod
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string } | null
  readonly storeNumber: string
  readonly store: { readonly name: string; readonly streetAddress: string; readonly city: string }
  /** Dates 'YYYY-MM-DD', times 'HH:MM'. */
  readonly slot: { readonly date: string; readonly from: string; readonly to: string }
  /** The customer's note to the store's order picker. */
  readonly message: string | null
  /** The order can be changed until this ISO instant. */
  readonly changeableUntil: string
  readonly lines: ReadonlyArray<CartLine>
  readonly baskets: ReadonlyArray<RecipeBasket>
  readonly bags: ReadonlyArray<RecipeBag>
  readonly meals: ReadonlyArray<CartMeal>
  readonly charges: ReadonlyArray<Charge>
  readonly coupons: ReadonlyArray<Coupon>
  readonly total: Ore
  /** The VAT that the total includes, by rate; empty when it is not known. */
  readonly vat: ReadonlyArray<VatShare>
  readonly discount: Ore
}
