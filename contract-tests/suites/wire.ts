import { beforeAll, describe, expect, it } from "vitest"
import { getCustomer } from "#core/account/api.ts"
import {
  listSites,
  recommendedStores,
  saveDeliverySettings,
  storeNumberOfSite,
  storeNumberOfZip
} from "#core/assortment/api.ts"
import { addItems, changeItem, createCart, deleteCart, getCart, removeItem } from "#core/cart/api.ts"
import {
  listCategoryProducts,
  listProducts,
  productsByIds,
  recommendedProducts,
  relatedProducts,
  topSellers
} from "#core/catalogue/api.ts"
import { cartUnits, unitOfNumber } from "#core/catalogue/units.ts"
import { mostBoughtProducts, mostBoughtRecipes } from "#core/catalogue/most-bought-api.ts"
import { getPageData } from "#core/content/api.ts"
import { getCookies } from "#core/content/cookies-api.ts"
import type { ResponseOf, Endpoint, InputOf } from "#core/contract/endpoint.ts"
import { mapDiscountCode } from "#core/coupon/api.ts"
import { getDeliveryCity, listDeliveryCities } from "#core/delivery/delivery-city-api.ts"
import { listFavourites } from "#core/favourites/api.ts"
import { createCustomerToken } from "#core/session/api.ts"
import { deliverySlotsAvailability, getPickingFee } from "#core/delivery/api.ts"
import { getNavigation, getSettings, type WireNode } from "#core/navigation/api.ts"
import { listOffers } from "#core/offers/api.ts"
import { getOrder, listOrders } from "#core/orders/api.ts"
import { recipesByIds } from "#core/recipes/api.ts"
import { quickSearch, search } from "#core/search/api.ts"
import { type BackEnd, type Caller, logIn, makeCaller, responseError } from "./back-end.ts"

const itemFor = (product: ResponseOf<typeof topSellers>["items"][number], value: number) => {
  const unit = cartUnits[unitOfNumber(product.sellingUnitOfMeasure)]
  return { gtin: product.gtin, itemNo: product.id, quantity: { value, unit, originalUnit: unit } }
}

const findFirstLeafCategory = (node: WireNode): WireNode | null => {
  if (node.children.length > 0) return node.children.map(findFirstLeafCategory).find((leaf) => leaf !== null) ?? null
  return node.type === "ProductCategoryPage" ? node : null
}

/**
 * The tests that every back end's responses must pass: each has the declared status and decodes strictly by the full schema that its
 * endpoint declares, not only by the projection to the fields that the app reads. The ids of all existing objects come from the back end itself.
 */
