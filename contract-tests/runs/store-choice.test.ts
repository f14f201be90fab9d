import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { connectionState } from "#core/connection/connection-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { Effect, Logger } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import type { Store } from "#core/assortment/model.ts"
import { listStores } from "#core/assortment/list-stores.ts"
import { canAddRecipeBags, canAddProductsOrRecipes } from "#core/assortment/rules.ts"
import { findStores } from "#core/assortment/store-search.ts"
import { setAssortment } from "#core/assortment/set-assortment.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { setCartSlot } from "#core/delivery/set-cart-slot.ts"
import { findSlots } from "#core/delivery/find-slots.ts"
import { refreshDisplayedSlot } from "#core/delivery/refresh-displayed-slot.ts"
import { noDisplayedSlot } from "#core/delivery/rules.ts"
import { restoreSelection } from "#core/journeys/restore-assortment.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { type FakeShop, type FakeShopOptions, openFakeShop, pickupSelection, withFakeShop } from "./fake-shop.ts"
import { aCart } from "#core/cart/testing.ts"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"

const aSite = (id: string, name: string, selectable: boolean) => ({
  id,
  name,
  city: "Stockholm",
  storeNumber: `32${id}`,
  streetAddress: "Sankt Eriksgatan 34",
  zipcode: "11234",
  data: { siteId: id, displayInSiteStoreSelector: selectable },
  populated: { searchKeyWords: ["city"], contactInformation: { phone: "08-123", email: "butik@exempel.se" } }
})
const sites = { sites: [aSite("01", "Vasastan", true), aSite("02", "Lagret", false)] }
const storeServer: FakeServer = ({ path }) => {
  if (path === "/sites") return respondWithJson(sites)
  if (path === "/zipCodes/11122/storeNumber")
    return respondWithJson({ storeNumber: "3201", provider: "own", siteId: "01", city: "Stockholm" })
  return path.startsWith("/zipCodes/") ? respondWithError(404, "ERR_NO_HOME_DELIVERY") : respondWithJson(null, 204)
}

const withShop = (
  server: FakeServer,
  work: (shop: FakeShop) => Promise<void>,
  options: FakeShopOptions = { isLoggedIn: false, selection: null }
) => withFakeShop(server, work, { policy: noRetryPolicy, ...options })
const readAssortmentCookie = async (shop: FakeShop) => {
  const readResult = await shop.run(shop.cookies.get(cookieNames.assortment))
  return readResult._tag === "Success" && readResult.success !== null
    ? (JSON.parse(readResult.success) as Record<string, unknown>)
    : null
}
/** Makes `work` collect its log lines in `logLines` when it runs. */
const withLog = <A, E, R>(work: Effect.Effect<A, E, R>) => {
  const logLines: Array<string> = []
  return {
    logLines,
    work: Effect.provide(work, Logger.layer([Logger.make(({ message }) => void logLines.push(String(message)))]))
  }
}
const selectStore = setAssortment({ method: "pickupAtStore", siteId: "01" })
const selectHomeDelivery = setAssortment({ method: "homeDelivery", postalCode: "111 22" })
const customerWithoutStore: FakeShopOptions = { isLoggedIn: true, selection: null }

