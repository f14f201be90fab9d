import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { setAssortment } from "#core/assortment/set-assortment.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { addItems, getCart } from "#core/cart/api.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { emptyCart } from "#core/cart/empty-cart.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { setQuantity } from "#core/cart/set-quantity.ts"
import { loadTopSellers } from "#core/catalogue/load-top-sellers.ts"
import type { Product } from "#core/catalogue/model.ts"
import { call } from "#core/contract/call.ts"
import { applyCoupon } from "#core/coupon/apply-coupon.ts"
import { removeCoupon } from "#core/coupon/remove-coupon.ts"
import { findSlots } from "#core/delivery/find-slots.ts"
import { setCartSlot } from "#core/delivery/set-cart-slot.ts"
import { addFavouriteProduct, deleteFavourite } from "#core/favourites/api.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { selectAssortment } from "#core/journeys/select-assortment.ts"
import { search } from "#core/search/search.ts"
import type { BackEnd } from "../back-end.ts"
import { type Exchange, openRecordedClient, type RecordedClient } from "./recorded-client.ts"

const text: unknown = expect.any(String)
const amount: unknown = expect.any(Number)
const textOrNull: unknown = expect.toSatisfy((value) => value === null || typeof value === "string")
const cartOf = (id: string) => ({ id, cartId: id, storeNo: "3201" })
const requestsOf = (exchanges: ReadonlyArray<Exchange>) =>
  exchanges.map(({ request, body, status }) => [request, body, status])

