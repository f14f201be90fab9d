import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { stagingForTests, type TestStaging } from "#adapters/staging/testing.ts"
import type { SelectAssortmentInput } from "#core/assortment/find-choice.ts"
import type { Choice } from "#core/assortment/model.ts"
import { settled } from "#core/cart/cart-view.ts"
import { noon } from "#core/catalogue/testing.ts"
import { alignCart, changeStore } from "#core/journeys/change-store.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { previewStoreChange } from "#core/journeys/preview-store-change.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { type FakeShop, openFakeShop, pickup } from "./fake-shop.ts"
import { wireCard } from "./wire-card.ts"

/** In the town where the shop stands at first, and further away. */
const inputs: ReadonlyArray<SelectAssortmentInput> = [
  { method: "homeDelivery", postalCode: "11122" },
  { method: "homeDelivery", postalCode: "41101" },
  { method: "homeDelivery", postalCode: "21119" },
  // Catering is all that is driven there.
  { method: "homeDelivery", postalCode: "91231" },
  { method: "pickupAtStore", siteId: "1002" },
  { method: "pickupAtStore", siteId: "1005" },
  { method: "pickupAtStore", siteId: "1001" }
]

interface Goods {
  readonly no: number
  readonly gtin: string
}

let staging: TestStaging
let token = ""
let shelf: ReadonlyArray<Goods> = []
let special: ReadonlyArray<Goods> = []

beforeAll(async () => {
  staging = await stagingForTests()
  staging.clock.now = noon
  token = await staging.logIn()
  const goodsWhere = async (where: ReturnType<typeof sql>, most: number) =>
    (await sql<Goods>`select no, gtin from products p where ${where} order by md5(gtin) limit ${most}`.execute(staging.database.sql)).rows
  shelf = await goodsWhere(sql`true`, 60)
  special = [...await goodsWhere(sql`collect_only`, 10), ...await goodsWhere(sql`not sellable`, 4)]
})
afterAll(() => staging.close())

const here: Choice = { ...pickup, siteId: "1001" }

/** A page of the shop before the staging API, as a customer who collects in the first store. */
const openPage = async (): Promise<FakeShop> => {
  const port = makeHttpInprocess({ handle: (request) => staging.staging.handle(request, "192.0.2.9"), base: "/api/v1" })
  const session = JSON.stringify({ token_type: "Bearer", access_token: token, expires_in: noon + 86_400_000 })
  const shop = await openFakeShop(port.send, { choice: here, cookies: { [cookieNames.session]: session }, policy: cliPolicy(0) })
  await shop.start(changeStore({ method: "pickupAtStore", siteId: "1001" }))
  return shop
}

/** Fills the customer's cart behind the rules' back: goods may have been taken off the shelf since they were put in. */
const fillCart = async (goods: ReadonlyArray<Goods>): Promise<string> => {
  const { json: { id } } = await staging.call("POST", "/carts", { token, body: { storeNumber: "3201" } })
  for (const { no, gtin } of goods) {
    await sql`insert into cart_items (id, cart_id, no, gtin, quantity) values (${randomUUID()}, ${id}, ${no}, ${gtin}, 1)
      on conflict do nothing`.execute(staging.database.sql)
  }
  return id
}

const cartNow = async (id: string): Promise<ReadonlyArray<string>> =>
  (await staging.call("GET", `/carts/${id}`, { token })).json.items.map(({ gtin }: { readonly gtin: string }) => gtin)

const previewOf = async (shop: FakeShop, input: SelectAssortmentInput) => {
  const preview = await shop.start(previewStoreChange(input))
  if (preview._tag === "Failure") throw new Error(preview.failure._tag)
  return preview.success
}