describe("setAssortment", () => {
  it("DELIV-20 sets loading, fetches the store, then sets the assortment", () =>
    withShop(
      (request) => Effect.delay(storeServer(request), 100),
      async (shop) => {
        const changes: Array<unknown> = []
        const subscription = shop.states
          .of(assortmentState)
          .changes$.subscribe(({ selection, loading }) =>
            changes.push([selection?.storeName ?? null, loading, shop.sent.length])
          )
        const selectionPromise = shop.run(selectStore)
        await shop.advance(100)
        await selectionPromise
        subscription.unsubscribe()
        expect(changes).toEqual([
          [null, false, 0],
          [null, true, 0],
          ["Vasastan", false, 1]
        ])
      }
    ))

  it("DELIV-02 selects home delivery by a postal code with a space, and stores it in the cookie", () =>
    withShop(storeServer, async (shop) => {
      expect(await shop.run(selectHomeDelivery)).toMatchObject({
        success: {
          method: "homeDelivery",
          postalCode: "11122",
          storeNumber: "3201",
          storeName: "Vasastan",
          city: "Stockholm"
        }
      })
      expect(await readAssortmentCookie(shop)).toMatchObject({
        deliveryType: "homeDelivery",
        userPostalCode: "11122",
        userSiteId: "01",
        storeNo: "3201"
      })
    }))

  it("TIME-03 stores the selection for a day", () =>
    withShop(storeServer, async (shop) => {
      await shop.run(selectStore)
      await shop.advance(86_399_000)
      expect(await readAssortmentCookie(shop)).not.toBeNull()
      await shop.advance(1_000)
      expect(await readAssortmentCookie(shop)).toBeNull()
    }))

  it("DELIV-21 DELIV-22 fails, sets `failed` and keeps the selection when the store cannot be fetched", () =>
    withShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        expect(await shop.run(selectStore)).toMatchObject({
          _tag: "Failure",
          failure: { _tag: "AssortmentUnavailable" }
        })
        expect(shop.states.of(assortmentState).current()).toEqual({
          selection: pickupSelection,
          loading: false,
          failed: true
        })
      },
      { isLoggedIn: false, selection: pickupSelection }
    ))

  it("clears `failed` at the next success", () => {
    let isUnreachable = true
    return withShop(
      (request) => (isUnreachable ? unreachable(request.path) : storeServer(request)),
      async (shop) => {
        await shop.run(selectStore)
        isUnreachable = false
        await shop.run(selectStore)
        expect(shop.states.of(assortmentState).current()).toMatchObject({
          failed: false,
          loading: false,
          selection: { storeName: "Vasastan" }
        })
      }
    )
  })

  it("DELIV-23 saves a customer's settings on the server, and sends no settings of a visitor", async () => {
    await withShop(
      storeServer,
      async (shop) => {
        await shop.run(selectHomeDelivery)
        expect(shop.sent.at(-1)).toMatchObject({ method: "PUT", path: "/customer/userdeliverysettings" })
        expect(JSON.parse(shop.sent.at(-1)?.body?.text ?? "")).toEqual({
          userDeliveryMethod: "homeDelivery",
          userPostalCode: "11122",
          userSiteId: "01"
        })
      },
      customerWithoutStore
    )
    await withShop(storeServer, async (shop) => {
      await shop.run(selectHomeDelivery)
      expect(shop.sent.map(({ method }) => method)).not.toContain("PUT")
    })
  })

  it("DELIV-24 succeeds and logs when the settings cannot be saved, without a toast", () =>
    withShop(
      (request) => (request.method === "PUT" ? respondWithError(500, "ERR_INTERNAL") : storeServer(request)),
      async (shop) => {
        const { work, logLines } = withLog(selectStore)
        expect(await shop.run(work)).toMatchObject({ _tag: "Success" })
        expect(logLines).toEqual(["The delivery settings were not saved: ApiErrorResponse"])
        expect(shop.states.of(assortmentState).current()).toMatchObject({
          selection: { storeName: "Vasastan" },
          failed: false
        })
        expect(shop.states.of(connectionState).current().failures).toEqual([])
      },
      customerWithoutStore
    ))

  it("TOAST-23 shows a toast when saving the delivery settings fails because the session has ended", () =>
    withShop(
      (request) => (request.method === "PUT" ? respondWithError(401, "ERR_UNAUTHORIZED") : storeServer(request)),
      async (shop) => {
        await shop.run(selectStore)
        expect(shop.states.of(connectionState).current().failures).toMatchObject([
          { status: 401, message: "401 Unauthorized: Not logged in or bad user." }
        ])
      },
      customerWithoutStore
    ))

  it.each(["", "1112", "111222", "abcde", "1112a"])(
    "DELIV-02 rejects the postal code %j without a request",
    (postalCode) =>
      withShop(storeServer, async (shop) => {
        expect(await shop.run(setAssortment({ method: "homeDelivery", postalCode }))).toMatchObject({
          failure: { _tag: "InvalidPostalCode" }
        })
        expect(shop.sent).toEqual([])
        expect(shop.states.of(assortmentState).current()).toMatchObject({ loading: false, failed: false })
      })
  )

  it("fails with NoHomeDelivery when no store delivers there, and keeps the selection", () =>
    withShop(
      storeServer,
      async (shop) => {
        expect(await shop.run(setAssortment({ method: "homeDelivery", postalCode: "98107" }))).toMatchObject({
          failure: { _tag: "NoHomeDelivery", postalCode: "98107" }
        })
        expect(shop.states.of(assortmentState).current()).toEqual({
          selection: pickupSelection,
          loading: false,
          failed: false
        })
        expect(await readAssortmentCookie(shop)).toBeNull()
      },
      { isLoggedIn: false, selection: pickupSelection }
    ))

  it.each(["02", "unknown"])("STORE-05 selects a selectable site, and rejects the site %s, which is not", (siteId) =>
    withShop(storeServer, async (shop) => {
      expect(await shop.run(selectStore)).toMatchObject({ success: { siteId: "01" } })
      expect(await shop.run(setAssortment({ method: "pickupAtStore", siteId }))).toMatchObject({
        failure: { _tag: "StoreNotSelectable" }
      })
      expect(shop.states.of(assortmentState).current().selection).toMatchObject({ siteId: "01" })
    })
  )

  it("clears `loading` when it is aborted", () =>
    withShop(
      () => Effect.never,
      async (shop) => {
        const abortController = new AbortController()
        const selectionPromise = shop.run(selectStore, { signal: abortController.signal }).catch(() => undefined)
        await shop.advance(100)
        abortController.abort()
        await selectionPromise
        expect(shop.states.of(assortmentState).current()).toEqual({ selection: null, loading: false, failed: false })
      }
    ))
})

