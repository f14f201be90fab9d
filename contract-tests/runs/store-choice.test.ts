import { Effect, Logger } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { onceForAll } from "#core/contract/policy.ts"
import type { Store } from "#core/assortment/model.ts"
import { listStores } from "#core/assortment/list-stores.ts"
import { canAddBags, canAddProductsOrRecipes, findStores } from "#core/assortment/rules.ts"
import { selectAssortment } from "#core/assortment/select-assortment.ts"
import { settled } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import { chooseSlot } from "#core/delivery/choose-slot.ts"
import { findSlots } from "#core/delivery/find-slots.ts"
import { refreshShownTime } from "#core/delivery/refresh-shown-time.ts"
import { noTimeShown } from "#core/delivery/rules.ts"
import { restoreChoice } from "#core/journeys/restore-assortment.ts"
import { zero } from "#core/kernel/money.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { type FakeShop, type FakeShopOptions, openFakeShop, pickup, withinShop } from "./fake-shop.ts"

const site = (id: string, name: string, selectable: boolean) => ({
  id, name, city: "Stockholm", storeNumber: `32${id}`, streetAddress: "Sankt Eriksgatan 34", zipcode: "11234",
  data: { siteId: id, displayInSiteStoreSelector: selectable },
  populated: { searchKeyWords: ["city"], contactInformation: { phone: "08-123", email: "butik@exempel.se" } }
})
const sites = { sites: [site("01", "Vasastan", true), site("02", "Lagret", false)] }
const answering: FakeServer = ({ path }) =>
  path === "/sites" ? answerJson(sites)
    : path === "/zipCodes/11122/storeNumber" ? answerJson({ storeNumber: "3201", provider: "own", siteId: "01", city: "Stockholm" })
      : path.startsWith("/zipCodes/") ? refuse(404, "ERR_NO_HOME_DELIVERY")
        : answerJson(null, 204)

const within = (server: FakeServer, work: (shop: FakeShop) => Promise<void>, options: FakeShopOptions = { customer: false, choice: null }) =>
  withinShop(server, work, { policy: onceForAll, ...options })
const cookieOf = async (shop: FakeShop) => {
  const read = await shop.start(shop.cookies.get(cookieNames.assortment))
  return read._tag === "Success" && read.success !== null ? (JSON.parse(read.success) as Record<string, unknown>) : null
}
/** A use case whose lines in the log are kept. */
const logging = <A, E, R>(work: Effect.Effect<A, E, R>) => {
  const logged: Array<string> = []
  return { logged, work: Effect.provide(work, Logger.layer([Logger.make(({ message }) => void logged.push(String(message)))])) }
}
const toStore = selectAssortment({ method: "pickupAtStore", siteId: "01" })
const toHome = selectAssortment({ method: "homeDelivery", postalCode: "111 22" })
const asCustomer: FakeShopOptions = { customer: true, choice: null }