describe("a change of store before the staging API", () => {
  it("PREVIEW-05 PREVIEW-08 the preview always names exactly what the acceptance takes out, whatever lies in the cart", async () => {
    let lostOnce = 0
    await fc.assert(fc.asyncProperty(
      fc.uniqueArray(fc.nat(73), { maxLength: 10 }),
      fc.constantFrom(...inputs),
      async (picked, input) => {
        const goods = [...shelf, ...special]
        const shop = await openPage()
        const cart = await fillCart(picked.flatMap((index) => goods[index] ?? []))
        await shop.start(fetchCart({ cleanUp: false }))
        const before = await cartNow(cart)
        const { lost, choice } = await previewOf(shop, input)
        expect(await cartNow(cart)).toEqual(before)
        const accepted = lost.map(({ gtin }) => gtin)
        const changed = await shop.start(changeStore({ ...input, accepted }))
        expect(changed).toMatchObject({ _tag: "Success", success: choice })
        const sameStore = input.method === "pickupAtStore" && input.siteId === "1001"
        expect(before.filter((gtin) => !accepted.includes(gtin))).toEqual(await cartNow(cart))
        expect(shop.states.cart.current().problems).toEqual([])
        if (sameStore) expect(accepted).toEqual([])
        lostOnce += accepted.length
        await staging.call("DELETE", `/carts/${cart}`, { token })
        await shop.dispose()
      }
    ), { numRuns: 40 })
    expect(lostOnce).toBeGreaterThan(20)
    expect(staging.problems).toEqual([])
  })

  it("the preview says of every change whether the booked time is given back by it", async () => {
    const slotId = "time-in-the-first-store"
    await sql`
      insert into slots (id, method, store_number, date, from_time, to_time, starts, ends, locks, capacity, picking_fee, freight_fee, picking_fee_limit)
      values (${slotId}, 'Pickup', '3201', '2099-12-01', '10:00', '12:00', ${noon}, ${noon}, ${noon + 1}, 9, 0, 0, 0)`.execute(staging.database.sql)
    for (const input of inputs) {
      const shop = await openPage()
      const cart = await fillCart([])
      await staging.call("PUT", `/carts/${cart}/slot`, { token, body: { slotId } })
      await shop.start(fetchCart({ cleanUp: false }))
      expect(shop.states.cart.current().settled?.slotId).toBe(slotId)
      const { losesTime } = await previewOf(shop, input)
      await shop.start(changeStore(input))
      expect([input, losesTime]).toEqual([input, shop.states.cart.current().settled?.slotId === null])
      await staging.call("DELETE", `/carts/${cart}`, { token })
      await shop.dispose()
    }
  })

  it("PREVIEW-11 goods that are handed over in the store only do not come along home, also from the same store", async () => {
    const shop = await openPage()
    const { rows: [snus] } = await sql<Goods>`
      select p.no, p.gtin from products p join shelves s on s.no = p.no and s.store_number = '3201' where p.collect_only and p.sellable and s.price is not null
        and s.available_to = '9999-12-30' limit 1`.execute(staging.database.sql)
    const cart = await fillCart(snus === undefined ? [] : [snus])
    await shop.start(fetchCart({ cleanUp: false }))
    const { lost, choice, toHome } = await previewOf(shop, { method: "homeDelivery", postalCode: "11122" })
    expect([toHome, (await previewOf(shop, { method: "pickupAtStore", siteId: "1002", postalCode: null })).toHome]).toEqual([true, false])
    expect([choice.storeNumber, lost.map(({ gtin, loss }) => [gtin, loss])]).toEqual(["3201", [[snus?.gtin, "not-driven-home"]]])
    await shop.start(changeStore({ method: "homeDelivery", postalCode: "11122" }))
    expect(await cartNow(cart)).toEqual([])
    expect(shop.states.cart.current().problems).toMatchObject([{ kind: "left-behind" }])
    await staging.call("DELETE", `/carts/${cart}`, { token })
    await shop.dispose()
  })

  it("DELIV-26 PREVIEW-05 PREVIEW-11 no goods come along to where catering is all that is driven, also from the same store", async () => {
    const shop = await openPage()
    const { rows: [goods] } = await sql<Goods>`
      select p.no, p.gtin from products p join shelves s on s.no = p.no and s.store_number = '3212' where p.sellable and not p.collect_only and s.price is not null
        and s.available_to = '9999-12-30' limit 1`.execute(staging.database.sql)
    await shop.start(changeStore({ method: "homeDelivery", postalCode: "91131" }))
    const cart = await fillCart(goods === undefined ? [] : [goods])
    await staging.call("POST", `/carts/${cart}/move`, { token, body: { storeNumber: "3212", keepCart: true } })
    await shop.start(fetchCart({ cleanUp: false }))
    const away = { method: "homeDelivery", postalCode: "91231" } as const
    const { lost, choice } = await previewOf(shop, away)
    expect([choice.storeNumber, lost.map(({ gtin, loss }) => [gtin, loss])]).toEqual(["3212", [[goods?.gtin, "not-driven-home"]]])
    await shop.start(changeStore({ ...away, accepted: lost.map(({ gtin }) => gtin) }))
    expect([await cartNow(cart), shop.states.cart.current().settled?.lines, shop.states.cart.current().problems]).toEqual([[], [], []])
    await fillCart(goods === undefined ? [] : [goods])
    await shop.start(Effect.andThen(fetchCart({ cleanUp: false }), alignCart))
    expect([await cartNow(cart), shop.states.cart.current().settled?.lines]).toEqual([[], []])
    expect(shop.states.cart.current().problems).toMatchObject([{ kind: "left-behind" }])
    await staging.call("DELETE", `/carts/${cart}`, { token })
    await shop.dispose()
  })

  it("tells what another page put in after the preview and did not come along, by name", async () => {
    const shop = await openPage()
    const [first, second] = special
    const cart = await fillCart(first === undefined ? [] : [first])
    await shop.start(fetchCart({ cleanUp: false }))
    const input = { method: "homeDelivery", postalCode: "11122" } as const
    const { lost } = await previewOf(shop, input)
    await fillCart(second === undefined ? [] : [second])
    await shop.start(changeStore({ ...input, accepted: lost.map(({ gtin }) => gtin) }))
    const { rows: [named] } = await sql<{ name: string }>`select name from products where no = ${second?.no ?? 0}`.execute(staging.database.sql)
    expect(shop.states.cart.current().problems).toMatchObject([{ kind: "left-behind", names: [named?.name] }])
    await staging.call("DELETE", `/carts/${cart}`, { token })
    await shop.dispose()
  })

  it("goes on without a cart that another page has emptied", async () => {
    const shop = await openPage()
    const cart = await fillCart(shelf.slice(0, 1))
    await shop.start(fetchCart({ cleanUp: false }))
    await staging.call("DELETE", `/carts/${cart}`, { token })
    expect(await shop.start(changeStore({ method: "pickupAtStore", siteId: "1002" }))).toMatchObject({ _tag: "Success" })
    expect(shop.states.cart.current()).toMatchObject({ status: "none", settled: null })
    await shop.dispose()
  })
})

