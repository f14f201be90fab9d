import { promotionOf } from "#core/catalogue/from-wire.ts"
import type { Promotion } from "#core/catalogue/model.ts"
import { type CartAmounts, type CouponEffect, priceCart } from "#core/cart/pricing.ts"
import { fromKronor, type Ore } from "#core/kernel/money.ts"
import { promotionsNow } from "../catalogue/store-details.ts"
import type { WirePromotion } from "../seed/model.ts"
import type { CartCoupon, CartLineRow, CartRow } from "./read-cart.ts"

const kronorToOre = (kronor: number | null): Ore | null => (kronor === null ? null : fromKronor(kronor))

const promotionInOre = (wire: WirePromotion): Promotion =>
  promotionOf({
    ...wire,
    minAmount: fromKronor(wire.minAmount),
    value: fromKronor(wire.value),
    priceDetails: {
      ...wire.priceDetails,
      price: fromKronor(wire.priceDetails.price),
      comparativePrice: kronorToOre(wire.priceDetails.comparativePrice)
    }
  })

const effectOf = ({ kind, value, department }: CartCoupon): CouponEffect =>
  kind === "amount" ? { kind, amount: value as Ore } : kind === "percent" ? { kind, percent: value, department: department ?? "" } : { kind }

export type Fees = Pick<
  CartRow,
  | "coupons"
  | "delivery_method"
  | "picking_fee"
  | "picking_fee_limit"
  | "slot_id"
  | "slot_method"
  | "slot_picking_fee"
  | "slot_freight_fee"
  | "slot_picking_fee_limit"
>

const homeDeliveryFee = 4_900

/** How the goods will reach the customer: as the chosen time says, else as the customer has it saved. */
export const deliveryMethodOf = (cart: Pick<Fees, "slot_method" | "delivery_method">): "homeDelivery" | "pickupAtStore" | null =>
  cart.slot_method === null ? cart.delivery_method : cart.slot_method === "Home" ? "homeDelivery" : "pickupAtStore"

/** What the fees are: those of the chosen time, else the shop's. */
export const feesOf = (cart: Omit<Fees, "coupons">) => ({
  picking: (cart.slot_picking_fee ?? cart.picking_fee) as Ore,
  limit: (cart.slot_picking_fee_limit ?? cart.picking_fee_limit) as Ore,
  freight: (cart.slot_freight_fee ?? (deliveryMethodOf(cart) === "homeDelivery" ? homeDeliveryFee : 0)) as Ore
})

export type LineToCount = Pick<
  CartLineRow,
  | "id"
  | "unit"
  | "quantity"
  | "price"
  | "promotions"
  | "deposit"
  | "department"
  | "comparison_amount"
  | "comparison_unit"
  | "stock_status"
  | "available_from"
  | "available_to"
>

/** Everything a cart costs by the core's rules. Customers are members: registration is for the loyalty scheme. */
export const priceLines = (cart: Fees, lines: ReadonlyArray<LineToCount>, now: number): CartAmounts => {
  const fees = feesOf(cart)
  return priceCart({
    lines: lines.map((line) => ({
      key: line.id,
      unit: line.unit === "KGM" ? "kilogram" : "piece",
      quantity: line.quantity,
      unitPrice: (line.price ?? 0) as Ore,
      promotions: promotionsNow(line, now).map(promotionInOre),
      deposit: line.deposit as Ore,
      department: line.department
    })),
    member: true,
    now,
    coupons: cart.coupons.map((coupon) => ({ key: coupon.gtin, effect: effectOf(coupon) })),
    catering: false,
    bags: false,
    pickingFee: fees.picking,
    pickingFeeLimit: fees.limit,
    freightFee: fees.freight
  })
}
