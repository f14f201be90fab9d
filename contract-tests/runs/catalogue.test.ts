import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson, unreachable } from "#adapters/fakes/fake-http.ts"
import { relevance } from "#core/catalogue/listing.ts"
import { loadCategory } from "#core/catalogue/load-category.ts"
import { loadMostBought } from "#core/catalogue/load-most-bought.ts"
import { loadMostBoughtRecipes } from "#core/catalogue/load-most-bought-recipes.ts"
import { loadProduct } from "#core/catalogue/load-product.ts"
import { loadRelated } from "#core/catalogue/load-related.ts"
import { loadTopSellers } from "#core/catalogue/load-top-sellers.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { loadFavouriteProducts } from "#core/journeys/load-favourite-products.ts"
import { loadPopularProducts } from "#core/journeys/load-popular-products.ts"
import { listOffers } from "#core/offers/list-offers.ts"
import { wireCard, wireDetails } from "../suites/wire-card.ts"
import { type FakeShop, type FakeShopOptions, withFakeShop } from "./fake-shop.ts"

const withServer = (server: FakeServer, work: (shop: FakeShop) => Promise<void>, options: FakeShopOptions = {}) =>
  withFakeShop(server, work, { policy: noRetryPolicy, ...options })
const failingServer: FakeServer = () => respondWithError(500, "ERR_INTERNAL")
const sentOf = ({ sent }: FakeShop) => sent.map(({ path, query }) => [path, Object.fromEntries(query)])
const idsIn = (path: string) => decodeURIComponent(path.split("/").at(-1) ?? "").split(",")

/** Responds with any product by its id, and with the customer's lists. */
const shopServer: FakeServer = ({ path, body }) => {
  if (path === "/favorites")
    return respondWithJson({
      products: ["2_ST", "1_ST"].map((itemNo) => ({ id: `f-${itemNo}`, itemNo, favoriteTypeId: 1 })),
      recipes: []
    })
  if (path === "/graphql") {
    const boughtItems = [{ id: "3_ST", itemNo: "3", count: 4 }]
    const { operationName } = JSON.parse(body?.text ?? "{}") as { operationName: string }
    return respondWithJson({
      data:
        operationName === "MostBoughtRecipes" ? { mostBoughtRecipes: boughtItems } : { mostBoughtProducts: boughtItems }
    })
  }
  return respondWithJson({ items: idsIn(path).map((id) => wireDetails({ id, gtin: id })) })
}
const aDeposit = (salesPrice: number, quantity: number) => ({
  identification: { gtin: "1" },
  quantity,
  description: "Pant",
  salesPrice,
  purchasePrice: null,
  taxPercent: null
})
const idsOf = (products: ReadonlyArray<{ readonly id: string }>) => products.map(({ id }) => id)

describe("loadCategory", () => {
  const listing = { page: 1, sort: relevance, filters: {} }

  it("loads 130 products in two calls, and lists only once a product that moves from one call's page to the next", () =>
    withServer(
      ({ query }) => {
        const parameters = new Map(query)
        const [skip, take] = [parameters.get("skip"), parameters.get("take")].map(Number) as [number, number]
        // The last product of the first call is on the second one, too.
        const firstIndex = skip === 0 ? 0 : skip - 1
        const endIndex = Math.min(firstIndex + take, 130)
        const items = Array.from({ length: endIndex - firstIndex }, (_, index) =>
          wireCard({ id: `${1000 + firstIndex + index}_ST` })
        )
        return respondWithJson({ items, facets: [], totalCount: 130, currentPage: 0, totalPages: 2, pageSize: 96 })
      },
      async (shop) => {
        const result = await shop.run(loadCategory({ id: "mjolk", listing: { ...listing, page: 0, pageCount: 12 } }))
        if (result._tag === "Failure") throw new Error(result.failure._tag)
        expect(idsOf(result.success.products)).toEqual(Array.from({ length: 130 }, (_, index) => `${1000 + index}_ST`))
        expect(shop.sent.map(({ query }) => [new Map(query).get("skip"), new Map(query).get("take")])).toEqual([
          ["0", "96"],
          ["96", "96"]
        ])
      }
    ))

  it("loads a page of the category with the store's prices, and its facets", () =>
    withServer(
      () =>
        respondWithJson({
          items: [wireCard({ id: "1_ST" })],
          facets: [{ name: "Brands", options: [{ option: "Arla", count: 3, selected: true }] }],
          totalCount: 30,
          currentPage: 1,
          totalPages: 2,
          pageSize: 24
        }),
      async (shop) => {
        expect(await shop.run(loadCategory({ id: "mjolk", listing }))).toMatchObject({
          success: {
            products: [{ id: "1_ST" }],
            facets: [{ name: "Brands", options: [{ value: "Arla", count: 3, selected: true }] }],
            total: 30,
            page: 1,
            pageCount: 2
          }
        })
        expect(sentOf(shop)).toEqual([
          ["/Loop54/category/mjolk/products", { skip: "24", take: "24", fields: "card", store: "3201" }]
        ])
      }
    ))

  it.each([
    [404, { _tag: "CategoryNotFound" }],
    [500, { _tag: "CatalogueUnavailable", detail: "500" }]
  ])("fails after %d with %o", (status, failure) =>
    withServer(
      () => respondWithError(status, "ERR"),
      async (shop) => expect(await shop.run(loadCategory({ id: "x", listing }))).toMatchObject({ failure })
    )
  )
})