describe("SelectAssortment", () => {
  it("DELIV-20 loads, fetches the store, then sets the assortment, in this order", () =>
    within((request) => Effect.delay(answering(request), 100), async (shop) => {
      const seen: Array<unknown> = []
      const watching = shop.states.assortment.changes$.subscribe(({ choice, loading }) => seen.push([choice?.storeName ?? null, loading, shop.sent.length]))
      const choosing = shop.start(toStore)
      await shop.pass(100)
      await choosing
      watching.unsubscribe()
      expect(seen).toEqual([[null, false, 0], [null, true, 0], ["Vasastan", false, 1]])
    }))

  it("DELIV-02 DELIV-01 chooses home delivery by the postal code, blank dropped, and keeps it for the server to read", () =>
    within(answering, async (shop) => {
      expect(await shop.start(toHome)).toMatchObject({ success: { method: "homeDelivery", postalCode: "11122", storeNumber: "3201", storeName: "Vasastan", city: "Stockholm" } })
      expect(await cookieOf(shop)).toMatchObject({ deliveryType: "homeDelivery", userPostalCode: "11122", userSiteId: "01", storeNo: "3201" })
    }))

  it("TIME-03 the choice is kept for a day", () =>
    within(answering, async (shop) => {
      await shop.start(toStore)
      await shop.pass(86_399_000)
      expect(await cookieOf(shop)).not.toBeNull()
      await shop.pass(1_000)
      expect(await cookieOf(shop)).toBeNull()
    }))

  it("DELIV-21 DELIV-22 sets the error flag and fails when the store cannot be fetched; the choice of before stays", () =>
    within(() => refuse(500, "ERR_INTERNAL"), async (shop) => {
      expect(await shop.start(toStore)).toMatchObject({ _tag: "Failure", failure: { _tag: "AssortmentUnavailable" } })
      expect(shop.states.assortment.current()).toEqual({ choice: pickup, loading: false, failed: true })
    }, { customer: false, choice: pickup }))

  it("DELIV-21 the flag goes with the next try that succeeds", () => {
    let broken = true
    return within((request) => (broken ? unreachable(request.path) : answering(request)), async (shop) => {
      await shop.start(toStore)
      broken = false
      await shop.start(toStore)
      expect(shop.states.assortment.current()).toMatchObject({ failed: false, loading: false, choice: { storeName: "Vasastan" } })
    })
  })

  it("DELIV-23 saves a customer's settings on the server once the assortment is set, and nothing for a visitor", async () => {
    await within(answering, async (shop) => {
      await shop.start(toHome)
      expect(shop.sent.at(-1)).toMatchObject({ method: "PUT", path: "/customer/userdeliverysettings" })
      expect(JSON.parse(shop.sent.at(-1)?.body?.text ?? "")).toEqual({ userDeliveryMethod: "homeDelivery", userPostalCode: "11122", userSiteId: "01" })
    }, asCustomer)
    await within(answering, async (shop) => {
      await shop.start(toHome)
      expect(shop.sent.map(({ method }) => method)).not.toContain("PUT")
    })
  })

  it("DELIV-24 a failure to save is not the shopper's: it is logged, the assortment is set all the same, and no toast is shown", () =>
    within((request) => (request.method === "PUT" ? refuse(500, "ERR_INTERNAL") : answering(request)), async (shop) => {
      const { work, logged } = logging(toStore)
      expect(await shop.start(work)).toMatchObject({ _tag: "Success" })
      expect(logged).toEqual(["The delivery settings were not saved: ApiRefused"])
      expect(shop.states.assortment.current()).toMatchObject({ choice: { storeName: "Vasastan" }, failed: false })
      expect(shop.states.connection.current().failures).toEqual([])
    }, asCustomer))

  it("TOAST-23 a session that has ended is told all the same", () =>
    within((request) => (request.method === "PUT" ? refuse(401, "ERR_UNAUTHORIZED") : answering(request)), async (shop) => {
      await shop.start(toStore)
      expect(shop.states.connection.current().failures).toMatchObject([{ status: 401 }])
    }, asCustomer))

  it.each(["", "1112", "111222", "abcde", "1112a"])("DELIV-02 refuses the postal code %j without asking", (postalCode) =>
    within(answering, async (shop) => {
      expect(await shop.start(selectAssortment({ method: "homeDelivery", postalCode }))).toMatchObject({ failure: { _tag: "InvalidPostalCode" } })
      expect(shop.sent).toEqual([])
      expect(shop.states.assortment.current()).toMatchObject({ loading: false, failed: false })
    }))

  it("says where nobody delivers home, and changes nothing", () =>
    within(answering, async (shop) => {
      expect(await shop.start(selectAssortment({ method: "homeDelivery", postalCode: "98107" }))).toMatchObject({ failure: { _tag: "NoHomeDelivery", postalCode: "98107" } })
      expect(shop.states.assortment.current()).toEqual({ choice: pickup, loading: false, failed: false })
      expect(await cookieOf(shop)).toBeNull()
    }, { customer: false, choice: pickup }))

  it.each(["02", "unknown"])("STORE-05 refuses the site %s: only stores that are shown in the selector can be chosen", (siteId) =>
    within(answering, async (shop) => {
      expect(await shop.start(selectAssortment({ method: "pickupAtStore", siteId }))).toMatchObject({ failure: { _tag: "StoreNotSelectable" } })
    }))

  it("leaving while it loads leaves nothing loading", () =>
    within(() => Effect.never, async (shop) => {
      const leaving = new AbortController()
      const choosing = shop.start(toStore, { signal: leaving.signal }).catch(() => undefined)
      await shop.pass(100)
      leaving.abort()
      await choosing
      expect(shop.states.assortment.current()).toEqual({ choice: null, loading: false, failed: false })
    }))
})

