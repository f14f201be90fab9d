import type { DeliveryMethod } from "#core/assortment/model.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { adoptSelection } from "#core/journeys/adopt-selection.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { wireCustomer } from "../suites/wire-customer.ts"
import { type FakeShopOptions, openFakeShop, pickupSelection } from "./fake-shop.ts"

const site = (id: string, selectable: boolean) => ({
  id,
  name: `Butik ${id}`,
  city: "Stockholm",
  storeNumber: `32${id}`,
  streetAddress: "Storgatan 1",
  zipcode: "11234",
  data: { siteId: id, displayInSiteStoreSelector: selectable },
  populated: { searchKeyWords: [], contactInformation: { phone: "", email: "" } }
})

interface SavedSettings {
  readonly userSiteId: string | null
  readonly userDeliveryMethod: DeliveryMethod | null
  readonly userPostalCode: string | null
}

const nothingSaved: SavedSettings = { userSiteId: null, userDeliveryMethod: null, userPostalCode: null }

const serverWith =
  (saved: SavedSettings): FakeServer =>
  ({ path }) => {
    if (path === "/customer") return respondWithJson(wireCustomer({ ...saved }))
    if (path === "/sites") return respondWithJson({ sites: [site("01", true), site("02", false), site("03", true)] })
    if (path === "/zipCodes/11122/storeNumber")
      return respondWithJson({ storeNumber: "3203", provider: "own", siteId: "03", city: "Stockholm" })
    return path === "/orders" ? respondWithJson({ carts: [], orders: [] }) : respondWithError(404, "ERR_NOT_FOUND")
  }

const storedCookie = (fields: Readonly<Record<string, unknown>> = {}) => ({
  [cookieNames.assortment]: JSON.stringify({
    deliveryType: "pickupAtStore",
    userSiteId: "01",
    userPostalCode: null,
    storeNo: "3201",
    storeName: "Butik 01",
    city: "Stockholm",
    ...fields
  })
})

const startTwice = async (server: FakeServer, options: FakeShopOptions = {}) => {
  const shop = await openFakeShop(server, { policy: cliPolicy(0), selection: null, ...options })
  const first = await shop.start(startUp({ deleteStaleCarts: true }))
  const second = await shop.start(startUp({ deleteStaleCarts: true }))
  const asked = [first, second].map((result) => result._tag === "Success" && result.success.promptsForStore)
  const cookie = await shop.start(Effect.andThen(adoptSelection(), shop.cookies.get(cookieNames.assortment)))
  return {
    cookie: cookie._tag === "Success" ? cookie.success : null,
    selection: shop.states.of(assortmentState).current().selection,
    asked,
    paths: shop.sent.map(({ path }) => path),
    disposed: await shop.dispose()
  }
}

const firstStore: Partial<DeliverySelection> = { method: "pickupAtStore", siteId: "01", storeNumber: "3201" }

const missingSettings: ReadonlyArray<
  readonly [string, SavedSettings, Readonly<Record<string, string>>, Partial<DeliverySelection>]
> = [
  ["site", { userSiteId: null, userDeliveryMethod: "pickupAtStore", userPostalCode: null }, storedCookie(), firstStore],
  [
    "delivery method",
    { userSiteId: "03", userDeliveryMethod: null, userPostalCode: "11122" },
    storedCookie({ deliveryType: "homeDelivery", userPostalCode: "41101" }),
    { method: "homeDelivery", postalCode: "11122" }
  ],
  [
    "postal code",
    { userSiteId: "03", userDeliveryMethod: "homeDelivery", userPostalCode: null },
    storedCookie({ userPostalCode: "11122" }),
    { method: "homeDelivery", postalCode: "11122" }
  ]
]

const unselectable: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
  ["is no longer selectable", {}],
  ["is no longer selectable but still in the cookie", storedCookie({ userSiteId: "02", storeNo: "3202" })]
]

