import {
  bagFromWire,
  basketFromWire,
  chargeFromWire,
  couponFromWire,
  linesFromWire,
  mealFromWire
} from "../cart/from-wire.ts"
import type { WireOrder } from "./api.ts"
import type { Order } from "./model.ts"

export const orderFromWire = (wire: WireOrder): Order => ({
  id: wire.id,
  number: wire.orderNo,
  status: wire.status,
  placedAt: wire.checkoutCompletedDate,
  method: wire.deliveryMethod,
  address: wire.homeDelivery,
  storeNumber: wire.itemFulfilmentLindbakStoreNum,
  store: wire.store,
  slot: wire.slot,
  message: wire.message,
  changeableUntil: wire.deliveryLockDate,
  lines: linesFromWire(wire.items),
  baskets: (wire.recipes ?? []).map(basketFromWire),
  bags: (wire.bags ?? []).map(bagFromWire),
  meals: (wire.cateredMeals ?? []).map(mealFromWire),
  charges: wire.charges.map(chargeFromWire),
  coupons: wire.discountCodes.map(couponFromWire),
  total: wire.totalAmount,
  vat: (wire.taxes ?? []).map(({ taxPercentage, amount, taxAmount }) => ({
    rate: taxPercentage,
    amount,
    vat: taxAmount
  })),
  discount: wire.totalDiscount
})