const site = (id: string) => ({
  id, name: `Butik ${id}`, city: "Stockholm", storeNumber: `32${id}`, streetAddress: "Storgatan 1", zipcode: "11234",
  data: { siteId: id, displayInSiteStoreSelector: true },
  populated: { searchKeyWords: [], contactInformation: { phone: "", email: "" } }
})
const reading: FakeServer = ({ path }) =>
  path === "/sites" ? answerJson({ sites: [site("01"), site("02")] })
    : path.startsWith("/Loop54/products/") ? refuse(404, "ERR_PRODUCT_NOT_FOUND")
      : path.startsWith("/zipCodes/") ? answerJson({ storeNumber: "3202", provider: "own", siteId: "02", city: "Stockholm" })
        : answerJson(null, 204)
const away = { method: "pickupAtStore", siteId: "02" } as const

const line = (gtin: string) => ({
  id: gtin, itemNo: `${gtin}_ST`, gtin, name: `Vara ${gtin}`, brand: null, size: null, picture: null, url: null, unit: "piece" as const, quantity: 1, maximum: 25,
  amount: 1_000 as never, discount: 0 as never, unitPrice: 1_000 as never, ageLimit: null
})
const cartOf = (gtins: ReadonlyArray<string>) => ({
  id: "cart-1", storeNumber: "3201", lines: gtins.map(line), charges: [], coupons: [], total: 0 as never, discount: 0 as never, slotId: null, pickingFeeLimit: null,
  replacesOrderId: null, modified: "2026-11-21T12:00:00Z", checkedOut: null
})
const withCart = async (server: FakeServer, gtins: ReadonlyArray<string>, choice: Choice | null = pickup, cookies: Readonly<Record<string, string>> = {}) => {
  const shop = await openFakeShop(server, { policy: cliPolicy(0), choice, cookies })
  shop.states.cart.update((view) => settled(view, cartOf(gtins)))
  return shop
}
const snapshot = async (shop: FakeShop) => {
  const cookie = await shop.start(shop.cookies.get(cookieNames.assortment))
  return structuredClone({
    assortment: shop.states.assortment.current(), cart: shop.states.cart.current(), session: shop.states.session.current(), cookie: cookie._tag === "Success" ? cookie.success : null
  })
}