describe("API requests", () => {
  it("STORE-08 request the stores as sites of type 3", () =>
    withShop(storeServer, async (shop) => {
      await shop.run(listStores())
      expect(shop.sent.map(({ path, query }) => [path, query])).toEqual([["/sites", [["siteTypeId", "3"]]]])
    }))

  it("DELIV-31 DELIV-43 request delivery times with the methods Pickup and Home; a failure results in no times and a log line", async () => {
    const homeDeliverySelection = { ...pickupSelection, method: "homeDelivery" as const, postalCode: "11122" }
    for (const [selection, method, zipCode] of [
      [{ ...pickupSelection, postalCode: "11122" }, "Pickup", null],
      [homeDeliverySelection, "Home", "11122"]
    ] as const) {
      await withShop(
        () => respondWithError(500, "ERR_INTERNAL"),
        async (shop) => {
          const { work, logLines } = withLog(findSlots({ cartId: null }))
          expect(await shop.run(work)).toMatchObject({ _tag: "Success", success: [] })
          expect(logLines).toEqual(["The delivery times could not be fetched: ApiErrorResponse"])
          expect(JSON.parse(shop.sent[0]?.body?.text ?? "{}")).toMatchObject({
            variables: { input: { deliveryMethod: method, zipCode } }
          })
        },
        { isLoggedIn: false, selection }
      )
    }
  })
})

