import { bagOf, basketOf, chargeOf, couponOf, linesOf, mealOf } from "../cart/from-wire.ts"
import type { WireOrder } from "./api.ts"
import type { Order } from "./model.ts"

export const orderOf = (wire: WireOrder): Order => ({
  id: wire.id,
  number: wire.orderNo,
  status: wire.status,
  placed: wire.checkoutCompletedDate,
  method: wire.deliveryMethod,
  address: wire.homeDelivery,
  storeNumber: wire.itemFulfilmentLindbakStoreNum,
  store: wire.store,
  slot: wire.slot,
  message: wire.message,
  changeableUntil: wire.deliveryLockDate,
  lines: linesOf(wire.items),
  baskets: (wire.recipes ?? []).map(basketOf),
  bags: (wire.bags ?? []).map(bagOf),
  meals: (wire.cateredMeals ?? []).map(mealOf),
  charges: wire.charges.map(chargeOf),
  coupons: wire.discountCodes.map(couponOf),
  total: wire.totalAmount,
  vat: (wire.taxes ?? []).map(({ taxPercentage, amount, taxAmount }) => ({
    rate: taxPercentage,
    amount,
    vat: taxAmount
  })),
  discount: wire.totalDiscount
})