describe("previewStoreChange", () => {
  it("PREVIEW-07 going back always leaves states, cookies and the server as they were, whatever was asked and answered", async () => {
    const answers: ReadonlyArray<FakeServer> = [reading, ({ path }) => (path === "/sites" ? reading({ path } as never) : refuse(500, "ERR_INTERNAL")), () => unreachable()]
    await fc.assert(fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1000, max: 1020 }).map(String), { maxLength: 5 }),
      fc.constantFrom(null, pickup, { ...pickup, method: "homeDelivery" as const, postalCode: "11122" }),
      fc.option(fc.string()),
      fc.constantFrom(...answers),
      fc.constantFrom<SelectAssortmentInput>(away, { method: "homeDelivery", postalCode: "11122" }, { method: "homeDelivery", postalCode: "x" }, { method: "pickupAtStore", siteId: "no" }),
      async (gtins, choice, cookie, server, input) => {
        const shop = await withCart(server, gtins, choice, cookie === null ? {} : { [cookieNames.assortment]: cookie })
        const before = await snapshot(shop)
        await shop.start(previewStoreChange(input))
        expect(await snapshot(shop)).toEqual(before)
        expect(shop.sent.filter(({ method }) => method !== "GET")).toEqual([])
        await shop.dispose()
      }
    ), { numRuns: 60 })
  })

  it("names goods that are still on their way into the cart", async () => {
    const shop = await withCart(reading, [])
    shop.states.cart.update((view) => ({
      ...view,
      pending: { 77: { product: { gtin: "77", id: "77_ST", name: "Ny vara", brand: null, size: null, picture: null, url: "/", unit: "piece", maximum: 25 }, quantity: 2, due: Number.POSITIVE_INFINITY, key: "k", revision: 1 } }
    }))
    expect((await previewOf(shop, away)).lost).toMatchObject([{ gtin: "77", name: "Ny vara", quantity: 2, loss: "not-sold" }])
    await shop.dispose()
  })

  it("PREVIEW-09 asks for no goods where the cart is empty or stays where it is", async () => {
    const empty = await withCart(reading, [])
    expect((await previewOf(empty, away)).lost).toEqual([])
    const staying = await withCart(reading, ["1"], { ...pickup, siteId: "01" })
    expect((await previewOf(staying, { method: "pickupAtStore", siteId: "01" })).lost).toEqual([])
    expect([...empty.sent, ...staying.sent].filter(({ path }) => path.startsWith("/Loop54"))).toEqual([])
    await empty.dispose()
    await staying.dispose()
  })

  it("DELIV-44 fails where the new store's goods cannot be asked for, instead of promising that nothing is lost", async () => {
    const shop = await withCart((request) => (request.path.startsWith("/Loop54") ? unreachable() : reading(request)), ["1"])
    expect(await shop.start(previewStoreChange(away))).toMatchObject({ failure: { _tag: "AssortmentUnavailable" } })
    expect(shop.states.connection.current().failures).toHaveLength(1)
    await shop.dispose()
  })
})