export const wireSuite = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`the wire format: ${name}`, () => {
    let visitor: Caller
    let customer: Caller
    let store = ""
    let siteId = ""

    const expectDeclared = async <E extends Endpoint>(
      caller: Caller,
      endpoint: E,
      input: InputOf<E>
    ): Promise<ResponseOf<E>> => {
      const { data, response } = await caller.call(endpoint, input)
      expect([endpoint.name, response.status]).toEqual([endpoint.name, endpoint.status ?? 200])
      const { query = {} } = input as { readonly query?: object }
      const selectsFields = "fields" in query
      expect([endpoint.name, responseError(endpoint, response.text, { selectsFields })]).toEqual([endpoint.name, null])
      return data
    }
    const expectDeclaredOperation = (
      caller: Caller,
      operation:
        | typeof mostBoughtProducts
        | typeof mostBoughtRecipes
        | typeof deliverySlotsAvailability
        | typeof getCookies,
      variables: unknown
    ) =>
      expectDeclared(
        caller,
        operation as Endpoint,
        { body: { operationName: operation.name, query: operation.document, variables } } as never
      )

    beforeAll(async () => {
      const { port, customer: account } = await open()
      visitor = makeCaller(port, null)
      customer = await logIn(port, account)
      const { sites } = await expectDeclared(visitor, listSites, { query: { siteTypeId: "3" } })
      const site = sites.find(({ data }) => data.displayInSiteStoreSelector)
      store = site?.storeNumber ?? ""
      siteId = site?.id ?? ""
    })

    it("returns stores and their numbers", async () => {
      expect((await expectDeclared(visitor, listSites, { query: { id: siteId } })).sites.map(({ id }) => id)).toEqual([
        siteId
      ])
      expect((await expectDeclared(visitor, storeNumberOfSite, { params: { siteId } })).storeNumber).toBe(store)
      expect((await expectDeclared(visitor, storeNumberOfZip, { params: { zip: "11122" } })).city).not.toBe("")
      expect(
        (await expectDeclared(visitor, recommendedStores, { query: { zip: "98107", count: 5 } })).sites.length
      ).toBe(5)
    })

    it("API-27 API-28 CAPI-16 CAPI-17 returns the cities with home delivery and their postal codes, and 404 for an unknown city", async () => {
      expect([listDeliveryCities.path, getDeliveryCity.path]).toEqual(["/districts/cities", "/districts/cities/{city}"])
      const { cities } = await expectDeclared(visitor, listDeliveryCities, {})
      expect(cities.length).toBeGreaterThan(0)
      for (const { name, url } of cities) {
        const city = await expectDeclared(visitor, getDeliveryCity, {
          params: { city: url.slice(url.lastIndexOf("/") + 1) }
        })
        expect([city.name, city.url]).toEqual([name, url])
        expect(city.zipCodes.length).toBeGreaterThan(0)
        for (const code of city.zipCodes) expect(code).toMatch(/^\d{1,5}$/)
      }
      expect((await visitor.callForError(getDeliveryCity, { params: { city: "ingenstans" } })).error).toMatchObject({
        status: 404,
        code: "ERR_CITY_NOT_FOUND"
      })
    })

    it("rejects an unknown customer token with an OAuth error", async () => {
      const { error, response } = await visitor.callForError(createCustomerToken, { body: { token: "no such token" } })
      expect([error.status, error.code]).toEqual([400, "invalid_grant"])
      expect(Object.keys(JSON.parse(response.text) as object).toSorted()).toEqual(["error", "error_description"])
    })

    it("returns navigation, settings and pages", async () => {
      await expectDeclared(visitor, getNavigation, {})
      await expectDeclared(visitor, getSettings, {})
      expect(
        (await expectDeclared(visitor, getPageData, { params: { page: "start" }, query: {} })).contentBlocks.length
      ).toBeGreaterThan(0)
    })

    it("returns products by category, popularity, id and relation, with and without a store, and as cards", async () => {
      const { data } = await expectDeclared(visitor, getNavigation, {})
      const leaf = findFirstLeafCategory(data.tree)
      expect(leaf).not.toBeNull()
      for (const parameters of [{ store }, {}, { store, fields: "card" as const }]) {
        const { items, totalCount } = await expectDeclared(visitor, listCategoryProducts, {
          params: { id: leaf?.id ?? "" },
          query: { ...parameters, take: 24 }
        })
        expect(items.length).toBe(Math.min(24, totalCount))
        await expectDeclared(visitor, listProducts, { query: { ...parameters, take: 100, skip: 50 } })
        const bestSellers = await expectDeclared(visitor, topSellers, { query: { ...parameters, take: 3 } })
        const ids = bestSellers.items.map(({ id }) => id)
        expect(
          (
            await expectDeclared(visitor, productsByIds, { params: { ids: ids.join(",") }, query: parameters })
          ).items.map(({ id }) => id)
        ).toEqual(ids)
        await expectDeclared(visitor, relatedProducts, { params: { id: ids[0] ?? "" }, query: parameters })
        await expectDeclared(visitor, recommendedProducts, { params: { id: ids[0] ?? "" }, query: parameters })
      }
    })

    it.each([
      "mjölk",
      "ost & kex",
      "1,5 l",
      "100 %",
      "räksmörgås",
      "a+b=c",
      "'; drop table products; --",
      "<script>alert(1)</script>"
    ])("returns a search and suggestions for %j", async (query) => {
      await expectDeclared(visitor, search, { query: { Q: query, store, page: 0, take: 20 } })
      await expectDeclared(visitor, quickSearch, { query: { q: query, store } })
    })

    it("returns the offers of this week and of the next", async () => {
      for (const week of ["current", "next"] as const)
        expect(
          (await expectDeclared(visitor, listOffers, { query: { store, [week]: "true", size: 20 } })).offers.length
        ).toBeGreaterThan(0)
    })

    it("returns the fee for home delivery, and the delivery times for both methods", async () => {
      await expectDeclared(visitor, getPickingFee, { query: { deliveryType: "homeDelivery", postalCode: "11122" } })
      for (const [deliveryMethod, zipCode] of [
        ["Home", "11122"],
        ["Pickup", null]
      ] as const) {
        await expectDeclaredOperation(visitor, deliverySlotsAvailability, {
          input: { deliveryMethod, zipCode, cartId: null, siteId, isNewOrder: true }
        })
      }
    })

    it("returns a customer's data, orders, favourites and most bought items, saves delivery settings, and returns recipes by id and the list of cookies", async () => {
      const { settings } = await expectDeclared(customer, getCustomer, {})
      await expectDeclared(customer, saveDeliverySettings, {
        body: {
          userDeliveryMethod: settings.userDeliveryMethod ?? "pickupAtStore",
          userPostalCode: settings.userPostalCode,
          userSiteId: settings.userSiteId ?? siteId
        }
      })
      const { orders } = await expectDeclared(customer, listOrders, { query: { afterDeliveryDate: "2020-01-01" } })
      if (orders[0] !== undefined) await expectDeclared(customer, getOrder, { params: { id: orders[0].id } })
      const favourites = await expectDeclared(customer, listFavourites, {})
      await expectDeclaredOperation(customer, mostBoughtProducts, { size: 5, days: 90 })
      await expectDeclaredOperation(customer, mostBoughtRecipes, { size: 5 })
      const { recipes } = favourites
      const { items } = await expectDeclared(visitor, recipesByIds, {
        params: { ids: [...recipes.map(({ itemNo }) => itemNo), "none-such"].join(",") },
        query: {}
      })
      expect(items.map(({ id }) => id)).toEqual(
        recipes.map(({ itemNo }) => itemNo).filter((id) => items.some((recipe) => recipe.id === id))
      )
      await expectDeclaredOperation(visitor, getCookies, {})
    })

    it("returns a cart after lines are added, changed and removed, and refuses an unknown discount code", async () => {
      const {
        items: [first, second]
      } = await expectDeclared(visitor, topSellers, { query: { store, take: 2 } })
      if (first === undefined || second === undefined) throw new Error("The back end sells nothing.")
      const { id } = await expectDeclared(customer, createCart, { body: { storeNumber: store } })
      const filledCart = await expectDeclared(customer, addItems, {
        params: { id },
        body: { items: [itemFor(first, 2), itemFor(second, 1)] }
      })
      const [firstLineId, secondLineId] = [first, second].map(
        ({ gtin }) => filledCart.items.find((item) => item.gtin === gtin)?.id ?? ""
      )
      await expectDeclared(customer, changeItem, { params: { id, itemId: firstLineId ?? "" }, body: { quantity: 3 } })
      await expectDeclared(customer, removeItem, { params: { id, itemId: secondLineId ?? "" } })
      expect(
        (await expectDeclared(customer, getCart, { params: { id } })).items.map(({ gtin, quantity }) => [
          gtin,
          quantity.value
        ])
      ).toEqual([[first.gtin, 3]])
      const { error } = await customer.callForError(mapDiscountCode, { query: { code: "FINNSINTE" } })
      expect(error.code).toBe("ERR_COUPON_DOESNT_EXISTS")
      await expectDeclared(customer, deleteCart, { params: { id } })
    })
  })
}