/** The calls of the cart and its discount codes, as the core sends them and the back end responds. */
export const cartCalls = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`calls of the cart: ${name}`, () => {
    let client: RecordedClient
    let product: Product
    let otherProduct: Product
    const flush = flushCart({ leaving: false })
    const requireServerCart = () => {
      const cart = client.shop.states.of(cartState).current().serverCart
      if (cart === null) throw new Error("There is no cart.")
      return cart
    }
    beforeAll(async () => {
      client = await openRecordedClient(await open(), { isLoggedIn: true })
      await client.run(setAssortment({ method: "pickupAtStore", siteId: "1001" }))
      const pieceProducts = (await client.run(loadTopSellers({ count: 20 }))).filter(({ unit }) => unit === "piece")
      ;[product, otherProduct] = pieceProducts as [Product, Product]
      await client.run(fetchCart({ deleteStaleCarts: false }))
    })
    beforeEach(async () => {
      await client.run(emptyCart())
      await client.run(Effect.andThen(addToCart({ product, quantity: 2 }), flush))
    })
    afterAll(async () => {
      await client.run(emptyCart())
      await client.shop.dispose()
    })

    it("API-35 API-37 POST /carts sends storeNumber and creates a cart, but not in an unknown store; DELETE /carts/{id} deletes it", async () => {
      const deletedId = requireServerCart().id
      expect(await client.exchange(emptyCart())).toMatchObject({
        request: `DELETE /carts/${deletedId}`,
        body: undefined,
        status: 204,
        json: undefined
      })
      expect(await client.send("GET", `/carts/${deletedId}`, { asCustomer: true })).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_CART_NOT_FOUND" }] }
      })
      const [creation] = await client.exchanges(Effect.andThen(addToCart({ product }), flush))
      expect(creation).toMatchObject({
        request: "POST /carts",
        body: { storeNumber: "3201" },
        status: 201,
        json: { ...cartOf(requireServerCart().id), items: [] }
      })
      expect(requireServerCart().id).not.toBe(deletedId)
      expect(await client.send("POST", "/carts", { asCustomer: true, json: { storeNumber: "none" } })).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_STORE_NOT_FOUND", field: "storeNumber" }] }
      })
    })

    it("API-36 ENTITY-02 GET /carts/{id} returns the cart, and each line with its product and the store's prices", async () => {
      const { id } = requireServerCart()
      const { request, json } = await client.exchange(call(getCart, { params: { id } }))
      expect([request, json.id, json.items.length]).toEqual([`GET /carts/${id}`, id, 1])
      expect(json.items[0]).toEqual({
        id: text,
        itemNo: product.id,
        gtin: product.gtin,
        name: product.name,
        brand: product.brand,
        variant: textOrNull,
        type: "item",
        subType: "Item",
        quantity: { value: 2, unit: "Piece", originalUnit: "Piece" },
        amount,
        netPrice: amount,
        normalPrice: amount,
        price: { gross: (product.price?.current ?? 0) / 100 },
        totalDiscountAmount: amount,
        countryOfOriginName: textOrNull,
        taxPercentage: expect.toSatisfy((value) => [6, 12].includes(value)),
        product: expect.objectContaining({
          name: product.name,
          brand: product.brand,
          descriptiveSize: textOrNull,
          images: [expect.objectContaining({ url: product.picture })],
          url: product.url,
          maximumQuantity: expect.toSatisfy((value) => value === null || typeof value === "number"),
          storeDetails: expect.objectContaining({
            id: "3201",
            prices: expect.objectContaining({
              currentPrice: expect.objectContaining({ price: (product.price?.current ?? 0) / 100 })
            })
          })
        })
      })
    })

    it("ENTITY-03 a cart's charges are deposit, picking fee, freight and weight reservation", async () => {
      const { products } = await client.run(search({ query: "cola" }))
      const { products: bananaProducts } = await client.run(search({ query: "banan" }))
      const depositProduct = products.find(
        ({ deposit, sellable, price }) => deposit !== null && sellable && price !== null
      )
      const weightProduct = bananaProducts.find(
        ({ unit, sellable, price }) => unit === "kilogram" && sellable && price !== null
      )
      if (depositProduct === undefined || weightProduct === undefined)
        throw new Error("The store lacks products to test with.")
      await client.run(setAssortment({ method: "homeDelivery", postalCode: "11122" }))
      await client.run(
        Effect.andThen(
          Effect.all([addToCart({ product: depositProduct }), addToCart({ product: weightProduct })]),
          flush
        )
      )
      const days = await client.run(findSlots({ cartId: null }))
      const slot = days.flatMap(({ slots }) => slots).find(({ available, freightFee }) => available && freightFee > 0)
      await client.run(setCartSlot({ slotId: slot?.id ?? "" }))
      const { charges } = (await client.exchange(call(getCart, { params: { id: requireServerCart().id } }))).json
      expect(charges).toEqual(
        ["ReturnablePackage", "ChargePickingFee", "FreightCharge", "WeightReservation"].map((subType) => ({
          id: text,
          name: text,
          subType,
          price: { gross: amount },
          quantity: { value: amount },
          amount
        }))
      )
      await client.run(setAssortment({ method: "pickupAtStore", siteId: "1001" }))
    })

    it("API-39 POST /carts/{id}/move sends storeNumber and keepCart, and empties the cart only when keepCart is false", async () => {
      const { id } = requireServerCart()
      const exchanges = await client.exchanges(selectAssortment({ method: "pickupAtStore", siteId: "1002" }))
      expect(exchanges.find(({ request }) => request === `POST /carts/${id}/move`)).toMatchObject({
        body: { storeNumber: "3202", keepCart: true },
        status: 200,
        json: { id, storeNo: "3202", items: [{ gtin: product.gtin }] }
      })
      const moveBackResponse = await client.send("POST", `/carts/${id}/move`, {
        asCustomer: true,
        json: { storeNumber: "3201", keepCart: false }
      })
      expect(moveBackResponse.json).toMatchObject({ ...cartOf(id), items: [] })
      await client.run(setAssortment({ method: "pickupAtStore", siteId: "1001" }))
    })

    it("POST /carts/{id}/additems takes gtin, itemNo, quantity, netContent, countryOfOrigin and name of each item, and requires the first three", async () => {
      const { id } = requireServerCart()
      expect(
        requestsOf(await client.exchanges(Effect.andThen(addToCart({ product: otherProduct, quantity: 3 }), flush)))
      ).toEqual([
        [
          `POST /carts/${id}/additems`,
          {
            items: [
              {
                gtin: otherProduct.gtin,
                itemNo: otherProduct.id,
                quantity: { value: 3, unit: "Piece", originalUnit: "Piece" },
                name: otherProduct.name
              }
            ]
          },
          200
        ]
      ])
      const item = {
        gtin: otherProduct.gtin,
        itemNo: otherProduct.id,
        quantity: { value: 1, unit: "Piece", originalUnit: "Piece" },
        netContent: [{ unitOfMeasure: "GRM", value: 500 }],
        countryOfOrigin: { name: "Sverige" },
        name: otherProduct.name
      }
      const addition = await client.exchange(call(addItems, { params: { id }, body: { items: [item] } }))
      expect(addition.body).toEqual({ items: [item] })
      expect(addition.json.items).toMatchObject([
        { quantity: { value: 2 } },
        { gtin: otherProduct.gtin, quantity: { value: 4 } }
      ])
      for (const field of ["gtin", "itemNo", "quantity"] as const) {
        const { [field]: _, ...incompleteItem } = item
        const refusal = await client.send("POST", `/carts/${id}/additems`, {
          asCustomer: true,
          json: { items: [incompleteItem] }
        })
        expect([field, refusal.status, refusal.json.errors[0].code]).toEqual([field, 400, "ERR_VALIDATION"])
      }
    })

    it("API-42 API-43 PUT /carts/{id}/items/{itemId} sends the quantity, and DELETE removes the line, for which both then respond with 404", async () => {
      const { id, lines } = requireServerCart()
      const path = `/carts/${id}/items/${lines[0]?.id}`
      const [change] = await client.exchanges(Effect.andThen(setQuantity({ product, quantity: 5 }), flush))
      expect(change).toMatchObject({
        request: `PUT ${path}`,
        body: { quantity: 5 },
        status: 200,
        json: { id, items: [{ gtin: product.gtin, quantity: { value: 5 } }] }
      })
      const [removal] = await client.exchanges(Effect.andThen(setQuantity({ product, quantity: 0 }), flush))
      expect(removal).toMatchObject({
        request: `DELETE ${path}`,
        body: undefined,
        status: 200,
        json: { id, items: [] }
      })
      for (const method of ["PUT", "DELETE"] as const)
        expect(
          await client.send(method, path, { asCustomer: true, ...(method === "PUT" ? { json: { quantity: 1 } } : {}) })
        ).toMatchObject({ status: 404, json: { errors: [{ code: "ERR_ITEM_NOT_FOUND" }] } })
    })

    it("API-52 API-53 a discount code is looked up, and added with gtin, name and relatedGtin", async () => {
      const { id } = requireServerCart()
      const [lookUp, couponAddition] = await client.exchanges(applyCoupon({ code: "valkommen50" }))
      expect(lookUp).toMatchObject({
        request: "GET /DiscountCodeMap?code=valkommen50",
        json: { gtin: "9900000000011", name: "Välkommen! 50 kr rabatt", code: "VALKOMMEN50" }
      })
      expect(couponAddition).toMatchObject({
        request: `POST /carts/${id}/discountCodes`,
        status: 200,
        json: { id, discountCodes: [{ gtin: "9900000000011", name: "Välkommen! 50 kr rabatt", code: "VALKOMMEN50" }] }
      })
      expect(couponAddition?.body).toEqual({
        gtin: "9900000000011",
        name: "Välkommen! 50 kr rabatt",
        relatedGtin: null
      })
      await client.run(removeCoupon({ gtin: "9900000000011" }))
    })

    it("API-54 API-55 a discount code and a favourite are deleted by a field in the query, which may also be in the body", async () => {
      const { id } = requireServerCart()
      const gtin = "9900000000011"
      await client.run(applyCoupon({ code: "VALKOMMEN50" }))
      expect(await client.exchange(removeCoupon({ gtin }))).toMatchObject({
        request: `DELETE /carts/${id}/discountCodes?gtin=${gtin}`,
        body: undefined,
        status: 200,
        json: { id, discountCodes: [] }
      })
      await client.run(applyCoupon({ code: "VALKOMMEN50" }))
      const path = `/carts/${id}/discountCodes`
      expect(await client.send("DELETE", path, { asCustomer: true, json: { gtin } })).toMatchObject({
        status: 200,
        json: { discountCodes: [] }
      })
      expect(await client.send("DELETE", path, { asCustomer: true })).toMatchObject({
        status: 400,
        json: { errors: [{ code: "ERR_VALIDATION", field: "gtin" }] }
      })
      for (const isInBody of [false, true]) {
        const favourite = await client.run(call(addFavouriteProduct, { body: { itemNo: otherProduct.id } }))
        const deletion = isInBody
          ? await client.send("DELETE", "/favorites", { asCustomer: true, json: { id: favourite.id } })
          : await client.exchange(call(deleteFavourite, { query: { id: favourite.id } }))
        expect([deletion.request, deletion.status]).toEqual([
          `DELETE /favorites${isInBody ? "" : `?id=${favourite.id}`}`,
          204
        ])
      }
    })
  })
}
