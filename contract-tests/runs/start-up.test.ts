import type { DeliveryMethod } from "#core/assortment/model.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { dismissReplacedSelection } from "#core/assortment/dismiss-replaced-selection.ts"
import { selectionReplacementState } from "#core/assortment/selection-replacement-state.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { cliPolicy, pagePolicy } from "#core/contract/policy.ts"
import { completeStartUp } from "#core/journeys/complete-start-up.ts"
import { adoptSelection } from "#core/journeys/adopt-selection.ts"
import { logIn } from "#core/journeys/log-in.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { sessionState } from "#core/session/session-state.ts"
import { wireCustomer } from "../suites/wire-customer.ts"
import { wireSettings } from "../suites/wire-settings.ts"
import { type FakeShopOptions, openFakeShop, pickupSelection } from "./fake-shop.ts"

const aSite = (id: string, selectable: boolean) => ({
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
    if (path === "/connect/token")
      return respondWithJson({ access_token: "x.y.z", token_type: "Bearer", expires_in: 3_600, scope: "shop" })
    if (path === "/sites") return respondWithJson({ sites: [aSite("01", true), aSite("02", false), aSite("03", true)] })
    if (path === "/zipCodes/11122/storeNumber")
      return respondWithJson({ storeNumber: "3203", provider: "own", siteId: "03", city: "Stockholm" })
    return path === "/orders" ? respondWithJson({ carts: [], orders: [] }) : respondWithError(404, "ERR_NOT_FOUND")
  }

const storedCookies = (fields: Readonly<Record<string, unknown>> = {}) => ({
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

/** Runs the start-up twice, then adopts the selection of the cookie, as when the shopper returns to the page. */
const startTwiceAndAdopt = async (server: FakeServer, options: FakeShopOptions = {}) => {
  const shop = await openFakeShop(server, { policy: cliPolicy(0), selection: null, ...options })
  const firstResult = await shop.run(startUp({ deleteStaleCarts: true }))
  const secondResult = await shop.run(startUp({ deleteStaleCarts: true }))
  const promptsForStore = [firstResult, secondResult].map(
    (result) => result._tag === "Success" && result.success.promptsForStore
  )
  const cookie = await shop.run(Effect.andThen(adoptSelection(), shop.cookies.get(cookieNames.assortment)))
  await shop.dispose()
  return {
    cookie: cookie._tag === "Success" ? cookie.success : null,
    selection: shop.states.of(assortmentState).current().selection,
    promptsForStore,
    paths: shop.sent.map(({ path }) => path)
  }
}

const firstStore: Partial<DeliverySelection> = { method: "pickupAtStore", siteId: "01", storeNumber: "3201" }

const missingSettings: ReadonlyArray<
  readonly [string, SavedSettings, Readonly<Record<string, string>>, Partial<DeliverySelection>]
> = [
  [
    "site",
    { userSiteId: null, userDeliveryMethod: "pickupAtStore", userPostalCode: null },
    storedCookies(),
    firstStore
  ],
  [
    "delivery method",
    { userSiteId: "03", userDeliveryMethod: null, userPostalCode: "11122" },
    storedCookies({ deliveryType: "homeDelivery", userPostalCode: "41101" }),
    { method: "homeDelivery", postalCode: "11122" }
  ],
  [
    "postal code",
    { userSiteId: "03", userDeliveryMethod: "homeDelivery", userPostalCode: null },
    storedCookies({ userPostalCode: "11122" }),
    { method: "homeDelivery", postalCode: "11122" }
  ]
]

const unselectableStores: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
  ["is no longer selectable", {}],
  ["is no longer selectable but still in the cookie", storedCookies({ userSiteId: "02", storeNo: "3202" })]
]

describe("the store at start-up", () => {
  it("DELIV-15 DELIV-16 is the customer's saved store, if it is selectable", async () => {
    const { selection, promptsForStore, paths } = await startTwiceAndAdopt(
      serverWith({ userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null })
    )
    expect(selection).toMatchObject(firstStore)
    expect(promptsForStore).toEqual([false, false])
    expect(paths.indexOf("/sites")).toBeGreaterThan(paths.indexOf("/customer"))
  })

  it.each([
    ["another method", "homeDelivery", storedCookies()],
    ["another store", "pickupAtStore", storedCookies()],
    [
      "another postal code",
      "homeDelivery",
      storedCookies({ deliveryType: "homeDelivery", userSiteId: "03", userPostalCode: "11199" })
    ]
  ] as const)("DELIV-15 DELIV-16 is the saved one even when the browser has %s", async (_, method, cookies) => {
    const { selection } = await startTwiceAndAdopt(
      serverWith({ userSiteId: "03", userDeliveryMethod: method, userPostalCode: "11122" }),
      { cookies }
    )
    expect(selection).toMatchObject({ method, siteId: "03", postalCode: "11122" })
  })

  it.each(missingSettings)(
    "DELIV-17 takes a missing %s from the browser's cookie",
    async (_, saved, cookies, expected) => {
      expect((await startTwiceAndAdopt(serverWith(saved), { cookies })).selection).toMatchObject(expected)
    }
  )

  it("DELIV-14 is asked for once when home delivery is saved without a postal code", async () => {
    const { selection, promptsForStore } = await startTwiceAndAdopt(
      serverWith({ userSiteId: "03", userDeliveryMethod: "homeDelivery", userPostalCode: null })
    )
    expect([selection, promptsForStore]).toEqual([null, [true, false]])
  })

  it.each(unselectableStores)("DELIV-18 DELIV-19 is asked for once when the saved store %s", async (_, cookies) => {
    const { selection, promptsForStore } = await startTwiceAndAdopt(
      serverWith({ userSiteId: "02", userDeliveryMethod: "pickupAtStore", userPostalCode: null }),
      { cookies }
    )
    expect([selection, promptsForStore]).toEqual([null, [true, false]])
  })

  it("is removed from the cookie when a customer's store is no longer selectable", async () => {
    const server = serverWith({ userSiteId: "02", userDeliveryMethod: "pickupAtStore", userPostalCode: null })
    expect(
      await startTwiceAndAdopt(server, { cookies: storedCookies({ userSiteId: "02", storeNo: "3202" }) })
    ).toMatchObject({
      selection: null,
      cookie: null
    })
  })

  it("DELIV-19 is asked for once for a customer without a saved store, and never for a visitor", async () => {
    expect((await startTwiceAndAdopt(serverWith(nothingSaved))).promptsForStore).toEqual([true, false])
    expect((await startTwiceAndAdopt(serverWith(nothingSaved), { isLoggedIn: false })).promptsForStore).toEqual([
      false,
      false
    ])
  })

  it.each([
    ["is no longer selectable", { userSiteId: "02", storeNo: "3202" }, null],
    ["no longer exists", { userSiteId: "77", storeNo: "3277" }, null],
    ["is still selectable", {}, firstStore],
    [
      "is not selectable for pickup, but delivers to the visitor",
      { deliveryType: "homeDelivery", userPostalCode: "11122", userSiteId: "02", storeNo: "3202" },
      { method: "homeDelivery", siteId: "02" }
    ]
  ] as const)(
    "STORE-05 DELIV-19 is kept for a visitor only if it can be selected or delivers to the visitor: a store that %s",
    async (_, fields, expected) => {
      const { selection, promptsForStore } = await startTwiceAndAdopt(serverWith(nothingSaved), {
        isLoggedIn: false,
        cookies: storedCookies(fields)
      })
      if (expected === null) expect(selection).toBeNull()
      else expect(selection).toMatchObject(expected)
      expect(promptsForStore).toEqual([false, false])
    }
  )

  it.each([
    ["a visitor", { isLoggedIn: false }, nothingSaved],
    [
      "a customer",
      { isLoggedIn: true },
      { userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null }
    ]
  ] as const)(
    "is updated to its current number, name and city for %s with an outdated cookie",
    async (_, { isLoggedIn }, saved) => {
      const { selection, cookie } = await startTwiceAndAdopt(serverWith(saved), {
        isLoggedIn,
        cookies: storedCookies({ storeNo: "3203", storeName: "Butik 03", city: "Umeå" })
      })
      const current = { storeNumber: "3201", storeName: "Butik 01", city: "Stockholm" }
      expect([selection, JSON.parse(cookie ?? "null")]).toMatchObject([
        current,
        { storeNo: "3201", storeName: current.storeName, city: current.city, userSiteId: "01" }
      ])
    }
  )

  it.each(["storeNo", "storeName", "city"])("is updated when only the cookie's %s is outdated", async (field) => {
    const { selection, cookie } = await startTwiceAndAdopt(serverWith(nothingSaved), {
      isLoggedIn: false,
      cookies: storedCookies({ [field]: "gammal" })
    })
    expect([selection, JSON.parse(cookie ?? "null")]).toMatchObject([
      { storeNumber: "3201", storeName: "Butik 01", city: "Stockholm" },
      { storeNo: "3201", storeName: "Butik 01", city: "Stockholm" }
    ])
  })

  it("is neither looked up nor saved again when the customer's saved home delivery equals the browser's selection", async () => {
    const { paths, selection } = await startTwiceAndAdopt(
      serverWith({ userSiteId: "03", userDeliveryMethod: "homeDelivery", userPostalCode: "11122" }),
      {
        cookies: storedCookies({
          deliveryType: "homeDelivery",
          userSiteId: "03",
          userPostalCode: "11122",
          storeNo: "3203",
          storeName: "Butik 03"
        })
      }
    )
    expect(selection).toMatchObject({ method: "homeDelivery", siteId: "03", postalCode: "11122" })
    expect(paths.filter((path) => path.includes("zipCodes"))).toEqual([])
    expect(paths).not.toContain("/customer/userdeliverysettings")
  })

  it("is saved from the browser's selection for a customer without a saved store", async () => {
    const { paths } = await startTwiceAndAdopt(serverWith(nothingSaved), { cookies: storedCookies() })
    expect(paths).toContain("/customer/userdeliverysettings")
  })

  it("is neither loading nor failed after it is restored from the browser, even when none was stored", async () => {
    for (const cookies of [storedCookies(), {}]) {
      const shop = await openFakeShop(serverWith(nothingSaved), { isLoggedIn: false, selection: null, cookies })
      await shop.run(startUp({ deleteStaleCarts: false }))
      expect(shop.states.of(assortmentState).current()).toMatchObject({ loading: false, failed: false })
      await shop.dispose()
    }
  })

  it("has its current number and name but the city of the cookie when the cookie is for home delivery", async () => {
    const { selection } = await startTwiceAndAdopt(serverWith(nothingSaved), {
      isLoggedIn: false,
      cookies: storedCookies({
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
    const { selection, promptsForStore } = await startTwiceAndAdopt(
      (request) => (request.path === "/sites" ? unreachable() : server(request)),
      { cookies: storedCookies() }
    )
    expect([selection, promptsForStore]).toEqual([
      { ...pickupSelection, siteId: "01", storeName: "Butik 01" },
      [false, false]
    ])
  })
})

describe("the shell at start-up", () => {
  const settings = wireSettings()
  const navigation = {
    data: {
      tree: { id: "1", name: "Start", type: "StartPage", link: { url: "/" }, children: [] },
      header: [],
      footer: [],
      customerService: []
    }
  }

  it.each([
    ["both", true, true],
    ["only the settings", true, false],
    ["only the navigation", false, true],
    ["nothing", false, false]
  ])("NET-12 is complete only with settings and navigation: it has %s", async (_, hasSettings, hasNavigation) => {
    const shop = await openFakeShop(
      ({ path }) => {
        if (path === "/settings" && hasSettings) return respondWithJson(settings)
        if (path === "/navigation" && hasNavigation) return respondWithJson(navigation)
        return respondWithError(500, "ERR_INTERNAL")
      },
      { policy: cliPolicy(0), isLoggedIn: false }
    )
    await shop.run(startUp({ deleteStaleCarts: false }))
    expect(shop.states.of(shellState).current().complete).toBe(hasSettings && hasNavigation)
    await shop.dispose()
  })

  it("NET-12 does not delay the request for the customer while it is incomplete", async () => {
    let isReachable = false
    const server = serverWith({ userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null })
    const shop = await openFakeShop(
      (request) => {
        if (!isReachable) return unreachable(request.path)
        return request.path === "/navigation" || request.path === "/settings" ? Effect.never : server(request)
      },
      { policy: pagePolicy }
    )
    await shop.run(startUp({ deleteStaleCarts: false }))
    isReachable = true
    const abortController = new AbortController()
    const completionPromise = shop.run(completeStartUp(), { signal: abortController.signal }).catch(() => "interrupted")
    await shop.advance(1)
    expect(shop.states.of(sessionState).current().customer).toMatchObject({ firstName: "Anna" })
    abortController.abort()
    expect(await completionPromise).toBe("interrupted")
    await shop.dispose()
  })
})

describe("the store at the log-in", () => {
  const logInWith = async (saved: SavedSettings, cookies: Readonly<Record<string, string>>) => {
    const shop = await openFakeShop(serverWith(saved), {
      policy: cliPolicy(0),
      selection: null,
      isLoggedIn: false,
      cookies
    })
    await shop.run(startUp({ deleteStaleCarts: true }))
    await shop.run(logIn({ email: "anna@exempel.se", password: "Matkasse-2026" }))
    const result = {
      selection: shop.states.of(assortmentState).current().selection,
      replacement: shop.states.of(selectionReplacementState).current()
    }
    await shop.run(dismissReplacedSelection())
    expect(shop.states.of(selectionReplacementState).current()).toBeNull()
    await shop.dispose()
    return result
  }
  const savedThirdStore: SavedSettings = { userSiteId: "03", userDeliveryMethod: "pickupAtStore", userPostalCode: null }

  it("DELIV-16 is the saved one, and the previous selection is stored so that the shopper can change back", async () => {
    const { selection, replacement } = await logInWith(savedThirdStore, storedCookies())
    expect(selection).toMatchObject({ siteId: "03" })
    expect(replacement).toMatchObject({ before: firstStore, after: { siteId: "03" } })
  })

  it.each([
    ["the same is saved", { ...savedThirdStore, userSiteId: "01" }, storedCookies()],
    ["none is saved", nothingSaved, storedCookies()],
    ["none was selected before", savedThirdStore, {}]
  ])("replaces no selection when %s", async (_, saved, cookies) => {
    expect((await logInWith(saved, cookies)).replacement).toBeNull()
  })
})
