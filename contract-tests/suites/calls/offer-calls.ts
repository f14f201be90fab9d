import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { setAssortment } from "#core/assortment/set-assortment.ts"
import { loadOfferProducts } from "#core/catalogue/load-offer-products.ts"
import { call } from "#core/contract/call.ts"
import { offersByIds } from "#core/offers/api.ts"
import { listLeaflets } from "#core/offers/list-leaflets.ts"
import { listOffers } from "#core/offers/list-offers.ts"
import { loadOffer } from "#core/offers/load-offer.ts"
import type { BackEnd } from "../back-end.ts"
import { type Exchange, openRecordedClient, type RecordedClient } from "./recorded-client.ts"

interface WireOffer {
  readonly id: string
  readonly categories: ReadonlyArray<string>
  readonly storeNumbers: ReadonlyArray<string>
  readonly products: ReadonlyArray<{ readonly id: string }>
}
interface Bucket {
  readonly key: string
  readonly doc_count: number
}

const text: unknown = expect.any(String)
const number: unknown = expect.any(Number)
const orNull = (type: "string" | "number"): unknown =>
  expect.toSatisfy((value: unknown) => value === null || typeof value === type)
const [textOrNull, numberOrNull] = [orNull("string"), orNull("number")]

/** The calls of offers, as the core sends them and the back end responds. */
export const offerCalls = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`calls of offers: ${name}`, () => {
    let client: RecordedClient
    let currentWeekExchange: Exchange
    let currentOffers: ReadonlyArray<WireOffer>
    beforeAll(async () => {
      client = await openRecordedClient(await open())
      await client.run(setAssortment({ method: "pickupAtStore", siteId: "1001" }))
      currentWeekExchange = await client.exchange(listOffers({}))
      currentOffers = currentWeekExchange.json.offers
    })
    afterAll(() => client.shop.dispose())
    const requestOffers = async (input: Parameters<typeof listOffers>[0]) => client.exchange(listOffers(input))
    const idsOf = (offers: ReadonlyArray<WireOffer>) => offers.map(({ id }) => id)

    it("CAPI-07 GET /offers takes current or next, size and category", async () => {
      const nextWeekExchange = await requestOffers({ week: "next" })
      expect([currentWeekExchange.request, nextWeekExchange.request]).toEqual([
        "GET /offers?store=3201&current=true",
        "GET /offers?store=3201&next=true"
      ])
      expect(idsOf(nextWeekExchange.json.offers)).not.toEqual(idsOf(currentOffers))
      const [category = ""] = currentOffers.at(-1)?.categories ?? []
      const firstTwoExchange = await requestOffers({ size: 2, category })
      expect(firstTwoExchange.request).toBe(`GET /offers?store=3201&size=2&current=true&category=${category}`)
      const categoryOffers = currentOffers.filter(({ categories }) => categories.includes(category))
      expect([firstTwoExchange.json.offers, firstTwoExchange.json.total]).toEqual([
        categoryOffers.slice(0, 2),
        categoryOffers.length
      ])
    })

    it("CAPI-09 the offers are in data.offers, and their number by category in data.aggregations.category.buckets", () => {
      const { json } = currentWeekExchange
      expect(json.data).toEqual({ offers: json.offers, aggregations: json.aggregations, total: json.total })
      const buckets: ReadonlyArray<Bucket> = json.data.aggregations.category.buckets
      expect(buckets.length).toBeGreaterThan(3)
      for (const { key, doc_count } of buckets)
        expect([key, currentOffers.filter(({ categories }) => categories.includes(key)).length]).toEqual([
          key,
          doc_count
        ])
    })

    it("CENTITY-12 an offer has the specified fields and membersOnly, without a hash (decision 0026), and appears once with all of its products", () => {
      expect(new Set(idsOf(currentOffers)).size).toBe(currentOffers.length)
      expect(currentOffers.some(({ products }) => products.length > 1)).toBe(true)
      for (const offer of currentOffers)
        expect(offer).toEqual({
          id: text,
          name: text,
          description: textOrNull,
          brand: textOrNull,
          weightVolume: textOrNull,
          imageUrl: textOrNull,
          price: text,
          comparisonPrice: textOrNull,
          regularRetailPrice: numberOrNull,
          save: numberOrNull,
          from: text,
          to: text,
          categories: offer.categories.map(() => text),
          storeNumbers: offer.storeNumbers.map(() => text),
          membersOnly: expect.any(Boolean),
          products: offer.products.map(() => ({ id: text, minQuantity: number, priceDetails: { unit: text } })),
          requiresReturnablePackageDeposit: expect.any(Boolean),
          maxAppliedPerReceipt: number,
          minAmount: numberOrNull
        })
    })

    it("CAPI-08 GET /offers/{ids} returns the offers of the store, and with ignoreStore those of every store; without both it is refused", async () => {
      const [firstOffer, secondOffer] = currentOffers
      if (firstOffer === undefined || secondOffer === undefined) throw new Error("The store has no offers.")
      const offerExchange = await client.exchange(loadOffer({ id: firstOffer.id }))
      expect(offerExchange.request).toBe(`GET /offers/${encodeURIComponent(firstOffer.id)}?store=3201&ignoreStore=true`)
      expect(idsOf(offerExchange.json.data.offers)).toEqual([firstOffer.id])
      // The ids contain commas, which also separate the ids of the list.
      const requestBoth = (query: { readonly store?: string; readonly ignoreStore?: string }) =>
        client.exchange(call(offersByIds, { params: { ids: `${firstOffer.id},${secondOffer.id}` }, query }))
      expect(idsOf((await requestBoth({ store: "3201" })).json.offers).toSorted()).toEqual(
        [firstOffer.id, secondOffer.id].toSorted()
      )
      expect(await requestBoth({ store: "3204" })).toMatchObject({ status: 404 })
      expect((await requestBoth({ store: "3204", ignoreStore: "true" })).json.offers).toMatchObject([
        { storeNumbers: ["3201"] },
        { storeNumbers: ["3201"] }
      ])
      expect(await client.send("GET", "/offers/none?ignoreStore=true")).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_OFFER_NOT_FOUND" }] }
      })
      expect(await client.send("GET", "/offers/none")).toMatchObject({
        status: 400,
        json: { errors: [{ code: "ERR_STORE_REQUIRED" }] }
      })
    })

    it("CAPI-10 CENTITY-14 GET /leaflets returns a list of leaflets", async () => {
      const { request, json } = await client.exchange(listLeaflets())
      expect([request, json.length > 0]).toEqual(["GET /leaflets", true])
      for (const leaflet of json)
        expect(leaflet).toEqual({ id: text, title: text, subTitle: textOrNull, link: text, buttonText: text })
    })

    it("CAPI-27 GET /Loop54/offer/{id}/products returns the products of the offer, without the excluded product", async () => {
      const offer = currentOffers.find(({ products }) => products.length > 1)
      if (offer === undefined) throw new Error("No offer has several products.")
      const [excludedProduct = "", ...others] = offer.products.map(({ id }) => id)
      const { request, json } = await client.exchange(loadOfferProducts({ offerId: offer.id, excludedProduct }))
      expect(request).toBe(
        `GET /Loop54/offer/${encodeURIComponent(offer.id)}/products?ExcludeProductId=${excludedProduct}&fields=card&store=3201`
      )
      expect(json.items.map(({ id }: { readonly id: string }) => id).toSorted()).toEqual(others.toSorted())
    })
  })
}
