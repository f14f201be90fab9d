import type { WireOrderJson } from "#core/orders/api.ts"
import { noon } from "#core/catalogue/testing.ts"

/** A placed order in the wire format, to be picked up in three days. */
export const wireOrder = (fields: Partial<WireOrderJson> = {}): WireOrderJson => ({
  id: "order-1",
  orderNo: "5100001",
  date: "2026-11-24",
  status: "placed",
  checkoutCompletedDate: new Date(noon).toISOString(),
  deliveryMethod: "pickupAtStore",
  homeDelivery: null,
  store: { name: "Skafferi Vasastan", streetAddress: "Odengatan 1", city: "Stockholm" },
  itemFulfilmentLindbakStoreNum: "3201",
  replacementForOrderId: null,
  deliveryLockDate: "2026-11-23T20:00:00.000Z",
  modifiedDate: new Date(noon).toISOString(),
  deletedDate: null,
  cartReferences: [{ cartId: "cart-1", paymentDetails: { orderVersionIndex: 0, totalAmount: 20 } }],
  slot: { date: "2026-11-24", from: "10:00", to: "12:00" },
  message: null,
  items: [],
  charges: [],
  discountCodes: [],
  totalAmount: 20,
  totalDiscount: 0,
  ...fields
})
