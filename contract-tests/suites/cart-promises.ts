import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { listSites } from "#core/assortment/api.ts"
import { addItems, changeItem, createCart, deleteCart, getCart } from "#core/cart/api.ts"
import { topSellers } from "#core/catalogue/api.ts"
import { ErrorBody } from "#core/contract/errors.ts"
import { listOrders } from "#core/orders/api.ts"
import { type BackEnd, type Caller, fault, logIn, makeCaller } from "./back-end.ts"

/** What every back end promises of a cart: writes that are repeated count once, writes that meet are all kept, a foreign hand changes nothing. */
export const cartPromisesSuite = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`a cart's promises: ${name}`, () => {
    let customer: Caller
    let other: Caller
    let visitor: Caller
    let id = ""
    let goods: ReadonlyArray<{ readonly gtin: string; readonly itemNo: string; readonly maximum: number }> = []

    const adding = (which: number, value: number) => {
      const { gtin, itemNo } = goods[which] ?? { gtin: "", itemNo: "" }
      return { params: { id }, body: { items: [{ gtin, itemNo, quantity: { value, unit: "Piece", originalUnit: "Piece" } }] } }
    }
    const quantities = async () => {
      const { answer } = await customer.ask(getCart, { params: { id } })
      return Object.fromEntries(answer.items.map(({ gtin, quantity }) => [gtin, quantity.value]))
    }

    beforeEach(async () => {
      const { port, customer: account, other: foreign } = await open()
      visitor = makeCaller(port, null)
      customer = await logIn(port, account)
      other = await logIn(port, foreign)
      const { answer: { sites } } = await visitor.ask(listSites, { query: { siteTypeId: "3" } })
      const store = sites.find(({ data }) => data.displayInSiteStoreSelector)?.storeNumber ?? ""
      const { answer: { carts } } = await customer.ask(listOrders, { query: {} })
      for (const cart of carts) if (cart.checkoutCompletedDate === null) await customer.ask(deleteCart, { params: { id: cart.id } })
      const { answer } = await visitor.ask(topSellers, { query: { store, take: 40 } })
      goods = answer.items.filter(({ id, sellable }) => id.endsWith("_ST") && sellable)
        .map((item) => ({ gtin: item.gtin, itemNo: item.id, maximum: item.maximumQuantity ?? 25 })).filter(({ maximum }) => maximum >= 12)
      id = (await customer.ask(createCart, { body: { storeNumber: store } })).answer.id
    })
    afterEach(() => customer.ask(deleteCart, { params: { id } }).then(() => undefined, () => undefined))

    it("an add that is sent again under its key counts once and answers the same", async () => {
      const key = `again-${id}`
      const first = await customer.ask(addItems, adding(0, 2), { idempotencyKey: key })
      const again = await customer.ask(addItems, adding(0, 2), { idempotencyKey: key })
      expect(JSON.parse(again.response.text)).toEqual(JSON.parse(first.response.text))
      expect(await quantities()).toEqual({ [goods[0]?.gtin ?? ""]: 2 })
    })

    it("the same add sent twice at once under one key counts once", async () => {
      const key = `at-once-${id}`
      await Promise.all([1, 2, 3].map(() => customer.ask(addItems, adding(0, 2), { idempotencyKey: key })))
      expect(await quantities()).toEqual({ [goods[0]?.gtin ?? ""]: 2 })
    })

    it("another body under a key that was used is refused with 422 and changes nothing", async () => {
      const key = `other-${id}`
      await customer.ask(addItems, adding(0, 2), { idempotencyKey: key })
      const { refusal } = await customer.refused(addItems, adding(0, 5), { idempotencyKey: key })
      expect(refusal.status).toBe(422)
      expect(await quantities()).toEqual({ [goods[0]?.gtin ?? ""]: 2 })
    })

    it("adds that arrive together are all kept, one line a gtin", async () => {
      await Promise.all(Array.from({ length: 10 }, (_, index) => customer.ask(addItems, adding(index % 2, 1))))
      expect(await quantities()).toEqual({ [goods[0]?.gtin ?? ""]: 5, [goods[1]?.gtin ?? ""]: 5 })
      const { answer } = await customer.ask(getCart, { params: { id } })
      expect(answer.items.length).toBe(2)
    })

    it("carts opened together are one cart", async () => {
      const { answer: { storeNo } } = await customer.ask(getCart, { params: { id } })
      const opened = await Promise.all(Array.from({ length: 6 }, () => customer.ask(createCart, { body: { storeNumber: storeNo } })))
      expect(new Set(opened.map(({ answer }) => answer.id))).toEqual(new Set([id]))
    })

    it("an add over the maximum is clamped to it and said so beside the cart", async () => {
      const { answer } = await customer.ask(addItems, adding(0, 500))
      expect(answer.items[0]?.quantity.value).toBe(goods[0]?.maximum)
      expect(answer.errors?.map(({ code }) => code)).toEqual(["ERR_QUANTITY_LIMIT"])
    })

    it.each([-1, 1.5, 0.001])("a quantity of %d is refused in the error shape and changes nothing", async (quantity) => {
      const { answer } = await customer.ask(addItems, adding(0, 2))
      const { refusal, response } = await customer.refused(changeItem, { params: { id, itemId: answer.items[0]?.id ?? "" }, body: { quantity } })
      expect([400, 422]).toContain(refusal.status)
      expect(fault(ErrorBody, response.text)).toBeNull()
      expect(await quantities()).toEqual({ [goods[0]?.gtin ?? ""]: 2 })
    })

    it("is hidden from another customer, who can neither read, change nor delete it", async () => {
      const { answer } = await customer.ask(addItems, adding(0, 2))
      const itemId = answer.items[0]?.id ?? ""
      for (const attempt of [
        other.refused(getCart, { params: { id } }),
        other.refused(addItems, adding(1, 1)),
        other.refused(changeItem, { params: { id, itemId }, body: { quantity: 9 } }),
        other.refused(deleteCart, { params: { id } })
      ]) {
        const { refusal, response } = await attempt
        expect([403, 404]).toContain(refusal.status)
        expect(fault(ErrorBody, response.text)).toBeNull()
      }
      expect(await quantities()).toEqual({ [goods[0]?.gtin ?? ""]: 2 })
    })

    it("that does not exist is told from one that does by 404 and a declared code", async () => {
      for (const unknown of ["0", "finns-inte", "00000000-0000-4000-8000-000000000000", "å/ä?#", "' or 1=1 --"]) {
        const { refusal, response } = await customer.refused(getCart, { params: { id: unknown } })
        expect([unknown, refusal.status]).toEqual([unknown, 404])
        expect(getCart.errors).toContain(refusal.code)
        expect(fault(ErrorBody, response.text)).toBeNull()
      }
    })
  })
}