describe("the store at start-up", () => {
  it("DELIV-15 DELIV-16 is the customer's saved store, if it is selectable", async () => {
    const { selection, asked, paths } = await startTwice(
      serverWith({ userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null })
    )
    expect(selection).toMatchObject(firstStore)
    expect(asked).toEqual([false, false])
    expect(paths.indexOf("/sites")).toBeGreaterThan(paths.indexOf("/customer"))
  })

  it.each([
    ["another method", "homeDelivery", storedCookie()],
    ["another store", "pickupAtStore", storedCookie()],
    [
      "another postal code",
      "homeDelivery",
      storedCookie({ deliveryType: "homeDelivery", userSiteId: "03", userPostalCode: "11199" })
    ]
  ] as const)("DELIV-15 DELIV-16 is the saved one even when the browser has %s", async (_, method, cookies) => {
    const { selection } = await startTwice(
      serverWith({ userSiteId: "03", userDeliveryMethod: method, userPostalCode: "11122" }),
      { cookies }
    )
    expect(selection).toMatchObject({ method, siteId: "03", postalCode: "11122" })
  })

  it.each(missingSettings)(
    "DELIV-17 takes a missing %s from the browser's cookie",
    async (_, saved, cookies, expected) => {
      expect((await startTwice(serverWith(saved), { cookies })).selection).toMatchObject(expected)
    }
  )

  it("DELIV-14 must be chosen when home delivery is saved without a postal code", async () => {
    const { selection, asked } = await startTwice(
      serverWith({ userSiteId: "03", userDeliveryMethod: "homeDelivery", userPostalCode: null })
    )
    expect([selection, asked]).toEqual([null, [true, false]])
  })

  it.each(unselectable)("DELIV-18 DELIV-19 must be chosen once when the saved store %s", async (_, cookies) => {
    const { selection, asked } = await startTwice(
      serverWith({ userSiteId: "02", userDeliveryMethod: "pickupAtStore", userPostalCode: null }),
      { cookies }
    )
    expect([selection, asked]).toEqual([null, [true, false]])
  })

  it("DELIV-18 STORE-05 is removed from the cookie when a customer's store is no longer selectable", async () => {
    const server = serverWith({ userSiteId: "02", userDeliveryMethod: "pickupAtStore", userPostalCode: null })
    expect(await startTwice(server, { cookies: storedCookie({ userSiteId: "02", storeNo: "3202" }) })).toMatchObject({
      selection: null,
      cookie: null
    })
  })

  it("DELIV-19 must be chosen once by a customer without a saved store, and never by a visitor", async () => {
    expect((await startTwice(serverWith(nothingSaved))).asked).toEqual([true, false])
    expect((await startTwice(serverWith(nothingSaved), { customer: false })).asked).toEqual([false, false])
  })

  it.each([
    ["is no longer selectable", { userSiteId: "02", storeNo: "3202" }, null],
    ["no longer exists", { userSiteId: "77", storeNo: "3277" }, null],
    ["is still selectable", {}, firstStore],
    [
      "offers only home delivery",
      { deliveryType: "homeDelivery", userPostalCode: "11122", userSiteId: "02", storeNo: "3202" },
      { method: "homeDelivery", siteId: "02" }
    ]
  ] as const)(
    "STORE-05 DELIV-19 is kept for a visitor only if it can be selected: a store that %s",
    async (_, fields, expected) => {
      const { selection, asked } = await startTwice(serverWith(nothingSaved), {
        customer: false,
        cookies: storedCookie(fields)
      })
      if (expected === null) expect(selection).toBeNull()
      else expect(selection).toMatchObject(expected)
      expect(asked).toEqual([false, false])
    }
  )

  it.each([
    ["a visitor", { customer: false }, nothingSaved],
    ["a customer", { customer: true }, { userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null }]
  ] as const)(
    "DELIV-15 is updated to its current number, name and city for %s with an outdated cookie",
    async (_, { customer }, saved) => {
      const { selection, cookie } = await startTwice(serverWith(saved), {
        customer,
        cookies: storedCookie({ storeNo: "3203", storeName: "Butik 03", city: "Umeå" })
      })
      const current = { storeNumber: "3201", storeName: "Butik 01", city: "Stockholm" }
      expect([selection, JSON.parse(cookie ?? "null")]).toMatchObject([
        current,
        { storeNo: "3201", storeName: current.storeName, city: current.city, userSiteId: "01" }
      ])
    }
  )

  it("updates the store of a home delivery, but not its city", async () => {
    const { selection } = await startTwice(serverWith(nothingSaved), {
      customer: false,
      cookies: storedCookie({
        deliveryType: "homeDelivery",
        userPostalCode: "11122",
        userSiteId: "02",
        storeNo: "9999",
        city: "Solna"
      })
    })
    expect(selection).toMatchObject({
      method: "homeDelivery",
      siteId: "02",
      storeNumber: "3202",
      storeName: "Butik 02",
      city: "Solna"
    })
  })

  it("is unchanged when the stores cannot be loaded", async () => {
    const server = serverWith({ userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null })
    const { selection, asked } = await startTwice(
      (request) => (request.path === "/sites" ? unreachable() : server(request)),
      { cookies: storedCookie() }
    )
    expect([selection, asked]).toEqual([{ ...pickupSelection, siteId: "01", storeName: "Butik 01" }, [false, false]])
  })
})
