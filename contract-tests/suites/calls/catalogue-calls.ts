import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { setAssortment } from "#core/assortment/set-assortment.ts"
import {
  listCategoryProducts,
  listProducts,
  offerProducts,
  productsByIds,
  recommendedProducts,
  relatedProducts,
  topSellers
} from "#core/catalogue/api.ts"
import { relevance } from "#core/catalogue/listing.ts"
import { loadCategory } from "#core/catalogue/load-category.ts"
import { loadProducts } from "#core/catalogue/load-products.ts"
import { loadRecommended } from "#core/catalogue/load-recommended.ts"
import { loadRelated } from "#core/catalogue/load-related.ts"
import { loadTopSellers } from "#core/catalogue/load-top-sellers.ts"
import { endpoints } from "#core/composition/endpoints.ts"
import { call } from "#core/contract/call.ts"
import { quickSearch, search as searchCall } from "#core/search/api.ts"
import { search } from "#core/search/search.ts"
import type { BackEnd } from "../back-end.ts"
import { openRecordedClient, type RecordedClient } from "./recorded-client.ts"

const text: unknown = expect.any(String)
const number: unknown = expect.any(Number)
const list: unknown = expect.any(Array)

interface WireItem {
  readonly id: string
  readonly name: string
  readonly bfCategoryCode: string
  readonly productStoreDetails: {
    readonly prices: {
      readonly currentPrice: { readonly price: number }
      readonly promotions: ReadonlyArray<{ readonly id: string }>
    } | null
  }
}
const idsOf = (items: ReadonlyArray<WireItem>) => items.map(({ id }) => id)
const pricesOf = (items: ReadonlyArray<WireItem>) =>
  items.map(({ productStoreDetails }) => productStoreDetails.prices?.currentPrice.price ?? 0)
const offerIdsOf = ({ productStoreDetails }: WireItem) =>
  productStoreDetails.prices?.promotions.map(({ id }) => id) ?? []

/** The fields of every product: 48 and the newer subtitle. */
const productFields =
  `id gtin sellable visible url name description brand superCategory category bfCategory bfCategoryCode country countryOfOrigin
  countryOfOriginIsoCode countryOfManufacture provenanceStatement activeSubstance prescriptionFreeMedicine originStatement
  recyclingInformation storageInformation descriptiveSize netContent width height depth grossWeight markings tags images
  searchKeywords sellingUnitOfMeasure handling foodAndBeverageExtension safetyDataSheetInformation newProductFrom newProductTo
  sellableFrom returnablePackageDepositInformation maximumQuantity marketingKeyWords relatedBfabid uniformResourceIdentifier
  sortCountryInfo validFrom validTo productStoreDetails subtitle`.split(/\s+/)