describe("changeStore", () => {
  const noDetails = {
    description: null, provenanceStatement: null, storageInformation: null, foodAndBeverageExtension: null, prescriptionFreeMedicine: null, activeSubstance: null, countryOfOrigin: null,
    safetyDataSheetInformation: null
  }
  const moved = { ...cartOf([]) }
  const wire = {
    id: "cart-1", storeNo: "3202", totalAmount: 0, totalDiscount: 0, modifiedDate: moved.modified, checkoutCompletedDate: null, replacementForOrderId: null, selectedSlotId: null,
    lowestPickingFeeLimit: null, items: [], charges: [], discountCodes: []
  }
  const moving: FakeServer = (request) => (request.path === "/carts/cart-1/move" ? answerJson(wire) : reading(request))

  it("PREVIEW-08 takes the cart along in one call", async () => {
    const shop = await withCart(moving, ["1", "2"])
    expect(await shop.start(changeStore({ ...away, accepted: ["1", "2"] }))).toMatchObject({ _tag: "Success" })
    expect(shop.sent.filter(({ path }) => path.startsWith("/carts")).map(({ method, path, body }) => [method, path, body?.text])).toEqual([
      ["POST", "/carts/cart-1/move", JSON.stringify({ storeNumber: "3202", keepCart: true })]
    ])
    expect(shop.states.cart.current()).toMatchObject({ problems: [], settled: { storeNumber: "3202", lines: [] } })
    await shop.dispose()
  })

  it("tells what was lost beyond what was accepted", async () => {
    const shop = await withCart(moving, ["1", "2"])
    await shop.start(changeStore({ ...away, accepted: ["1"] }))
    expect(shop.states.cart.current().problems).toMatchObject([{ kind: "left-behind", names: ["Vara 2"] }])
    await shop.dispose()
  })

  it("tells by name what another page had put in and was lost, however much it is", async () => {
    const gtins = Array.from({ length: 150 }, (_, index) => String(10_000 + index))
    const errors = gtins.map((field) => ({ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "", field }))
    const shop = await withCart((request) => {
      const [, asked] = /^\/Loop54\/products\/(.*)$/.exec(request.path) ?? []
      if (request.path.endsWith("/move")) return answerJson({ ...wire, errors })
      if (asked === undefined) return reading(request)
      const ids = decodeURIComponent(asked).split(",")
      return ids.length > 100 ? refuse(400, "ERR_VALIDATION") : answerJson({ items: ids.map((gtin) => ({ ...wireCard({ gtin, name: `Vara ${gtin}` }), ...noDetails })) })
    }, [])
    await shop.start(changeStore(away))
    expect(shop.states.cart.current().problems).toMatchObject([{ kind: "left-behind", names: gtins.map((gtin) => `Vara ${gtin}`) }])
    await shop.dispose()
  })

  it("DELIV-44 TOAST-01 puts state, cookie and saved settings back when the cart cannot move", async () => {
    for (const choice of [pickup, null]) {
      const shop = await withCart((request) => (request.path.endsWith("/move") ? refuse(500, "ERR_INTERNAL") : reading(request)), ["1"], choice)
      if (choice !== null) await shop.start(changeStore({ method: "pickupAtStore", siteId: "01" }))
      const before = await snapshot(shop)
      expect(await shop.start(changeStore(away))).toMatchObject({ failure: { _tag: "AssortmentUnavailable" } })
      expect(await snapshot(shop)).toEqual(before)
      expect(shop.states.connection.current().failures).toMatchObject([{ status: 500 }])
      if (choice !== null) expect(JSON.parse(shop.sent.findLast(({ method }) => method === "PUT")?.body?.text ?? "{}")).toMatchObject({ userSiteId: "01" })
      await shop.dispose()
    }
  })
})