describe("findSlots", () => {
  it.each([
    ["none", { maxCateredReservations: 0 }],
    ["available", { maxCateredReservations: 4, cateredReservations: 3 }],
    ["full", { maxCateredReservations: 4, cateredReservations: 4 }],
    ["available", { maxCateredReservations: 4, lastReservationDateWithCateredMeal: "2026-11-21T00:00:00" }],
    ["full", { maxCateredReservations: 4, lastReservationDateWithCateredMeal: "2026-11-20T23:59:59" }]
  ] as const)("reads the catering state '%s' of a delivery time from %j", (catering, fields) =>
    withShop(
      () =>
        respondWithJson({
          data: {
            deliverySlotsAvailability: [
              { date: "2026-11-24", openReservationsId: null, deliverySlots: [wireSlot(fields)] }
            ]
          }
        }),
      async (shop) =>
        expect(await shop.run(findSlots({ cartId: null }))).toMatchObject({ success: [{ slots: [{ catering }] }] }),
      { isLoggedIn: false, selection: pickupSelection }
    )
  )
})

describe("setCartSlot", () => {
  it("TOAST-01 fails with SlotNotSet and shows a toast when the API fails", () =>
    withShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        expect(await shop.run(setCartSlot({ slotId: "a" }))).toMatchObject({ failure: { _tag: "SlotNotSet" } })
        expect(shop.states.of(connectionState).current().failures).toMatchObject([{ status: 500 }])
      },
      { isLoggedIn: true, selection: pickupSelection }
    ))
})

describe("refreshDisplayedSlot", () => {
  const aSlot = (id: string, deliveryFromTime: string, isEnabled: boolean) =>
    wireSlot({ id, isEnabled, deliveryDate: "2026-11-22", deliveryFromTime, deliveryToTime: "21:00" })
  const days = {
    data: {
      deliverySlotsAvailability: [
        {
          date: "2026-11-22",
          openReservationsId: null,
          deliverySlots: [aSlot("full", "08:00", false), aSlot("available", "10:00", true)]
        }
      ]
    }
  }
  const slotServer: FakeServer = ({ path }) =>
    path === "/graphql" ? respondWithJson(days) : respondWithError(404, "ERR_NOT_FOUND")
  const pickupVisitor: FakeShopOptions = { isLoggedIn: false, selection: pickupSelection }
  const refresh = async (shop: FakeShop, timeoutMs?: number) => {
    await shop.run(refreshDisplayedSlot(timeoutMs === undefined ? {} : { timeoutMs }))
    return shop.states.of(displayedSlotState).current()
  }
  const cart = aCart({ id: "1" })
  const bookSlot = ({ states }: FakeShop, slotId: string) =>
    states.of(cartState).update((state) => withServerCart(state, { ...cart, slotId }))

  it("shows the first free time or the cart's booked one, and requests the times again only when the cart's time changes or after a minute", () =>
    withShop(
      slotServer,
      async (shop) => {
        expect(await refresh(shop)).toEqual({
          selection: pickupSelection,
          slotId: null,
          hasCatering: false,
          time: { chosen: false, date: "2026-11-22", from: "10:00", to: "21:00" }
        })
        bookSlot(shop, "full")
        expect(await refresh(shop)).toMatchObject({ slotId: "full", time: { chosen: true, from: "08:00" } })
        await shop.advance(59_000)
        await refresh(shop)
        expect(shop.sent).toHaveLength(2)
        await shop.advance(1_000)
        await refresh(shop)
        expect(shop.sent).toHaveLength(3)
      },
      pickupVisitor
    ))

  it("requests the times again for every other selection, and none without a selection", () =>
    withShop(
      slotServer,
      async (shop) => {
        await refresh(shop)
        for (const selection of [
          { ...pickupSelection, siteId: "02", storeNumber: "3202" },
          { ...pickupSelection, method: "homeDelivery" as const, postalCode: "11122" },
          { ...pickupSelection, method: "homeDelivery" as const, postalCode: "11199" }
        ]) {
          shop.states.of(assortmentState).update((state) => ({ ...state, selection }))
          expect((await refresh(shop)).selection).toEqual(selection)
        }
        expect(shop.sent).toHaveLength(4)
        shop.states.of(assortmentState).update((state) => ({ ...state, selection: null }))
        await refresh(shop)
        expect(shop.sent).toHaveLength(4)
      },
      pickupVisitor
    ))

  it.each([
    [
      "the store",
      ({ states }: FakeShop) =>
        states
          .of(assortmentState)
          .update((state) => ({ ...state, selection: { ...pickupSelection, siteId: "02", storeNumber: "3202" } }))
    ],
    [
      "the delivery method",
      ({ states }: FakeShop) =>
        states.of(assortmentState).update((state) => ({
          ...state,
          selection: { ...pickupSelection, method: "homeDelivery", postalCode: "11122" }
        }))
    ],
    ["the cart's time", (shop: FakeShop) => bookSlot(shop, "full")]
  ])("discards the response when %s has changed during the request", async (_, change) => {
    let respond = () => undefined as void
    const responsePromise = new Promise<void>((resolve) => (respond = resolve))
    await withShop(
      (request) =>
        Effect.andThen(
          Effect.promise(() => responsePromise),
          slotServer(request)
        ),
      async (shop) => {
        const refreshPromise = refresh(shop)
        change(shop)
        respond()
        expect(await refreshPromise).toEqual(noDisplayedSlot)
      },
      pickupVisitor
    )
  })

  it("stops waiting after its time limit without a toast, retries a failure after ten seconds, and keeps the displayed time", async () => {
    let serverHangs = true
    await withShop(
      (request) => (serverHangs ? Effect.never : slotServer(request)),
      async (shop) => {
        const refreshPromise = refresh(shop, 300)
        await shop.advance(300)
        expect(await refreshPromise).toEqual(noDisplayedSlot)
        expect(shop.states.of(connectionState).current()).toMatchObject({ failures: [], givenUp: false })
        await shop.advance(9_000)
        await refresh(shop)
        expect(shop.sent).toHaveLength(1)
        serverHangs = false
        await shop.advance(1_000)
        expect(await refresh(shop)).toMatchObject({ time: { from: "10:00" } })
        serverHangs = true
        await shop.advance(60_000)
        const secondRefreshPromise = refresh(shop, 300)
        await shop.advance(300)
        expect(await secondRefreshPromise).toMatchObject({ time: { from: "10:00" } })
        expect(shop.sent).toHaveLength(3)
      },
      pickupVisitor
    )
  })
})