describe("what is asked of the API", () => {
  it("STORE-08 asks for sites of type 3: those are the stores", () =>
    within(answering, async (shop) => {
      await shop.start(listStores)
      expect(shop.sent.map(({ path, query }) => [path, query])).toEqual([["/sites", [["siteTypeId", "3"]]]])
    }))

  it("DELIV-31 asks for times by the methods Pickup and Home, and DELIV-43 has none, and a line in the log, when they cannot be had", async () => {
    const home = { ...pickup, method: "homeDelivery" as const, postalCode: "11122" }
    for (const [choice, method, zipCode] of [[pickup, "Pickup", null], [home, "Home", "11122"]] as const) {
      await within(() => refuse(500, "ERR_INTERNAL"), async (shop) => {
        const { work, logged } = logging(findSlots({ cartId: null }))
        expect(await shop.start(work)).toMatchObject({ _tag: "Success", success: [] })
        expect(logged).toEqual(["No delivery times: ApiRefused"])
        expect(JSON.parse(shop.sent[0]?.body?.text ?? "{}")).toMatchObject({ variables: { input: { deliveryMethod: method, zipCode } } })
      }, { customer: false, choice })
    }
  })
})

describe("chooseSlot", () => {
  it("TOAST-01 answers why a time could not be booked, for words in their place beside the toast", () =>
    within(() => refuse(500, "ERR_INTERNAL"), async (shop) => {
      expect(await shop.start(chooseSlot({ slotId: "a" }))).toMatchObject({ failure: { _tag: "SlotUnavailable" } })
      expect(shop.states.connection.current().failures).toMatchObject([{ status: 500 }])
    }, { customer: true, choice: pickup }))
})

