import { ageLimitOf } from "../catalogue/availability.ts"
import { readableSize } from "../catalogue/size.ts"
import { unitFromWire } from "../catalogue/units.ts"
import { zero } from "../kernel/money.ts"
import type { Cart, CartLine, Charge, ChargeKind, Coupon } from "./model.ts"
import { defaultMaximum } from "../catalogue/quantity.ts"
import type { WireCartItem, WireCartView, WireCharge, WireDiscountCode } from "./wire.ts"

const kinds: Readonly<Record<typeof WireCharge.Type.subType, ChargeKind>> = {
  ReturnablePackage: "deposit",
  FreightCharge: "freight",
  ChargePickingFee: "picking",
  WeightReservation: "weight-reservation"
}

export const lineOf = (item: typeof WireCartItem.Type): CartLine => ({
  id: item.id,
  itemNo: item.itemNo,
  gtin: item.gtin,
  name: item.name,
  brand: item.brand,
  size: readableSize(item.product?.descriptiveSize ?? null),
  picture: item.product?.images?.[0]?.url ?? null,
  url: item.product?.url ?? null,
  unit: unitFromWire(item.quantity.unit),
  quantity: item.quantity.value,
  maximum: item.product?.maximumQuantity ?? defaultMaximum,
  amount: item.amount,
  discount: item.totalDiscountAmount,
  unitPrice: item.price.gross,
  ageLimit: ageLimitOf(item.product?.markings?.map(({ code }) => code) ?? [])
})

export const chargeOf = (charge: typeof WireCharge.Type): Charge => ({
  id: charge.id,
  kind: kinds[charge.subType],
  name: charge.name,
  amount: charge.amount
})

export const couponOf = (discount: typeof WireDiscountCode.Type): Coupon => ({
  gtin: discount.gtin,
  code: discount.code,
  name: discount.name,
  amount: discount.amount ?? zero
})

/** Maps a cart from the API's format to the shop's. */
export const cartOf = (wire: WireCartView): Cart => ({
  id: wire.id,
  storeNumber: wire.storeNo,
  lines: wire.items.filter((item) => item.type === "item").map(lineOf),
  charges: wire.charges.map(chargeOf),
  coupons: wire.discountCodes.map(couponOf),
  total: wire.totalAmount,
  discount: wire.totalDiscount,
  slotId: wire.selectedSlotId,
  pickingFeeLimit: wire.lowestPickingFeeLimit,
  replacesOrderId: wire.replacementForOrderId,
  modified: wire.modifiedDate,
  checkedOut: wire.checkoutCompletedDate
})