describe("the stored selection", () => {
  const storedSelection = {
    deliveryType: "pickupAtStore",
    userSiteId: "01",
    userPostalCode: "11122",
    storeNo: "3201",
    storeName: "Vasastan",
    city: "Stockholm"
  }
  const restore = async (text: string) => {
    const shop = await openFakeShop(storeServer, {
      isLoggedIn: false,
      selection: null,
      cookies: { [cookieNames.assortment]: text }
    })
    await shop.run(restoreSelection)
    await shop.dispose()
    return shop.states.of(assortmentState).current().selection
  }

  it("is restored unchanged", async () => {
    expect(await restore(JSON.stringify(storedSelection))).toEqual({
      method: "pickupAtStore",
      siteId: "01",
      storeNumber: "3201",
      storeName: "Vasastan",
      postalCode: "11122",
      city: "Stockholm",
      deliversGroceries: true
    })
  })

  it.each(["111", "1112", "1112a", "111222", ""])(
    "DELIV-45 drops the invalid postal code %j, and for home delivery the whole selection",
    async (userPostalCode) => {
      expect((await restore(JSON.stringify({ ...storedSelection, userPostalCode })))?.postalCode).toBeNull()
      expect(
        await restore(JSON.stringify({ ...storedSelection, deliveryType: "homeDelivery", userPostalCode }))
      ).toBeNull()
    }
  )

  it.each(["", "nonsense", "null", "{}", JSON.stringify({ ...storedSelection, deliveryType: "drone" })])(
    "is null when the cookie is %j",
    async (text) => {
      expect(await restore(text)).toBeNull()
    }
  )
})