describe("refreshShownTime", () => {
  const slot = (id: string, from: string, isEnabled: boolean) => ({
    id, isEnabled, deliveryDate: "2026-11-22", deliveryFromTime: from, deliveryToTime: "21:00", pickingFee: 49, currentPickingFee: 49, freightFee: 0, pickingFeeLimit: 1500,
    currentPickingFeeLimit: 1500, originalPickingFee: 49, maxCateredReservations: 0, cateredReservations: 0, lastReservationDateWithCateredMeal: null
  })
  const days = { data: { deliverySlotsAvailability: [{ date: "2026-11-22", openReservationsId: null, deliverySlots: [slot("full", "08:00", false), slot("free", "10:00", true)] }] } }
  const withTimes: FakeServer = ({ path }) => (path === "/graphql" ? answerJson(days) : refuse(404, "ERR_NOT_FOUND"))
  const chosen: FakeShopOptions = { customer: false, choice: pickup }
  const shownIn = async (shop: FakeShop, patience?: number) => {
    await shop.start(refreshShownTime(patience === undefined ? {} : { patience }))
    return shop.states.shownTime.current()
  }
  const cart: Cart = {
    id: "1", storeNumber: "3201", lines: [], charges: [], coupons: [], total: zero, discount: zero, slotId: null, pickingFeeLimit: null, replacesOrderId: null,
    modified: "2026-11-21T12:00:00Z", checkedOut: null
  }
  const bookIn = ({ states }: FakeShop, slotId: string) => states.cart.update((view) => settled(view, { ...cart, slotId }))

  it("names the first free time, or the cart's own, and asks once a minute for as many pages as there are", () =>
    within(withTimes, async (shop) => {
      expect(await shownIn(shop)).toEqual({ place: pickup, slotId: null, time: { chosen: false, date: "2026-11-22", from: "10:00", to: "21:00" } })
      bookIn(shop, "full")
      expect(await shownIn(shop)).toMatchObject({ slotId: "full", time: { chosen: true, from: "08:00" } })
      await shop.pass(59_000)
      await shownIn(shop)
      expect(shop.sent).toHaveLength(2)
      await shop.pass(1_000)
      await shownIn(shop)
      expect(shop.sent).toHaveLength(3)
    }, chosen))

  it("names the times of the place that is chosen, and asks for none where nothing is", () =>
    within(withTimes, async (shop) => {
      await shownIn(shop)
      for (const choice of [{ ...pickup, siteId: "02", storeNumber: "3202" }, { ...pickup, method: "homeDelivery" as const, postalCode: "11122" }]) {
        shop.states.assortment.update((view) => ({ ...view, choice }))
        expect((await shownIn(shop)).place).toEqual(choice)
      }
      expect(shop.sent).toHaveLength(3)
      shop.states.assortment.update((view) => ({ ...view, choice: null }))
      await shownIn(shop)
      expect(shop.sent).toHaveLength(3)
    }, chosen))

  it.each([
    ["a place", ({ states }: FakeShop) => states.assortment.update((view) => ({ ...view, choice: { ...pickup, siteId: "02", storeNumber: "3202" } }))],
    ["a way of delivery", ({ states }: FakeShop) => states.assortment.update((view) => ({ ...view, choice: { ...pickup, method: "homeDelivery", postalCode: "11122" } }))],
    ["a cart's time", (shop: FakeShop) => bookIn(shop, "full")]
  ])("says nothing of %s that was left while it asked", async (_, leave) => {
    let answer = () => undefined as void
    const gate = new Promise<void>((resolve) => (answer = resolve))
    await within((request) => Effect.andThen(Effect.promise(() => gate), withTimes(request)), async (shop) => {
      const asking = shownIn(shop)
      leave(shop)
      answer()
      expect(await asking).toEqual(noTimeShown)
    }, chosen)
  })

  it("holds no page up longer than it may, without a toast; a failure is asked for again after ten seconds, and takes away nothing that is shown", async () => {
    let away = true
    await within((request) => (away ? Effect.never : withTimes(request)), async (shop) => {
      const asking = shownIn(shop, 300)
      await shop.pass(300)
      expect(await asking).toEqual(noTimeShown)
      expect(shop.states.connection.current()).toMatchObject({ failures: [], givenUp: false })
      await shop.pass(9_000)
      await shownIn(shop)
      expect(shop.sent).toHaveLength(1)
      away = false
      await shop.pass(1_000)
      expect(await shownIn(shop)).toMatchObject({ time: { from: "10:00" } })
      away = true
      await shop.pass(60_000)
      const again = shownIn(shop, 300)
      await shop.pass(300)
      expect(await again).toMatchObject({ time: { from: "10:00" } })
      expect(shop.sent).toHaveLength(3)
    }, chosen)
  })
})

describe("the stored choice", () => {
  const stored = { deliveryType: "pickupAtStore", userSiteId: "01", userPostalCode: "11122", storeNo: "3201", storeName: "Vasastan", city: "Stockholm" }
  const restored = async (text: string) => {
    const shop = await openFakeShop(answering, { customer: false, choice: null, cookies: { [cookieNames.assortment]: text } })
    await shop.start(restoreChoice)
    await shop.dispose()
    return shop.states.assortment.current().choice
  }

  it("comes back as it was chosen", async () => {
    expect(await restored(JSON.stringify(stored))).toEqual({ method: "pickupAtStore", siteId: "01", storeNumber: "3201", storeName: "Vasastan", postalCode: "11122", city: "Stockholm", groceries: true })
  })

  it.each(["111", "1112", "1112a", "111222", ""])("DELIV-45 loses the postal code %j, and with home delivery the whole choice", async (userPostalCode) => {
    expect((await restored(JSON.stringify({ ...stored, userPostalCode })))?.postalCode).toBeNull()
    expect(await restored(JSON.stringify({ ...stored, deliveryType: "homeDelivery", userPostalCode }))).toBeNull()
  })

  it.each(["", "nonsense", "null", "{}", JSON.stringify({ ...stored, deliveryType: "drone" })])("is none where the cookie holds %j", async (text) => {
    expect(await restored(text)).toBeNull()
  })
})

