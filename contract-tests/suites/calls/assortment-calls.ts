import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listSites, storeNumberOfSite } from "#core/assortment/api.ts"
import { listStores } from "#core/assortment/list-stores.ts"
import { recommendStores } from "#core/assortment/recommend-stores.ts"
import { setAssortment } from "#core/assortment/set-assortment.ts"
import { createCart } from "#core/cart/api.ts"
import { call } from "#core/contract/call.ts"
import { getPickingFee } from "#core/delivery/api.ts"
import { loadPickingFee } from "#core/delivery/load-picking-fee.ts"
import type { BackEnd } from "../back-end.ts"
import { openRecordedClient, type RecordedClient } from "./recorded-client.ts"

const text: unknown = expect.any(String)
const site = {
  id: text,
  name: text,
  city: text,
  storeNumber: expect.stringMatching(/^\d+$/),
  streetAddress: text,
  zipcode: text,
  data: { siteId: text, displayInSiteStoreSelector: expect.any(Boolean) },
  populated: { searchKeyWords: expect.any(Array), contactInformation: { phone: text, email: text } }
}

/** The calls of stores, postal codes and the picking fee, as the core sends them and the back end responds. */
export const assortmentCalls = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`calls of stores and delivery: ${name}`, () => {
    let visitor: RecordedClient
    let customer: RecordedClient
    beforeAll(async () => {
      const backEnd = await open()
      visitor = await openRecordedClient(backEnd)
      customer = await openRecordedClient(backEnd, { isLoggedIn: true })
    })
    afterAll(async () => {
      await visitor.shop.dispose()
      await customer.shop.dispose()
    })

    it("API-21 API-22 ENTITY-13 GET /sites with siteTypeId=3 returns the stores, and with another type no sites", async () => {
      const { request, json } = await visitor.exchange(listStores())
      expect(request).toBe("GET /sites?siteTypeId=3")
      expect(json.sites.length).toBeGreaterThan(1)
      expect(json.sites).toEqual(json.sites.map(() => site))
      expect((await visitor.exchange(call(listSites, { query: { siteTypeId: "1" } }))).json).toEqual({ sites: [] })
    })

    it("API-23 API-24 GET /sites with an id returns only the store with this id, and none for an unknown id", async () => {
      const { json: allSites } = await visitor.send("GET", "/sites?siteTypeId=3")
      const [, secondSite] = allSites.sites
      expect(await visitor.exchange(call(listSites, { query: { id: secondSite.id } }))).toMatchObject({
        request: `GET /sites?id=${secondSite.id}`,
        json: { sites: [secondSite] }
      })
      expect((await visitor.send("GET", "/sites?id=none")).json).toEqual({ sites: [] })
    })

    it("API-25 GET /zipCodes/{zip}/storeNumber returns the number of the store that delivers to a postal code, and 404 when none does", async () => {
      const [storeNumberExchange] = await visitor.exchanges(
        setAssortment({ method: "homeDelivery", postalCode: "753 10" })
      )
      expect(storeNumberExchange).toMatchObject({
        request: "GET /zipCodes/75310/storeNumber",
        status: 200,
        json: { storeNumber: "3207", provider: text }
      })
      expect(await visitor.send("GET", "/zipCodes/98107/storeNumber")).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_NO_HOME_DELIVERY" }] }
      })
    })

    it("API-26 GET /sites/{siteId}/storeNumber returns the store number of a site, and 404 for an unknown site", async () => {
      const { sites } = (await visitor.send("GET", "/sites?siteTypeId=3")).json
      for (const { id, storeNumber } of sites.slice(0, 3))
        expect(await visitor.exchange(call(storeNumberOfSite, { params: { siteId: id } }))).toMatchObject({
          request: `GET /sites/${id}/storeNumber`,
          json: { storeNumber, provider: text }
        })
      expect(await visitor.send("GET", "/sites/none/storeNumber")).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_SITE_NOT_FOUND" }] }
      })
    })

    it("API-29 GET /postalCode/GetRecommendedStoresByZip sends zip and count=5, and returns the nearest store first", async () => {
      const { request, json } = await visitor.exchange(recommendStores("75310"))
      expect(request).toBe("GET /postalCode/GetRecommendedStoresByZip?zip=75310&count=5")
      expect(json.sites).toEqual(Array.from({ length: 5 }, () => site))
      expect(json.sites[0].storeNumber).toBe("3207")
    })

    it("API-30 API-31 GET /deliveries/pickingFee takes delivery type, postal code, cart, site and a replacement flag, and refuses invalid values and an unknown cart", async () => {
      await customer.run(setAssortment({ method: "homeDelivery", postalCode: "11122" }))
      const fees = { pickingFee: 49, pickingFeeLimit: expect.any(Number), originalPickingFee: 49 }
      expect(await customer.exchange(loadPickingFee())).toMatchObject({
        request: "GET /deliveries/pickingFee?deliveryType=homeDelivery&siteId=1001&postalCode=11122",
        json: fees
      })
      const cartId = (await customer.exchange(call(createCart, { body: { storeNumber: "3201" } }))).json.id
      const query = {
        deliveryType: "homeDelivery",
        postalCode: "11122",
        cartId,
        siteId: "1001",
        isReplacement: false
      } as const
      expect(await customer.exchange(call(getPickingFee, { query }))).toMatchObject({
        request: `GET /deliveries/pickingFee?deliveryType=homeDelivery&postalCode=11122&cartId=${cartId}&siteId=1001&isReplacement=false`,
        json: fees
      })
      for (const [parameters, status] of [
        ["deliveryType=drone", 400],
        ["", 400],
        ["deliveryType=homeDelivery&isReplacement=maybe", 400]
      ] as const)
        expect([parameters, (await visitor.send("GET", `/deliveries/pickingFee?${parameters}`)).status]).toEqual([
          parameters,
          status
        ])
      expect(await customer.exchange(call(getPickingFee, { query: { ...query, cartId: "none" } }))).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_CART_NOT_FOUND" }] }
      })
    })
  })
}
