import { Cause, Exit, Schema } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import { mostBoughtProducts, mostBoughtRecipes } from "#core/catalogue/most-bought-api.ts"
import { getCookies } from "#core/content/cookies-api.ts"
import { cookieNames } from "#core/ports/storage.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import {
  type TestResponse,
  line,
  type TestRequest,
  stagingForTests,
  type TestStaging
} from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
let token = ""
let cart = ""
let product = { id: "", gtin: "" }
let slot = ""

const slotsBody = (method: "Home" | "Pickup") => ({
  operationName: deliverySlotsAvailability.name,
  query: deliverySlotsAvailability.document,
  variables: {
    input: {
      deliveryMethod: method,
      zipCode: method === "Home" ? "11122" : null,
      cartId: null,
      siteId: "1001",
      isNewOrder: true
    }
  }
})

beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  const list = await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")
  product = list.json.items[0]
  cart = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
  const days = (await shop.call("POST", "/graphql", { body: slotsBody("Pickup") })).json.data.deliverySlotsAvailability
  slot = days[1].deliverySlots.find((found: { isEnabled: boolean }) => found.isEnabled).id
})
afterAll(() => shop.close())

const form = { "content-type": "application/x-www-form-urlencoded" }
const credentials = new URLSearchParams({
  grant_type: "password",
  scope: "api",
  username: "erik.eriksson@exempel.se",
  password: "Matkasse-2026"
}).toString()

/** Successful calls of each endpoint, in an order in which each can succeed. */
const calls: Readonly<Record<string, ReadonlyArray<() => readonly [path: string, request?: TestRequest]>>> = {
  createToken: [() => ["/connect/token", { raw: credentials, headers: form }]],
  createCustomerToken: [() => ["/connect/customertoken", { body: { token: "demo-anna" } }]],
  getCustomer: [() => ["/customer", { token }]],
  saveDeliverySettings: [
    () => [
      "/customer/userdeliverysettings",
      { token, body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "1001" } }
    ]
  ],
  listSites: [() => ["/sites?siteTypeId=3"], () => ["/sites?id=1001"], () => ["/sites?siteTypeId=1"]],
  storeNumberOfSite: [() => ["/sites/1001/storeNumber"]],
  storeNumberOfZip: [() => ["/zipCodes/111%2022/storeNumber"]],
  recommendedStores: [() => ["/postalCode/GetRecommendedStoresByZip?zip=75310&count=5"]],
  listDeliveryCities: [() => ["/districts/cities"]],
  getDeliveryCity: [() => ["/districts/cities/stockholm"], () => ["/districts/cities/G%C3%B6teborg"]],
  listCategoryProducts: [
    () => ["/Loop54/category/11/products?store=3201&take=100"],
    () => ["/Loop54/category/10/products?take=100"]
  ],
  listProducts: [
    () => ["/Loop54/products?store=3201&take=100"],
    () => ["/Loop54/products?store=3202&take=100&skip=100&SortField=p_price_desc"],
    () => ["/Loop54/products?store=3203&take=100&skip=300&SortField=p_comparison_price"],
    () => ["/Loop54/products?take=100&skip=200&q=ost"]
  ],
  productsByIds: [() => [`/Loop54/products/${product.id}?store=3201`], () => [`/Loop54/products/${product.gtin}`]],
  recipesByIds: [() => ["/Loop54/recipes/12,13"]],
  topSellers: [() => ["/Loop54/products/topsellers?store=3201&take=5"]],
  relatedProducts: [() => [`/Loop54/products/${product.id}/related?store=3201`]],
  recommendedProducts: [() => [`/Loop54/products/${product.id}/recommended?store=3201`]],
  search: [
    () => ["/Loop54/search?SearchQuery=mj%C3%B6lk&store=3201"],
    () => ["/Loop54/search?Q=mjlk"],
    () => ["/Loop54/search?Q=kundservice&type=page"],
    () => ["/Loop54/search?Q="]
  ],
  quickSearch: [
    () => ["/Loop54/search/quick/?q=stockholm&store=3201"],
    () => ["/Loop54/search/quick?q=ban"],
    () => ["/Loop54/search/quick/?size=5&page=0&store=3201"]
  ],
  notifyClick: [() => [`/Loop54/notify/click?EntitytId=${product.id}&q=mj%C3%B6lk`]],
  notifyAddingToCart: [() => [`/Loop54/notify/adding-to-cart?EntitytId=${product.id}`]],
  getPageData: [() => ["/PageData/start"], () => ["/PageData/%2Fkundservice%2Fkopvillkor"]],
  getNavigation: [() => ["/navigation?nocache=true"]],
  getSettings: [() => ["/settings"]],
  listOffers: [() => ["/offers?store=3201"], () => ["/offers?store=3201&week=next&size=5"]],
  getPickingFee: [
    () => [`/deliveries/pickingFee?deliveryType=homeDelivery&cartId=${cart}&isReplacement=false`, { token }],
    () => ["/deliveries/pickingFee?deliveryType=pickupAtStore"]
  ],
  createCart: [() => ["/carts", { token, body: { storeNumber: "3201" } }]],
  addItems: [() => [`/carts/${cart}/additems`, { token, body: { items: [line(product, 30)] } }]],
  getCart: [() => [`/carts/${cart}`, { token }]],
  changeItem: [() => [`/carts/${cart}/items/${lastItem}`, { token, body: { quantity: 2 } }]],
  mapDiscountCode: [() => ["/DiscountCodeMap?code=sommar", { token }]],
  addDiscountCode: [
    () => [
      `/carts/${cart}/discountCodes`,
      { token, body: { gtin: "9900000000035", name: "SOMMAR", relatedGtin: null } }
    ]
  ],
  removeDiscountCode: [() => [`/carts/${cart}/discountCodes?gtin=9900000000035`, { token }]],
  moveCart: [
    () => [`/carts/${cart}/move`, { token, body: { storeNumber: "3202", keepCart: true } }],
    () => [`/carts/${cart}/move`, { token, body: { storeNumber: "3201", keepCart: true } }]
  ],
  removeItem: [() => [`/carts/${cart}/items/${lastItem}`, { token }]],
  chooseSlot: [() => [`/carts/${cart}/slot`, { token, body: { slotId: slot } }]],
  checkOutCart: [() => [`/carts/${cart}/checkout`, { token, body: { payment: "onDelivery", message: "Ring på" } }]],
  listOrders: [() => ["/orders?afterDeliveryDate=2025-01-01", { token }], () => ["/orders", { token }]],
  getOrder: [() => ["/orders/anna-order-1", { token }]],
  listFavourites: [() => ["/favorites", { token }]],
  deleteCart: [() => [`/carts/${cart}`, { token }]],
  customerStatus: [() => ["/customer/status/199001012385"], () => ["/customer/status/198501012390"]],
  customerByEmail: [
    () => ["/customer/email/ledig%40exempel.se"],
    () => ["/customer/email/anna.andersson%40exempel.se"]
  ],
  createCustomer: [
    () => [
      "/customer/createcustomer",
      {
        body: {
          pnr: "199001012385",
          emailAddress: "ny.kund@exempel.se",
          password: "Matkasse-2027",
          mobilePhone: "0701234567",
          referrer: ""
        }
      }
    ]
  ],
  requestPasswordReset: [
    () => ["/customer/requestpasswordreset", { body: { email: "erik.eriksson@exempel.se" } }],
    () => ["/customer/requestpasswordreset", { body: { emailAddress: "ingen@exempel.se" } }]
  ],
  changePasswordWithToken: [
    () => [
      "/customer/changepasswordwithtoken",
      { body: { authToken: resetToken, password: "Matkasse-2028", passwordConfirmation: "Matkasse-2028" } }
    ]
  ],
  revokeToken: [() => ["/connect/revoke", { token }]]
}
let lastItem = ""
let resetToken = ""