describe("loadProduct", () => {
  it("loads the product with the fields of its page", () =>
    withServer(
      () =>
        respondWithJson({
          items: [
            wireDetails({
              id: "1_ST",
              returnablePackageDepositInformation: [aDeposit(1, 6), aDeposit(2, 1)],
              countryOfOrigin: { name: "Sverige" },
              storageInformation: "Kallt",
              foodAndBeverageExtension: {
                ingredientStatement: "Mjölk",
                allergenInformation: [
                  { typeCode: "AM", levelOfContainment: 0 },
                  { typeCode: "AN", levelOfContainment: 1 }
                ],
                nutrientInformations: [
                  { nutrients: [{ typeCode: "ENER-", value: 200, unitOfMeasure: 4, measurementPrecision: null }] }
                ]
              }
            })
          ]
        }),
      async (shop) => {
        expect(await shop.run(loadProduct({ id: "1_ST" }))).toMatchObject({
          success: {
            id: "1_ST",
            deposit: 800,
            maximum: 25,
            price: { current: 2_195, ordinary: 2_195, comparison: 1_463, comparisonUnit: "l", promotions: [] },
            origin: "Sverige",
            storage: "Kallt",
            ingredients: "Mjölk",
            allergens: [
              { code: "AM", contains: true },
              { code: "AN", contains: false }
            ],
            nutrients: [{ code: "ENER-", value: 200, unit: "kJ" }],
            isMedicine: false,
            hazard: null,
            shelfLife: null,
            substitutes: []
          }
        })
        expect(sentOf(shop)).toEqual([["/Loop54/products/1_ST", { store: "3201" }]])
      }
    ))

  it("requests reference prices when no store is selected", () =>
    withServer(
      shopServer,
      async (shop) => {
        await shop.run(loadProduct({ id: "1_ST" }))
        expect(sentOf(shop)).toEqual([["/Loop54/products/1_ST", {}]])
      },
      { selection: null }
    ))

  it.each([
    ["404", () => respondWithError(404, "ERR_PRODUCT_NOT_FOUND"), { _tag: "ProductNotFound" }],
    ["an empty list", () => respondWithJson({ items: [] }), { _tag: "ProductNotFound" }],
    ["500", failingServer, { _tag: "CatalogueUnavailable", detail: "500" }],
    ["no response", ({ path }) => unreachable(path), { _tag: "CatalogueUnavailable", detail: "HttpUnavailable" }]
  ] as ReadonlyArray<readonly [string, FakeServer, object]>)("fails after %s", (_, server, failure) =>
    withServer(server, async (shop) => expect(await shop.run(loadProduct({ id: "1_ST" }))).toMatchObject({ failure }))
  )
})

describe("loadTopSellers and loadRelated", () => {
  it("request the given number of top sellers, and eight related products", () =>
    withServer(
      () =>
        respondWithJson({
          items: [wireCard({ id: "1_ST" })],
          facets: [],
          totalCount: 1,
          currentPage: 0,
          totalPages: 1,
          pageSize: 24
        }),
      async (shop) => {
        expect(await shop.run(loadTopSellers({ count: 5 }))).toMatchObject({ success: [{ id: "1_ST" }] })
        expect(await shop.run(loadRelated({ id: "9_ST" }))).toMatchObject({ success: [{ id: "1_ST" }] })
        expect(sentOf(shop)).toEqual([
          ["/Loop54/products/topsellers", { take: "5", fields: "card", store: "3201" }],
          ["/Loop54/products/9_ST/related", { take: "8", fields: "card", store: "3201" }]
        ])
      }
    ))

  it("fail and return an empty list, respectively, when the API fails", () =>
    withServer(failingServer, async (shop) => {
      expect(await shop.run(loadTopSellers({ count: 5 }))).toMatchObject({
        failure: { _tag: "CatalogueUnavailable", detail: "500" }
      })
      expect(await shop.run(loadRelated({ id: "9_ST" }))).toMatchObject({ success: [] })
    }))
})

describe("loadFavouriteProducts", () => {
  it("loads the favourites in the API's order, with the prices of the chosen store", () =>
    withServer(shopServer, async (shop) => {
      const result = await shop.run(loadFavouriteProducts())
      expect(result._tag === "Success" && idsOf(result.success)).toEqual(["2_ST", "1_ST"])
      expect(sentOf(shop).at(-1)).toEqual([
        "/Loop54/products/2_ST%2C1_ST",
        { take: "2", fields: "card", store: "3201" }
      ])
    }))

  it("fails when the favourites cannot be loaded", () =>
    withServer(failingServer, async (shop) =>
      expect(await shop.run(loadFavouriteProducts())).toMatchObject({
        failure: { _tag: "FavouritesUnavailable", detail: "500" }
      })
    ))
})

