import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { listSites } from "#core/assortment/api.ts"
import { addItems, changeItem, createCart, deleteCart, getCart } from "#core/cart/api.ts"
import { topSellers } from "#core/catalogue/api.ts"
import { ErrorBody } from "#core/contract/errors.ts"
import { listOrders } from "#core/orders/api.ts"
import { type BackEnd, type Caller, contractError, logIn, makeCaller } from "./back-end.ts"

/** The tests that every back end's cart must pass: idempotent writes, no lost concurrent writes, checked quantities, no access by other customers. */
export const cartSuite = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`a cart: ${name}`, () => {
    let customer: Caller
    let otherCustomer: Caller
    let visitor: Caller
    let id = ""
    let store = ""
    let products: ReadonlyArray<{ readonly gtin: string; readonly itemNo: string; readonly maximumQuantity: number }> =
      []

    const additionOf = (productIndex: number, value: number) => {
      const { gtin, itemNo } = products[productIndex] ?? { gtin: "", itemNo: "" }
      return {
        params: { id },
        body: { items: [{ gtin, itemNo, quantity: { value, unit: "Piece", originalUnit: "Piece" } }] }
      }
    }
    const readQuantities = async () => {
      const { data } = await customer.call(getCart, { params: { id } })
      return Object.fromEntries(data.items.map(({ gtin, quantity }) => [gtin, quantity.value]))
    }

    beforeAll(async () => {
      const { port, customer: account, otherCustomer: otherAccount } = await open()
      visitor = makeCaller(port, null)
      customer = await logIn(port, account)
      otherCustomer = await logIn(port, otherAccount)
      const {
        data: { sites }
      } = await visitor.call(listSites, { query: { siteTypeId: "3" } })
      store = sites.find(({ data }) => data.displayInSiteStoreSelector)?.storeNumber ?? ""
      const { data } = await visitor.call(topSellers, { query: { store, take: 40 } })
      products = data.items
        .filter(({ id, sellable }) => id.endsWith("_ST") && sellable)
        .map((item) => ({ gtin: item.gtin, itemNo: item.id, maximumQuantity: item.maximumQuantity ?? 25 }))
        .filter(({ maximumQuantity }) => maximumQuantity >= 12)
    })
    beforeEach(async () => {
      const {
        data: { carts }
      } = await customer.call(listOrders, { query: {} })
      for (const cart of carts)
        if (cart.checkoutCompletedDate === null) await customer.call(deleteCart, { params: { id: cart.id } })
      id = (await customer.call(createCart, { body: { storeNumber: store } })).data.id
    })
    afterEach(() =>
      customer.call(deleteCart, { params: { id } }).then(
        () => undefined,
        () => undefined
      )
    )

    it("applies a repeated addition with the same key once, with the same response", async () => {
      const key = `repeated-${id}`
      const firstAddition = await customer.call(addItems, additionOf(0, 2), { idempotencyKey: key })
      const repetition = await customer.call(addItems, additionOf(0, 2), { idempotencyKey: key })
      expect(JSON.parse(repetition.response.text)).toEqual(JSON.parse(firstAddition.response.text))
      expect(await readQuantities()).toEqual({ [products[0]?.gtin ?? ""]: 2 })
    })

    it("applies concurrent additions with the same key once", async () => {
      const key = `concurrent-${id}`
      await Promise.all([1, 2, 3].map(() => customer.call(addItems, additionOf(0, 2), { idempotencyKey: key })))
      expect(await readQuantities()).toEqual({ [products[0]?.gtin ?? ""]: 2 })
    })

    it("responds with 422 to another body with a used key", async () => {
      const key = `other-${id}`
      await customer.call(addItems, additionOf(0, 2), { idempotencyKey: key })
      const { error } = await customer.callForError(addItems, additionOf(0, 5), { idempotencyKey: key })
      expect(error.status).toBe(422)
      expect(await readQuantities()).toEqual({ [products[0]?.gtin ?? ""]: 2 })
    })

    it("keeps all concurrent additions, in one line per gtin", async () => {
      await Promise.all(Array.from({ length: 10 }, (_, index) => customer.call(addItems, additionOf(index % 2, 1))))
      expect(await readQuantities()).toEqual({ [products[0]?.gtin ?? ""]: 5, [products[1]?.gtin ?? ""]: 5 })
      const { data } = await customer.call(getCart, { params: { id } })
      expect(data.items.length).toBe(2)
    })

    it("is created once by concurrent requests", async () => {
      await customer.call(deleteCart, { params: { id } })
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => customer.call(createCart, { body: { storeNumber: store } }))
      )
      const ids = new Set(responses.map(({ data }) => data.id))
      expect(ids.size).toBe(1)
      ;[id = ""] = ids
      const { data } = await customer.call(listOrders, { query: {} })
      const openCarts = data.carts.filter(({ checkoutCompletedDate }) => checkoutCompletedDate === null)
      expect(openCarts.map((cart) => cart.id)).toEqual([id])
    })

    it("is returned instead of a second cart while it is open", async () => {
      expect((await customer.call(createCart, { body: { storeNumber: store } })).data.id).toBe(id)
    })

    it("clamps an addition to the maximum and reports it", async () => {
      const { data } = await customer.call(addItems, additionOf(0, 500))
      expect(data.items[0]?.quantity.value).toBe(products[0]?.maximumQuantity)
      expect(data.errors?.map(({ code }) => code)).toEqual(["ERR_QUANTITY_LIMIT"])
    })

    it.each([-1, 1.5, 0.001])("rejects a quantity of %d in the declared error format", async (quantity) => {
      const { data } = await customer.call(addItems, additionOf(0, 2))
      const { error, response } = await customer.callForError(changeItem, {
        params: { id, itemId: data.items[0]?.id ?? "" },
        body: { quantity }
      })
      expect([400, 422]).toContain(error.status)
      expect(contractError(ErrorBody, response.text)).toBeNull()
      expect(await readQuantities()).toEqual({ [products[0]?.gtin ?? ""]: 2 })
    })

    it("cannot be read, changed or deleted by another customer", async () => {
      const { data } = await customer.call(addItems, additionOf(0, 2))
      const itemId = data.items[0]?.id ?? ""
      for (const attempt of [
        otherCustomer.callForError(getCart, { params: { id } }),
        otherCustomer.callForError(addItems, additionOf(1, 1)),
        otherCustomer.callForError(changeItem, { params: { id, itemId }, body: { quantity: 9 } }),
        otherCustomer.callForError(deleteCart, { params: { id } })
      ]) {
        const { error, response } = await attempt
        expect([403, 404]).toContain(error.status)
        expect(contractError(ErrorBody, response.text)).toBeNull()
      }
      expect(await readQuantities()).toEqual({ [products[0]?.gtin ?? ""]: 2 })
    })

    it("responds with 404 and a declared code when it does not exist", async () => {
      for (const unknownId of ["0", "finns-inte", "00000000-0000-4000-8000-000000000000", "å/ä?#", "' or 1=1 --"]) {
        const { error, response } = await customer.callForError(getCart, { params: { id: unknownId } })
        expect([unknownId, error.status]).toEqual([unknownId, 404])
        expect(getCart.errors).toContain(error.code)
        expect(contractError(ErrorBody, response.text)).toBeNull()
      }
    })
  })
}
