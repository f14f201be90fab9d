import type { DeliveryMethod } from "#core/assortment/model.ts"
import { unitOfCode } from "#core/catalogue/units.ts"
import { promotionFromWire } from "#core/catalogue/from-wire.ts"
import type { Promotion } from "#core/catalogue/model.ts"
import { type CartAmounts, type CouponEffect, priceCart } from "#core/cart/pricing.ts"
import { fromKronor, ore, type Ore, zero } from "#core/kernel/money.ts"
import { activePromotions } from "../catalogue/store-details.ts"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import type { CartCoupon, CartRow, CartWithLines } from "./read-cart.ts"

const fromKronorOrNull = (kronor: number | null): Ore | null => (kronor === null ? null : fromKronor(kronor))

/** Converts a promotion that is stored as on the wire, with amounts in kronor. */
const promotionFromJson = (json: WirePromotionJson): Promotion =>
  promotionFromWire({
    ...json,
    minAmount: fromKronorOrNull(json.minAmount),
    value: fromKronor(json.value),
    priceDetails: {
      ...json.priceDetails,
      price: fromKronor(json.priceDetails.price),
      comparativePrice: fromKronorOrNull(json.priceDetails.comparativePrice)
    }
  })

const effectOf = ({ kind, value, department }: CartCoupon): CouponEffect => {
  if (kind === "amount") return { kind, amount: ore(value) }
  return kind === "percent" ? { kind, percent: value, department: department ?? "" } : { kind }
}

const homeDeliveryFee = fromKronor(49)

/** Returns the delivery method of the cart's delivery time; without one, the method that the customer has saved. */
export const deliveryMethodOf = (
  cart: Pick<CartRow, "slot_method" | "saved_delivery_method">
): DeliveryMethod | null => {
  if (cart.slot_method === null) return cart.saved_delivery_method
  return cart.slot_method === "Home" ? "homeDelivery" : "pickupAtStore"
}

/** Returns the fees that the cart's delivery time sets, and the shop's own for the others. Picking is free from an items total of `pickingFeeLimit`. */
export const feesOf = (cart: CartRow) => ({
  picking: cart.slot_picking_fee ?? cart.shop_picking_fee,
  pickingFeeLimit: cart.slot_picking_fee_limit ?? cart.shop_picking_fee_limit,
  freight: cart.slot_freight_fee ?? (deliveryMethodOf(cart) === "homeDelivery" ? homeDeliveryFee : zero)
})

/** Calculates all amounts of a cart with the core's rules. Every customer is a member, since registration includes the loyalty scheme. */
export const priceCartRow = (cart: CartWithLines, now: number): CartAmounts => {
  const fees = feesOf(cart)
  return priceCart({
    lines: cart.lines.map((line) => ({
      key: line.id,
      unit: unitOfCode(line.unit),
      quantity: line.quantity,
      unitPrice: line.price ?? zero,
      promotions: activePromotions(line, now).map(promotionFromJson),
      deposit: line.deposit,
      department: line.department
    })),
    isMember: true,
    now,
    coupons: cart.coupons.map((coupon) => ({ key: coupon.gtin, effect: effectOf(coupon) })),
    recipes: cart.recipes.map(({ id, cart_bag_id, items }) => ({
      key: id,
      isInBag: cart_bag_id !== null,
      items: items.map((item) => ({
        key: item.gtin,
        unit: unitOfCode(item.unit),
        quantity: item.quantity,
        unitPrice: item.price ?? zero,
        deposit: item.deposit
      }))
    })),
    meals: cart.meals.map(({ id, quantity, price }) => ({ key: id, quantity, unitPrice: price })),
    pickingFee: fees.picking,
    pickingFeeLimit: fees.pickingFeeLimit,
    freightFee: fees.freight
  })
}