describe("loadMostBought and loadMostBoughtRecipes", () => {
  it("CAPI-28 CAPI-29 load the most bought products of the last 90 days and the most bought recipes, and fail when the API fails", async () => {
    await withServer(shopServer, async (shop) => {
      expect(await shop.run(loadMostBought({}))).toMatchObject({ success: [{ id: "3_ST" }] })
      expect(await shop.run(loadMostBoughtRecipes({}))).toMatchObject({ success: ["3_ST"] })
      const documents = shop.sent.flatMap(({ body }) =>
        body === undefined ? [] : [(JSON.parse(body.text) as { query: string }).query]
      )
      expect(documents).toEqual([
        expect.stringMatching(/^query MostBoughtProducts\(\$size: Int = 20, \$days: Int = 90\) \{/),
        expect.stringMatching(/^query MostBoughtRecipes\(\$size: Int = 20\) \{/)
      ])
      const variables = shop.sent.flatMap(({ body }) =>
        body === undefined ? [] : [(JSON.parse(body.text) as { variables: unknown }).variables]
      )
      expect(variables).toEqual([{ size: 20, days: 90 }, { size: 20 }])
    })
    const unavailableFailure = { _tag: "CatalogueUnavailable" }
    await withServer(failingServer, async (shop) => {
      expect(await shop.run(loadMostBought({ size: 3 }))).toMatchObject({ failure: unavailableFailure })
      expect(await shop.run(loadMostBoughtRecipes({ size: 3 }))).toMatchObject({ failure: unavailableFailure })
    })
  })
})

describe("loadPopularProducts", () => {
  it("returns the customer's most bought products", () =>
    withServer(shopServer, async (shop) =>
      expect(await shop.run(loadPopularProducts())).toMatchObject({
        success: { areOwnPurchases: true, products: [{ id: "3_ST" }] }
      })
    ))

  it("requests the store's top sellers for a visitor, not the most bought products", () =>
    withServer(
      failingServer,
      async (shop) => {
        expect(await shop.run(loadPopularProducts())).toMatchObject({
          success: { areOwnPurchases: false, products: [] }
        })
        expect(sentOf(shop)).toEqual([
          ["/Loop54/search/quick/", { size: "5", page: "0", fields: "card", store: "3201" }]
        ])
      },
      { isLoggedIn: false }
    ))
})

describe("listOffers", () => {
  const anOffer = (id: string, storeNumbers: ReadonlyArray<string>) => ({
    id,
    name: "Mjölk",
    description: null,
    brand: "Arla",
    weightVolume: null,
    imageUrl: null,
    price: "2 för 35 kr",
    comparisonPrice: "17,50 kr/l",
    regularRetailPrice: 21.95,
    save: null,
    from: "2026-11-16",
    to: "2026-11-22",
    categories: ["Mejeri"],
    storeNumbers,
    membersOnly: true,
    products: [{ id: "1_ST", minQuantity: 2, priceDetails: { unit: "PCE" } }],
    requiresReturnablePackageDeposit: false,
    maxAppliedPerReceipt: 0,
    minAmount: null
  })
  const fields = {
    offers: [anOffer("o1", ["3201", "3202"]), anOffer("o2", ["3202"])],
    aggregations: { category: { buckets: [{ key: "Mejeri", doc_count: 2 }] } },
    total: 2
  }

  it("PRODUCT-08 lists the offers of the chosen store only, with the categories", () =>
    withServer(
      () => respondWithJson({ ...fields, data: fields }),
      async (shop) => {
        expect(await shop.run(listOffers({ size: 10, week: "next", category: "Mejeri" }))).toMatchObject({
          success: {
            offers: [
              {
                id: "o1",
                name: "Mjölk",
                brand: "Arla",
                price: "2 för 35 kr",
                comparisonPrice: "17,50 kr/l",
                regularPrice: 2_195,
                from: "2026-11-16",
                to: "2026-11-22",
                categories: ["Mejeri"],
                productIds: ["1_ST"],
                membersOnly: true
              }
            ],
            categories: [{ name: "Mejeri", count: 2 }],
            total: 2
          }
        })
        expect(sentOf(shop)).toEqual([["/offers", { store: "3201", size: "10", next: "true", category: "Mejeri" }]])
      }
    ))

  it("requires a store, and fails with the API's status", async () => {
    await withServer(
      failingServer,
      async (shop) => {
        expect(await shop.run(listOffers({}))).toMatchObject({ failure: { _tag: "StoreRequired" } })
        expect(shop.sent).toEqual([])
      },
      { selection: null }
    )
    await withServer(failingServer, async (shop) =>
      expect(await shop.run(listOffers({}))).toMatchObject({ failure: { _tag: "OffersUnavailable", detail: "500" } })
    )
  })
})