describe("canAddProductsOrRecipes and canAddRecipeBags", () => {
  const canAdd = (selection: typeof pickupSelection | null) =>
    canAddProductsOrRecipes({ selection, loading: false, failed: false })
  const homeDeliverySelection = { ...pickupSelection, method: "homeDelivery" as const, postalCode: "11122" }

  it("DELIV-28 DELIV-29 allow products and recipes for pickup, and not without a selection", () => {
    expect([canAdd(pickupSelection), canAdd(null)]).toEqual([true, false])
  })

  it("DELIV-25 DELIV-26 allow products and recipes for home delivery when a site delivers groceries there", () => {
    expect([
      canAdd(homeDeliverySelection),
      canAdd({ ...homeDeliverySelection, siteId: "" }),
      canAdd({ ...homeDeliverySelection, deliversGroceries: false })
    ]).toEqual([true, false, false])
  })

  it.each([
    [["grocery", "catering"], true],
    [["catering"], false],
    [[], false],
    [undefined, true]
  ])(
    "DELIV-26 follow the postal code's homeDeliveryAssortmentValues: %j",
    (homeDeliveryAssortmentValues, isAllowed) => {
      const server: FakeServer = (request) =>
        request.path.startsWith("/zipCodes/")
          ? respondWithJson({
              storeNumber: "3201",
              provider: "own",
              siteId: "01",
              city: "Stockholm",
              ...(homeDeliveryAssortmentValues === undefined ? {} : { homeDeliveryAssortmentValues })
            })
          : storeServer(request)
      return withShop(server, async (shop) => {
        await shop.run(selectHomeDelivery)
        expect(canAddProductsOrRecipes(shop.states.of(assortmentState).current())).toBe(isAllowed)
        await shop.run(restoreSelection)
        expect(canAddProductsOrRecipes(shop.states.of(assortmentState).current())).toBe(isAllowed)
      })
    }
  )

  it("DELIV-27 DELIV-30 allow recipe bags for pickup only", () => {
    expect(canAddRecipeBags({ selection: pickupSelection, loading: false, failed: false })).toBe(true)
    expect(
      canAddRecipeBags({ selection: { ...pickupSelection, method: "homeDelivery" }, loading: false, failed: false })
    ).toBe(false)
  })
})

describe("findStores", () => {
  const aStore = (fields: Partial<Store>): Store => ({
    siteId: "1",
    storeNumber: "3201",
    name: "Vasastan",
    city: "Stockholm",
    streetAddress: "Sankt Eriksgatan 34",
    zipcode: "11234",
    selectable: true,
    searchKeyWords: ["norrmalm", "odenplan"],
    phone: "",
    email: "",
    ...fields
  })
  const stores = [
    aStore({}),
    aStore({ siteId: "2", name: "Åby", city: "Göteborg", streetAddress: "Ängsvägen 1", searchKeyWords: [] }),
    aStore({ siteId: "3", name: "Stängd", selectable: false })
  ]
  const findSiteIds = (query: string) => findStores(stores, query).map(({ siteId }) => siteId)

  it("STORE-05 never lists a store that is not selectable, for any input", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("", "stängd", "Stockholm", "odenplan")), (query) => {
        expect(findSiteIds(query)).not.toContain("3")
      })
    ))

  it("STORE-06 matches keywords, name, city and street, in any letter case, with or without diacritics", () => {
    expect([
      findSiteIds("ODENPLAN"),
      findSiteIds("vasa"),
      findSiteIds("göteborg"),
      findSiteIds("goteborg"),
      findSiteIds("angsv"),
      findSiteIds("ängsv"),
      findSiteIds("sankt erik 34"),
      findSiteIds("kiruna"),
      findSiteIds("  ")
    ]).toEqual([["1"], ["1"], ["2"], ["2"], ["2"], ["2"], ["1"], [], ["1", "2"]])
  })

  it("STORE-06 matches composed and decomposed letters", () => {
    expect(findSiteIds("A\u030aby")).toEqual(["2"])
  })
})