const contractError = (endpoint: Pick<Endpoint, "response">, { text, json }: TestResponse): string | null => {
  if (endpoint.response === null) return text === "" ? null : "a body where none is declared"
  const exit = Schema.decodeUnknownExit(endpoint.response)(json, { errors: "all" })
  return Exit.isSuccess(exit) ? null : String(Cause.squash(exit.cause)).slice(0, 1_500)
}

/** Sets up the state that a call needs to succeed. */
const prepare = async (name: string): Promise<void> => {
  if (name === "checkOutCart" || name === "removeItem")
    await shop.call("POST", `/carts/${cart}/additems`, { token, body: { items: [line(product, 1)] } })
  if (name === "changePasswordWithToken") {
    const {
      rows: [mail]
    } = await sql<{
      body: string
    }>`select body from mail where recipient = 'erik.eriksson@exempel.se' order by id desc limit 1`.execute(
      shop.database.sql
    )
    resetToken = /glomt-losenord\/(\S+)/.exec(mail?.body ?? "")?.[1] ?? ""
  }
  if (name === "deleteCart")
    cart = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
  lastItem = (await shop.call("GET", `/carts/${cart}`, { token })).json.items?.[0]?.id ?? ""
}

describe("the staging API", () => {
  it("responds to every declared call exactly as declared", async () => {
    const endpoints = new Map(shop.staging.endpoints.map((endpoint) => [endpoint.name, endpoint]))
    expect(Object.keys(calls).toSorted()).toEqual([...endpoints.keys()].toSorted())
    for (const [name, variants] of Object.entries(calls)) {
      const endpoint = endpoints.get(name) as Endpoint
      for (const variant of variants) {
        await prepare(name)
        const [path, request] = variant()
        const response = await shop.call(endpoint.method, path, request)
        expect([name, path, response.status, response.status >= 400 ? response.text : ""]).toEqual([
          name,
          path,
          endpoint.status ?? 200,
          ""
        ])
        expect([name, path, contractError(endpoint, response)]).toEqual([name, path, null])
        expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
        // The compression in front of the API skips small responses by their content-length.
        const size = response.text === "" ? null : String(Buffer.byteLength(response.text))
        expect([name, response.headers.get("content-length"), response.headers.get("vary")]).toEqual([
          name,
          size,
          "accept-encoding"
        ])
      }
    }
    expect(shop.problems).toEqual([])
  })

  it("offers catering slots, on some dates fully booked and on others free", async () => {
    type Day = {
      readonly deliverySlots: ReadonlyArray<{
        readonly maxCateredReservations: number
        readonly cateredReservations: number
      }>
    }
    const response = await shop.call("POST", "/graphql", { body: slotsBody("Pickup") })
    const days = (response.json.data.deliverySlotsAvailability as ReadonlyArray<Day>).map(({ deliverySlots }) =>
      deliverySlots.filter(({ maxCateredReservations }) => maxCateredReservations > 0)
    )
    const full = days.filter(
      (slots) =>
        slots.length > 0 &&
        slots.every(({ maxCateredReservations, cateredReservations }) => cateredReservations >= maxCateredReservations)
    )
    expect(full.length).toBeGreaterThan(0)
    expect(full.length).toBeLessThan(days.length / 2)
    expect(
      days.every((slots) =>
        slots.every(({ maxCateredReservations, cateredReservations }) => cateredReservations <= maxCateredReservations)
      )
    ).toBe(true)
  })

  it("API-74 API-75 API-76 API-77 responds to the four operations of the GraphQL endpoint as declared", async () => {
    for (const method of ["Home", "Pickup"] as const) {
      const slots = await shop.call("POST", "/graphql", { body: slotsBody(method) })
      expect(contractError(deliverySlotsAvailability, slots)).toBeNull()
      expect(slots.json.data.deliverySlotsAvailability).toHaveLength(14)
    }
    const fresh = await shop.logIn()
    const bought = await shop.call("POST", "/graphql", {
      token: fresh,
      body: {
        operationName: mostBoughtProducts.name,
        query: mostBoughtProducts.document,
        variables: { size: 5, days: 90 }
      }
    })
    expect(contractError(mostBoughtProducts, bought)).toBeNull()
    expect(bought.json.data.mostBoughtProducts).toHaveLength(5)
    const recipes = await shop.call("POST", "/graphql", {
      token: fresh,
      body: { operationName: mostBoughtRecipes.name, query: mostBoughtRecipes.document, variables: { size: 5 } }
    })
    expect(contractError(mostBoughtRecipes, recipes)).toBeNull()
    const cookies = await shop.call("POST", "/graphql", {
      body: { operationName: getCookies.name, query: getCookies.document, variables: {} }
    })
    expect(contractError(getCookies, cookies)).toBeNull()
    expect(cookies.json.data.getCookies.domain).toBe("shop.test")
    expect(cookies.json.data.getCookies.cookies.map(({ Name }: { readonly Name: string }) => Name).toSorted()).toEqual(
      Object.values(cookieNames).toSorted()
    )
  })

  it.each([
    ["Home", "abcde"],
    ["Home", "1112"],
    ["Home", null],
    ["Pickup", "x"]
  ] as const)("DELIV-02 refuses delivery times for %s and the postal code %j", async (deliveryMethod, zipCode) => {
    const {
      variables: { input },
      ...body
    } = slotsBody("Home")
    const { status, json } = await shop.call("POST", "/graphql", {
      body: { ...body, variables: { input: { ...input, deliveryMethod, zipCode } } }
    })
    expect([status, json.errors?.[0].extensions.code]).toEqual([200, "ERR_VALIDATION"])
  })

  it("returns no times without home delivery, and refuses an unknown site", async () => {
    const {
      variables: { input },
      ...body
    } = slotsBody("Home")
    const slotsFor = async (fields: object) =>
      (await shop.call("POST", "/graphql", { body: { ...body, variables: { input: { ...input, ...fields } } } })).json
    expect((await slotsFor({ zipCode: "98107" })).data.deliverySlotsAvailability).toEqual([])
    expect((await slotsFor({ zipCode: "00000" })).data.deliverySlotsAvailability).toEqual([])
    expect((await slotsFor({ siteId: "9999" })).errors[0].extensions.code).toBe("ERR_SITE_NOT_FOUND")
  })
})