/** The calls of product lists and searches, as the core sends them and the back end responds. */
export const catalogueCalls = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`calls of products and searches: ${name}`, () => {
    let client: RecordedClient
    const listing = { page: 0, sort: relevance, filters: {} }
    beforeAll(async () => {
      client = await openRecordedClient(await open())
      await client.run(setAssortment({ method: "pickupAtStore", siteId: "1001" }))
    })
    afterAll(() => client.shop.dispose())

    it("API-56 every call of search and products has the search service's name Loop54 in its path", () => {
      const calls = endpoints.filter(({ service }) => service === "search")
      expect(calls.length).toBeGreaterThan(9)
      for (const { path } of calls)
        expect(path).toMatch(
          /^\/Loop54\/(search|products|category|offer|recipes|recipe-bag|catered-meal|variant|notify)(\/|$)/
        )
      expect(
        endpoints.filter(({ path }) => /search|product|recipes\/\{ids/.test(path) && !path.startsWith("/favorites"))
      ).toEqual(calls.filter(({ path }) => /search|product|recipes\/\{ids/.test(path)))
    })

    it("API-61 CAPI-42 CAPI-43 GET /Loop54/category/{id}/products sends skip, take, store, SortField, SortOrder and filters, and takes categoryName", async () => {
      const fetchPage = (pageIndex: number, order: "ASC" | "DESC") =>
        client.exchange(
          loadCategory({ id: "11", listing: { ...listing, page: pageIndex, sort: { field: "p_price", order } } })
        )
      const firstExchange = await fetchPage(0, "DESC")
      expect(firstExchange.request).toBe(
        "GET /Loop54/category/11/products?skip=0&take=24&SortField=p_price&SortOrder=DESC&fields=card&store=3201"
      )
      const secondExchange = await fetchPage(1, "DESC")
      expect(secondExchange.request).toContain("?skip=24&take=24&")
      const prices = pricesOf([...firstExchange.json.items, ...secondExchange.json.items])
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
      const ascendingPrices = pricesOf((await fetchPage(0, "ASC")).json.items)
      expect(ascendingPrices).toEqual(ascendingPrices.toSorted((a, b) => a - b))
      const exchangeWithCategoryName = await client.exchange(
        call(listCategoryProducts, {
          params: { id: "11" },
          query: {
            skip: 0,
            take: 24,
            categoryName: "Mjölk",
            fields: "card",
            store: "3201",
            SortField: "p_price",
            SortOrder: "DESC"
          }
        })
      )
      expect(exchangeWithCategoryName.request).toContain("&categoryName=Mjölk")
      expect(exchangeWithCategoryName.json).toEqual(firstExchange.json)
      const [{ option: brand, count }] = firstExchange.json.facets.find(
        (facet: { readonly name: string }) => facet.name === "Brands"
      ).options
      const filteredExchange = await client.exchange(
        loadCategory({ id: "11", listing: { ...listing, filters: { Brands: [brand] } } })
      )
      expect(filteredExchange.request).toContain(`&Brands=${brand}`)
      expect([
        filteredExchange.json.totalCount,
        filteredExchange.json.totalCount < firstExchange.json.totalCount
      ]).toEqual([count, true])
      expect(await client.send("GET", "/Loop54/category/none/products")).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_CATEGORY_NOT_FOUND" }] }
      })
    })

    it("API-60 CAPI-39 CAPI-40 CAPI-41 GET /Loop54/products/{ids} returns the products in the order of the ids, or sorted and at most `take` of them", async () => {
      const { items } = (await client.exchange(loadTopSellers({ count: 4 }))).json
      const ids = idsOf(items).toReversed()
      const path = `/Loop54/products/${encodeURIComponent(ids.join(","))}`
      const { request, json } = await client.exchange(loadProducts(ids))
      expect([request, idsOf(json.items)]).toEqual([`GET ${path}?take=4&fields=card&store=3201`, ids])
      const sortedExchange = await client.exchange(
        call(productsByIds, {
          params: { ids: ids.join(",") },
          query: { SortField: "p_price", take: 3, SortOrder: "DESC", store: "3201" }
        })
      )
      expect(sortedExchange.request).toBe(`GET ${path}?SortField=p_price&take=3&SortOrder=DESC&store=3201`)
      expect(pricesOf(sortedExchange.json.items)).toEqual(
        pricesOf(items)
          .toSorted((a, b) => b - a)
          .slice(0, 3)
      )
      expect(await client.send("GET", "/Loop54/products/none")).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_PRODUCT_NOT_FOUND" }] }
      })
    })

    it("API-62 GET /Loop54/products takes a query, skip and take", async () => {
      const fetchPage = async (skip: number, take: number) =>
        client.exchange(call(listProducts, { query: { q: "ost", skip, take, store: "3201" } }))
      const { request, json: whole } = await fetchPage(0, 6)
      expect(request).toBe("GET /Loop54/products?q=ost&skip=0&take=6&store=3201")
      expect(whole.items).toHaveLength(6)
      const { json: part } = await fetchPage(2, 3)
      expect([part.items, part.totalCount, part.pageSize]).toEqual([whole.items.slice(2, 5), whole.totalCount, 3])
      const { json: everything } = await client.exchange(call(listProducts, { query: { take: 1 } }))
      expect(everything.totalCount).toBeGreaterThan(whole.totalCount)
    })

    it("API-64 CAPI-24 CAPI-44 CAPI-45 GET /Loop54/products/topsellers takes take and skip, and counts hits and pages", async () => {
      const { request, json: firstThree } = await client.exchange(loadTopSellers({ count: 3 }))
      expect([request, firstThree.items.length]).toEqual([
        "GET /Loop54/products/topsellers?take=3&fields=card&store=3201",
        3
      ])
      expect(firstThree.totalCount).toBeGreaterThan(100)
      expect(firstThree.totalPages).toBe(Math.ceil(firstThree.totalCount / 3))
      const exchangeWithoutFirst = await client.exchange(
        call(topSellers, { query: { take: 2, skip: 1, fields: "card", store: "3201" } })
      )
      expect(exchangeWithoutFirst.request).toBe("GET /Loop54/products/topsellers?take=2&skip=1&fields=card&store=3201")
      expect(exchangeWithoutFirst.json.items).toEqual(firstThree.items.slice(1))
    })

    it("API-63 CAPI-25 CAPI-47 GET /Loop54/products/{id}/related takes skip, take and ExcludedOfferId", async () => {
      const { items } = (await client.exchange(call(listProducts, { query: { take: 100, store: "3201" } }))).json as {
        readonly items: ReadonlyArray<WireItem>
      }
      expect((await client.exchange(loadRelated({ id: items[0]?.id ?? "" }))).request).toBe(
        `GET /Loop54/products/${items[0]?.id}/related?take=8&fields=card&store=3201`
      )
      const fetchRelated = async (id: string, query: { readonly skip?: number; readonly ExcludedOfferId?: string }) =>
        client.exchange(call(relatedProducts, { params: { id }, query: { take: 40, store: "3201", ...query } }))
      for (const { id } of items) {
        const { json } = await fetchRelated(id, {})
        const relatedItems: ReadonlyArray<WireItem> = json.items
        const [offerId] = relatedItems.flatMap(offerIdsOf)
        if (offerId === undefined || relatedItems.length < 3 || relatedItems.length === 40) continue
        expect((await fetchRelated(id, { skip: 1 })).json.items).toEqual(relatedItems.slice(1))
        const exchangeWithoutOffer = await fetchRelated(id, { ExcludedOfferId: offerId })
        expect(exchangeWithoutOffer.request).toContain(`&ExcludedOfferId=${offerId}`)
        expect(exchangeWithoutOffer.json.items).toEqual(
          relatedItems.filter((item) => !offerIdsOf(item).includes(offerId))
        )
        return
      }
      throw new Error("No product is related to one with an offer.")
    })

    it("API-66 GET /Loop54/offer/{id}/products returns the products of an offer, except the one that ExcludeProductId names", async () => {
      const { items } = (await client.exchange(call(listProducts, { query: { take: 90, store: "3201" } }))).json as {
        readonly items: ReadonlyArray<WireItem>
      }
      const product = items.find((item) => offerIdsOf(item).length > 0)
      if (product === undefined) throw new Error("No product has an offer.")
      const [offerId = ""] = offerIdsOf(product)
      const fetchOfferProducts = (query: { readonly ExcludeProductId?: string }) =>
        client.exchange(call(offerProducts, { params: { id: offerId }, query: { store: "3201", ...query } }))
      const allItems: ReadonlyArray<WireItem> = (await fetchOfferProducts({})).json.items
      expect(idsOf(allItems)).toContain(product.id)
      expect(allItems.every((item) => offerIdsOf(item).includes(offerId))).toBe(true)
      const exchangeWithoutProduct = await fetchOfferProducts({ ExcludeProductId: product.id })
      expect(exchangeWithoutProduct.request).toContain(`?store=3201&ExcludeProductId=${product.id}`)
      expect(exchangeWithoutProduct.json.items).toEqual(allItems.filter(({ id }) => id !== product.id))
      expect((await client.exchange(call(offerProducts, { params: { id: "none" }, query: {} }))).json).toEqual({
        items: []
      })
    })

    it("API-65 CAPI-26 CAPI-49 GET /Loop54/products/{id}/recommended takes skip, take and ExcludedBfCategoryCode", async () => {
      const { items } = (await client.exchange(loadTopSellers({ count: 20 }))).json
      for (const { id } of items) {
        const fetchRecommended = (query: {
          readonly skip?: number
          readonly take?: number
          readonly ExcludedBfCategoryCode?: string
        }) => client.exchange(call(recommendedProducts, { params: { id }, query: { ...query, store: "3201" } }))
        const allItems: ReadonlyArray<WireItem> = (await fetchRecommended({ take: 30 })).json.items
        const excludedCategory = allItems[0]?.bfCategoryCode ?? ""
        const remainingItems = allItems.filter(({ bfCategoryCode }) => bfCategoryCode !== excludedCategory)
        if (remainingItems.length < 3) continue
        const partExchange = await fetchRecommended({ skip: 1, take: 2 })
        expect(partExchange.request).toBe(`GET /Loop54/products/${id}/recommended?skip=1&take=2&store=3201`)
        expect(idsOf(partExchange.json.items)).toEqual(idsOf(allItems.slice(1, 3)))
        const { request, json } = await fetchRecommended({
          take: remainingItems.length,
          ExcludedBfCategoryCode: excludedCategory
        })
        expect(request).toBe(
          `GET /Loop54/products/${id}/recommended?take=${remainingItems.length}&ExcludedBfCategoryCode=${excludedCategory}&store=3201`
        )
        expect(idsOf(json.items)).toEqual(idsOf(remainingItems))
        return
      }
      throw new Error("No product has recommendations from several categories.")
    })

    it("API-57 PCAT-30 GET /Loop54/search sends Q, type, page, store, filters, SortField and SortOrder, and has 20 hits a page by default", async () => {
      const { json: unfilteredResult } = await client.exchange(search({ query: "mjölk" }))
      const brandOption = unfilteredResult.searchResults.facets.find(
        (facet: { readonly name: string }) => facet.name === "Brands"
      ).options[0]
      const { request, json } = await client.exchange(
        search({
          query: " mjölk ",
          type: "product",
          page: 0,
          sort: { field: "p_price", order: "DESC" },
          filters: { Brands: [brandOption.option] }
        })
      )
      expect(request).toBe(
        `GET /Loop54/search?Q=mjölk&type=product&page=0&take=24&fields=card&store=3201&SortField=p_price&SortOrder=DESC&Brands=${brandOption.option}`
      )
      expect(json.searchResults.totalCount).toBe(brandOption.count)
      const defaultResult = (await client.send("GET", "/Loop54/search?Q=mjölk&store=3201")).json.searchResults
      expect([defaultResult.pageSize, defaultResult.products.length]).toEqual([20, 20])
      const prices = pricesOf(json.searchResults.products)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
      expect(new Set(json.searchResults.products.map(({ brand }: { readonly brand: string }) => brand))).toEqual(
        new Set([brandOption.option])
      )
      const secondPageExchange = await client.exchange(search({ query: "mjölk", page: 1, store: "3202" }))
      expect(secondPageExchange.request).toBe(
        "GET /Loop54/search?Q=mjölk&type=product&page=1&take=24&fields=card&store=3202"
      )
      expect(secondPageExchange.json.searchResults).toMatchObject({ currentPage: 1, pageSize: 24 })
      expect(secondPageExchange.json.searchResults.products[0].productStoreDetails.id).toBe("3202")
    })

    it("API-58 GET /Loop54/search/quick/ takes q and store", async () => {
      const { request, json } = await client.exchange(call(quickSearch, { query: { q: "mellanmjölk", store: "3202" } }))
      expect(request).toBe("GET /Loop54/search/quick/?q=mellanmjölk&store=3202")
      expect(json.searchResults.products[0]).toMatchObject({
        name: expect.stringMatching(/mellanmjölk/i),
        productStoreDetails: { id: "3202" }
      })
    })

    it("ENTITY-22 a category and a page among the hits have name, url, pagetype, parentName and loop54Id", async () => {
      const { json } = await client.exchange(search({ query: "kundservice" }))
      const { json: milkResult } = await client.exchange(search({ query: "mjölken" }))
      for (const hits of [json.page, milkResult.category]) {
        expect(hits.length).toBeGreaterThan(0)
        for (const hit of hits)
          expect(hit).toMatchObject({
            name: text,
            url: expect.stringMatching(/^\//),
            pagetype: expect.stringMatching(/Page$/),
            parentName: expect.toSatisfy((value) => value === null || typeof value === "string"),
            loop54Id: text
          })
      }
      expect(milkResult.category.map(({ parentName }: { readonly parentName: string }) => parentName)).toContain(
        "Mejeri, ost & ägg"
      )
    })

    it("NET-06 CENTITY-30 the fields of products, product lists and search results have the specified names", async () => {
      const { json } = await client.exchange(call(listCategoryProducts, { params: { id: "10" }, query: { take: 100 } }))
      expect(json).toEqual({
        items: list,
        facets: list,
        totalCount: number,
        pageSize: 100,
        currentPage: 0,
        totalPages: Math.ceil(json.totalCount / 100)
      })
      for (const item of json.items) expect(Object.keys(item).toSorted()).toEqual(productFields.toSorted())
      for (const facet of json.facets)
        expect(facet).toEqual({
          name: text,
          options: facet.options.map(() => ({ option: text, count: number, selected: expect.any(Boolean) }))
        })
      const { json: result } = await client.exchange(search({ query: "mjlk" }))
      expect(result).toEqual({
        searchResults: {
          products: list,
          totalCount: number,
          pageSize: number,
          currentPage: number,
          totalPages: number,
          categories: list,
          facets: list
        },
        category: list,
        recipe: list,
        cateredmeal: list,
        page: list,
        store: list,
        completions: list,
        corrections: expect.arrayContaining([{ id: text, query: text }]),
        recentSearches: list,
        filters: expect.arrayContaining([{ name: "Type", options: list }])
      })
    })

    it("ENTITY-18 a product has the fields that the cart and the search use, with their nested fields", async () => {
      const { items } = (await client.exchange(call(topSellers, { query: { take: 100, store: "3201" } }))).json
      const findItem = (matches: (item: any) => boolean) => items.find(matches)
      const textOrNull = expect.toSatisfy((value: unknown) => value === null || typeof value === "string")
      for (const item of items)
        expect(item).toMatchObject({
          id: expect.stringMatching(/^\d{9}_(ST|KG)$/),
          gtin: text,
          name: text,
          brand: textOrNull,
          url: expect.stringContaining(`-p${item.id}`),
          images: [{ type: text, url: text, alt: text }],
          markings: item.markings.map(() => ({ code: text })),
          tags: item.tags.map(() => ({ namespace: text, name: text })),
          newProductFrom: textOrNull,
          newProductTo: textOrNull,
          sellable: expect.any(Boolean),
          maximumQuantity: expect.toSatisfy((value: unknown) => value === null || typeof value === "number"),
          countryOfOrigin: textOrNull,
          descriptiveSize: textOrNull,
          sellingUnitOfMeasure: item.id.endsWith("_KG") ? 2 : 1,
          productStoreDetails: {
            p_has_price: item.productStoreDetails.prices !== null,
            p_availablefrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            p_availableto: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            p_has_members_only_price: expect.any(Boolean),
            stockStatus: textOrNull
          }
        })
      const { prices } = findItem((item) => item.productStoreDetails.prices !== null).productStoreDetails
      expect(prices).toMatchObject({
        ordinaryPrice: { price: number, unit: text },
        currentPrice: { price: number, unit: text },
        hasPromotion: expect.any(Boolean),
        promotions: list
      })
      expect("lowestPriceLast30Days" in prices).toBe(true)
      expect(findItem((item) => item.markings.length > 0)).toBeDefined()
      const { json: organicResult } = await client.exchange(
        call(searchCall, { query: { Q: "ekologisk", store: "3201" } })
      )
      expect(organicResult.searchResults.products.flatMap(({ tags }: { tags: unknown }) => tags)).toContainEqual({
        namespace: "assortment",
        name: "Ekologiskt"
      })
      const { json: drinksResult } = await client.exchange(search({ query: "läsk" }))
      const [deposit] = drinksResult.searchResults.products.flatMap(
        (item: any) => item.returnablePackageDepositInformation ?? []
      )
      expect(deposit).toMatchObject({ description: "Pant", salesPrice: number, quantity: number })
      const { json: cleanersResult } = await client.exchange(
        call(searchCall, { query: { Q: "propplösare", store: "3201" } })
      )
      const [safety] = cleanersResult.searchResults.products.map((item: any) => item.safetyDataSheetInformation)
      expect(JSON.stringify(safety)).toMatch(/GHS0\d/)
    })

    it("a product has specified fields, at the places that decision 0026 names", async () => {
      // Another count and sort order than in the calls above, whose responses the client has cached.
      const { items: popularItems } = (await client.exchange(call(topSellers, { query: { take: 99, store: "3201" } })))
        .json
      const items: Array<any> = [...popularItems]
      for (const query of ["propplösare", "ibuprofen", "nötfärs", "ekologisk"])
        items.push(
          ...(await client.exchange(call(searchCall, { query: { Q: query, take: 24, store: "3201" } }))).json
            .searchResults.products
        )
      const fields: Readonly<Record<string, (item: any) => unknown>> = {
        id: (item) => item.id,
        gtin: (item) => item.gtin,
        name: (item) => item.name,
        brand: (item) => item.brand,
        url: (item) => item.url,
        "images.url": (item) => item.images[0]?.url,
        "images.alt": (item) => item.images[0]?.alt,
        unit: (item) => item.sellingUnitOfMeasure,
        countryOfOrigin: (item) => item.countryOfOrigin,
        descriptiveSize: (item) => item.descriptiveSize,
        sellable: (item) => item.sellable,
        maximumQuantity: (item) => item.maximumQuantity,
        prescriptionFreeMedicine: (item) => item.prescriptionFreeMedicine,
        "mappedMarkings.id": (item) => item.markings[0]?.code,
        searchKeywords: (item) => item.searchKeywords,
        description: (item) => item.description,
        superCategory: (item) => item.superCategory,
        bfCategoryCode: (item) => item.bfCategoryCode,
        "foodAndBeverageExtension.nutrientInformations": (item) => item.foodAndBeverageExtension?.nutrientInformations,
        "foodAndBeverageExtension.ingredientStatement": (item) => item.foodAndBeverageExtension?.ingredientStatement,
        "handling lifespan days": (item) => item.handling,
        storageInformation: (item) => item.storageInformation,
        activeSubstance: (item) => item.activeSubstance,
        "precautionaryStatement and safety data sheet information": (item) => item.safetyDataSheetInformation,
        provenanceStatement: (item) => item.provenanceStatement,
        productStoreDetails: (item) => item.productStoreDetails
      }
      const fieldsWithoutValue = Object.keys(fields).filter((field) =>
        items.every((item) => [null, undefined].includes(fields[field]?.(item) as null))
      )
      expect(fieldsWithoutValue).toEqual([])
      for (const item of items) expect(item).toHaveProperty("sortCountryInfo")
    })

    it("CENTITY-04 the store details of a product state when it is available, its prices and its promotions", async () => {
      const { json } = await client.exchange(call(listProducts, { query: { store: "3201", take: 100 } }))
      const details: ReadonlyArray<any> = json.items.map((item: any) => item.productStoreDetails)
      for (const { p_has_price, p_availablefrom, p_availableto, prices } of details) {
        expect([p_availablefrom, p_availableto]).toEqual([text, text])
        expect(prices !== null).toBe(p_has_price)
        if (prices === null) continue
        const { currentPrice, ordinaryPrice, hasDiscount, hasPromotion, promotions } = prices
        expect([currentPrice.price, ordinaryPrice.price]).toEqual([number, number])
        expect(currentPrice).toHaveProperty("comparativePrice")
        expect(currentPrice).toHaveProperty("comparativePriceUnit")
        expect(prices).toHaveProperty("lowestPriceLast30Days")
        expect(typeof hasDiscount).toBe("boolean")
        expect(hasPromotion).toBe(promotions.length > 0)
      }
      expect(details.some(({ prices }) => prices?.currentPrice.comparativePrice > 0)).toBe(true)
      expect(details.some(({ prices }) => prices?.promotions.length > 0)).toBe(true)
    })

    it("CAPI-46 CAPI-48 the core requests 8 related and 8 recommended products, and can exclude a category from the recommended ones", async () => {
      const { items } = (await client.exchange(loadTopSellers({ count: 9 }))).json
      const { id } = items[8]
      expect((await client.exchange(loadRelated({ id }))).request).toBe(
        `GET /Loop54/products/${id}/related?take=8&fields=card&store=3201`
      )
      expect((await client.exchange(loadRecommended({ id, excludedCategory: "0105" }))).request).toBe(
        `GET /Loop54/products/${id}/recommended?take=8&ExcludedBfCategoryCode=0105&fields=card&store=3201`
      )
    })

    it("ENTITY-19 CENTITY-05 a promotion states its name, dates, value, conditions and limit, whether it is for members only, and the price with it", async () => {
      const promotions: Array<any> = []
      let totalCount = 1
      for (let skip = 0; skip < totalCount; skip += 100) {
        const { json } = await client.exchange(call(listProducts, { query: { store: "3201", take: 100, skip } }))
        totalCount = json.totalCount
        promotions.push(...json.items.flatMap((item: any) => item.productStoreDetails.prices?.promotions ?? []))
      }
      expect(promotions.length).toBeGreaterThan(5)
      for (const promotion of promotions)
        expect(promotion).toMatchObject({
          id: expect.stringMatching(/./),
          name: expect.toSatisfy((value: unknown) => value === null || typeof value === "string"),
          from: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          to: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          value: number,
          minQuantity: number,
          minAmount: expect.toSatisfy((value: unknown) => value === null || typeof value === "number"),
          maxAppliedPerReceipt: number,
          membersOnly: expect.any(Boolean),
          priceDetails: { price: number, unit: text }
        })
      expect(new Set(promotions.map(({ displayKlipp }: any) => displayKlipp ?? false))).toEqual(new Set([true, false]))
    })

    it("ENTITY-21 a search result has hits of each kind, pagination, recent searches, corrections, completions and the filter 'Type' with counts", async () => {
      const { json } = await client.exchange(
        call(searchCall, { query: { Q: "mjölk", store: "3201", type: "product", take: 24 } })
      )
      const { searchResults } = json
      expect(json).toMatchObject({ category: list, cateredmeal: list, page: list, recipe: list, store: list })
      expect(searchResults).toMatchObject({
        totalCount: number,
        pageSize: 24,
        currentPage: 0,
        totalPages: Math.ceil(searchResults.totalCount / 24)
      })
      expect(searchResults.products.length).toBe(Math.min(24, searchResults.totalCount))
      expect(searchResults.facets.length).toBeGreaterThan(0)
      for (const completion of json.completions) expect(completion).toEqual({ id: text, query: text })
      const decode = Schema.decodeUnknownSync(searchCall.response)
      const recentSearches = [{ id: "1", phrase: "ost" }]
      expect(decode(json).recentSearches).toEqual(json.recentSearches)
      expect(decode({ ...json, recentSearches }).recentSearches).toEqual(recentSearches)
      expect(() => decode({ ...json, recentSearches: [{ id: "1", query: "ost" }] })).toThrow("phrase")
      const typeFilter = json.filters.find((filter: any) => filter.name === "Type")
      expect(typeFilter.options.map(({ option }: any) => option).toSorted()).toEqual(
        ["cateredmeal", "category", "page", "product", "recipe", "store"].toSorted()
      )
      for (const option of typeFilter.options)
        expect(option).toEqual({ option: text, count: number, selected: option.option === "product" })
      expect(typeFilter.options.find(({ option }: any) => option === "product").count).toBe(searchResults.totalCount)
      const { json: misspeltResult } = await client.exchange(search({ query: "mellanmjlk" }))
      expect(misspeltResult.corrections[0]).toEqual({ id: text, query: text })
    })

    it("CONST-04 the pictures of products are under /images", async () => {
      const { items } = (await client.exchange(loadTopSellers({ count: 19 }))).json
      const urls = items.flatMap(({ images }: { readonly images: ReadonlyArray<{ readonly url: string }> | null }) =>
        (images ?? []).map(({ url }) => url)
      )
      expect(urls.length).toBeGreaterThan(9)
      for (const url of urls) expect(url).toMatch(/^\/images\/./)
    })
  })
}