describe("what can be added", () => {
  const adding = (choice: typeof pickup | null) => canAddProductsOrRecipes({ choice, loading: false, failed: false })
  const home = { ...pickup, method: "homeDelivery" as const, postalCode: "11122" }

  it("DELIV-28 DELIV-29 goods and recipes at a store, and none while nothing is chosen", () => {
    expect([adding(pickup), adding(null)]).toEqual([true, false])
  })

  it("DELIV-25 DELIV-26 goods and recipes by home delivery once a home site is set that drives its groceries there", () => {
    expect([adding(home), adding({ ...home, siteId: "" }), adding({ ...home, groceries: false })]).toEqual([true, false, false])
  })

  it.each([[["grocery", "catering"], true], [["catering"], false], [[], false], [undefined, true]])("DELIV-26 is told by the postal code's own answer: %j", (homeDeliveryAssortmentValues, can) => {
    const server: FakeServer = (request) => (request.path.startsWith("/zipCodes/")
      ? answerJson({ storeNumber: "3201", provider: "own", siteId: "01", city: "Stockholm", ...(homeDeliveryAssortmentValues === undefined ? {} : { homeDeliveryAssortmentValues }) })
      : answering(request))
    return within(server, async (shop) => {
      await shop.start(toHome)
      expect(canAddProductsOrRecipes(shop.states.assortment.current())).toBe(can)
      await shop.start(restoreChoice)
      expect(canAddProductsOrRecipes(shop.states.assortment.current())).toBe(can)
    })
  })

  it("DELIV-27 DELIV-30 bags at a store only", () => {
    expect(canAddBags({ choice: pickup, loading: false, failed: false })).toBe(true)
    expect(canAddBags({ choice: { ...pickup, method: "homeDelivery" }, loading: false, failed: false })).toBe(false)
  })
})

describe("findStores", () => {
  const store = (fields: Partial<Store>): Store => ({
    siteId: "1", storeNumber: "3201", name: "Vasastan", city: "Stockholm", streetAddress: "Sankt Eriksgatan 34", zipcode: "11234", selectable: true, searchKeyWords: ["norrmalm", "odenplan"],
    phone: "", email: "", ...fields
  })
  const stores = [store({}), store({ siteId: "2", name: "Åby", city: "Göteborg", streetAddress: "Ängsvägen 1", searchKeyWords: [] }), store({ siteId: "3", name: "Stängd", selectable: false })]
  const found = (typed: string) => findStores(stores, typed).map(({ siteId }) => siteId)

  it("STORE-05 never lists a store that is not selectable, whatever is typed", () =>
    fc.assert(fc.property(fc.oneof(fc.string(), fc.constantFrom("", "stängd", "Stockholm", "odenplan")), (typed) => {
      expect(found(typed)).not.toContain("3")
    })))

  it("STORE-06 matches keywords, name, town and street, whatever the case and with or without the marks of å, ä, ö", () => {
    expect([found("ODENPLAN"), found("vasa"), found("göteborg"), found("goteborg"), found("angsv"), found("ängsv"), found("sankt erik 34"), found("kiruna"), found("  ")]).toEqual([["1"], ["1"], ["2"], ["2"], ["2"], ["2"], ["1"], [], ["1", "2"]])
  })

  it("STORE-06 takes a letter with its mark in one code point or two for the same", () => {
    expect(found("A\u030aby")).toEqual(["2"])
  })
})
