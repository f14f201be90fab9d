import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { listSites, saveDeliverySettings } from "#core/assortment/api.ts"
import { addItems, createCart, deleteCart } from "#core/cart/api.ts"
import { topSellers } from "#core/catalogue/api.ts"
import { ErrorBody } from "#core/contract/errors.ts"
import { addDiscountCode, mapDiscountCode } from "#core/coupon/api.ts"
import { chooseSlot, deliverySlotsAvailability } from "#core/delivery/api.ts"
import { checkOutCart, createReplacementCart, listOrders } from "#core/orders/api.ts"
import { type BackEnd, type Caller, contractError, logIn, makeCaller } from "./back-end.ts"

/** The tests of ordering that every back end must pass. They place orders that are not cancelled, and may be repeated on a back end that keeps them. */
export const ordersSuite = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`orders: ${name}`, () => {
    let customer: Caller
    let code = ""
    let siteId = ""
    let storeNumber = ""
    let item = { gtin: "", itemNo: "", quantity: { value: 4, unit: "Piece", originalUnit: "Piece" } as const }
    let freeSlotIds: ReadonlyArray<string> = []

    beforeAll(async () => {
      const { port, customer: account, codeOncePerCustomer } = await open()
      code = codeOncePerCustomer
      const visitor = makeCaller(port, null)
      customer = await logIn(port, account)
      const { data: sites } = await visitor.call(listSites, { query: { siteTypeId: "3" } })
      const store = sites.sites.find(({ data }) => data.displayInSiteStoreSelector)
      siteId = store?.data.siteId ?? ""
      storeNumber = store?.storeNumber ?? ""
      const { data: products } = await visitor.call(topSellers, { query: { store: storeNumber, take: 40 } })
      const product = products.items.find(({ id, sellable }) => id.endsWith("_ST") && sellable)
      item = { ...item, gtin: product?.gtin ?? "", itemNo: product?.id ?? "" }
      await customer.call(saveDeliverySettings, {
        body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: siteId }
      })
      const { data: slots } = await visitor.call(deliverySlotsAvailability, {
        body: {
          operationName: "DeliverySlotsAvailability",
          query: deliverySlotsAvailability.document,
          variables: { input: { deliveryMethod: "Pickup", zipCode: null, cartId: null, siteId, isNewOrder: true } }
        }
      })
      freeSlotIds = (slots.data?.deliverySlotsAvailability ?? [])
        .flatMap(({ deliverySlots }) => deliverySlots)
        .filter(({ isEnabled }) => isEnabled)
        .map(({ id }) => id)
    })
    beforeEach(async () => {
      const { data } = await customer.call(listOrders, { query: {} })
      for (const { id, checkoutCompletedDate } of data.carts)
        if (checkoutCompletedDate === null) await customer.call(deleteCart, { params: { id } })
    })

    const openCart = async (): Promise<string> => {
      const { data: cart } = await customer.call(createCart, { body: { storeNumber } })
      await customer.call(addItems, { params: { id: cart.id }, body: { items: [item] } })
      return cart.id
    }
    const checkOut = (id: string) => customer.call(checkOutCart, { params: { id }, body: { payment: "onDelivery" } })
    /** Orders in a delivery time in which the customer has no order. */
    const placeOrder = async (id: string) => {
      const slotId = freeSlotIds.at(-1) ?? ""
      freeSlotIds = freeSlotIds.slice(0, -1)
      await customer.call(chooseSlot, { params: { id }, body: { slotId } })
      return { slotId, order: (await checkOut(id)).data }
    }

    it("accept a discount code that each customer may use once only in one order, also when that order is changed", async () => {
      const { data: coupon } = await customer.call(mapDiscountCode, { query: { code } })
      const codeInput = (id: string) => ({ params: { id }, body: { gtin: coupon.gtin, name: coupon.name } })
      const cartId = await openCart()
      // On a back end that keeps its orders, an earlier run may have used the code.
      const isUnused = await customer.call(addDiscountCode, codeInput(cartId)).then(
        () => true,
        () => false
      )
      const { order } = await placeOrder(cartId)
      expect(order.discountCodes.map((discount) => discount.code)).toEqual(isUnused ? [coupon.code] : [])
      const { error, response } = await customer.callForError(addDiscountCode, codeInput(await openCart()))
      expect([error.status, error.code]).toEqual([422, "ERR_COUPON_ALREADY_USED"])
      expect(contractError(ErrorBody, response.text)).toBeNull()
      const { data: replacement } = await customer.call(createReplacementCart, {
        params: { id: order.id },
        body: { storeNo: storeNumber }
      })
      expect((await checkOut(replacement.id)).data.discountCodes.map((discount) => discount.code)).toEqual(
        order.discountCodes.map((discount) => discount.code)
      )
    })
  })
}
