import type { DeliveryMethod } from "#core/assortment/model.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { connectionState } from "#core/connection/connection-state.ts"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { respondWithError } from "#adapters/fakes/fake-http.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { noon } from "#core/catalogue/testing.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { chooseSlot } from "#core/journeys/choose-slot.ts"
import { selectAssortment } from "#core/journeys/select-assortment.ts"
import { placeOrder } from "#core/journeys/place-order.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"

let staging: TestStaging
let token = ""
let shop: FakeShop
/** Whether the server responds with 500 when this page saves its delivery settings. */
let savingFails = false
/** Whether the server responds with 500 when this page reads its cart. */
let cartIsUnreadable = false

const slotId = "pickup-slot"

beforeAll(async () => {
  staging = await stagingForTests()
  staging.clock.now = noon
  token = await staging.logIn()
  await sql`
    insert into slots (id, method, store_number, date, from_time, to_time, starts, ends, cutoff, capacity, picking_fee, freight_fee, picking_fee_limit)
    values (${slotId}, 'Pickup', '3201', '2099-12-01', '10:00', '12:00', ${noon}, ${noon}, ${noon + 1}, 9, 0, 0, 0)`.execute(
    staging.database.sql
  )
})
afterAll(() => staging.close())

const saveOnOtherDevice = (userDeliveryMethod: DeliveryMethod) =>
  staging.call("PUT", "/customer/userdeliverysettings", {
    token,
    body: { userDeliveryMethod, userPostalCode: "41101", userSiteId: "1001" }
  })

/** Opens a page for a customer who has selected pickup in the first store and has a product in the cart. */
beforeEach(async () => {
  savingFails = false
  cartIsUnreadable = false
  const { send } = makeHttpInprocess({
    handle: (request) => staging.staging.handle(request, "192.0.2.9"),
    base: "/api/v1"
  })
  const session = JSON.stringify({ token_type: "Bearer", access_token: token, expires_in: noon + 86_400_000 })
  shop = await openFakeShop(
    (request) =>
      (savingFails && request.path === "/customer/userdeliverysettings") ||
      (cartIsUnreadable && request.method === "GET" && request.path.startsWith("/carts/"))
        ? respondWithError(500, "ERR_INTERNAL")
        : send(request),
    {
      cookies: { [cookieNames.session]: session },
      policy: cliPolicy(0)
    }
  )
  await shop.run(selectAssortment({ method: "pickupAtStore", siteId: "1001" }))
  const {
    rows: [product]
  } = await sql<{ id: string; gtin: string }>`
    select p.id, p.gtin from products p join store_products s on s.no = p.no and s.store_number = '3201'
      where p.id like '%_ST' and p.sellable and not p.collect_only and s.price is not null and s.available_to = '9999-12-30' limit 1`.execute(
    staging.database.sql
  )
  const {
    json: { id }
  } = await staging.call("POST", "/carts", { token, body: { storeNumber: "3201" } })
  await staging.call("POST", `/carts/${id}/additems`, {
    token,
    body: {
      items: [
        { itemNo: product?.id, gtin: product?.gtin, quantity: { value: 1, unit: "Piece", originalUnit: "Piece" } }
      ]
    }
  })
  await shop.run(fetchCart({ deleteStaleCarts: false }))
})
afterEach(async () => {
  const id = shop.states.of(cartState).current().serverCart?.id
  if (id !== undefined) await staging.call("DELETE", `/carts/${id}`, { token })
  await shop.dispose()
})

const readSavedMethod = async () =>
  (await staging.call("GET", "/customer", { token })).json.settings.userDeliveryMethod as string

describe("a customer whose saved delivery settings differ from this page's selection", () => {
  it("can book a slot, which saves this page's selection", async () => {
    await saveOnOtherDevice("homeDelivery")
    expect(await shop.run(chooseSlot({ slotId }))).toMatchObject({ _tag: "Success" })
    expect([
      shop.states.of(cartState).current().serverCart?.slotId,
      await readSavedMethod(),
      shop.states.of(connectionState).current().failures
    ]).toEqual([slotId, "pickupAtStore", []])
  })

  it("moves the cart back to this page's store by booking a slot, after another device has moved the cart", async () => {
    const id = shop.states.of(cartState).current().serverCart?.id ?? ""
    await staging.call("PUT", "/customer/userdeliverysettings", {
      token,
      body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "1002" }
    })
    await staging.call("POST", `/carts/${id}/move`, { token, body: { storeNumber: "3202", keepCart: true } })
    expect(await shop.run(chooseSlot({ slotId }))).toMatchObject({ _tag: "Success" })
    expect(shop.states.of(cartState).current()).toMatchObject({
      serverCart: { id, storeNumber: "3201", slotId },
      problems: []
    })
    expect((await staging.call("GET", "/customer", { token })).json.settings.userSiteId).toBe("1001")
  })

  it("can place the order exactly once, and has no cart afterwards", async () => {
    await shop.run(chooseSlot({ slotId }))
    await saveOnOtherDevice("homeDelivery")
    const orderCount = (await staging.call("GET", "/orders", { token })).json.orders.length
    expect(await shop.run(placeOrder({}))).toMatchObject({ _tag: "Success" })
    expect(shop.states.of(cartState).current().serverCart).toBeNull()
    expect(await shop.run(placeOrder({}))).toMatchObject({ failure: { _tag: "CartGone" } })
    expect([(await staging.call("GET", "/orders", { token })).json.orders.length, await readSavedMethod()]).toEqual([
      orderCount + 1,
      "pickupAtStore"
    ])
  })

  it("gets the error SlotMismatch after one retry when the selection cannot be saved", async () => {
    await saveOnOtherDevice("homeDelivery")
    savingFails = true
    expect(await shop.run(chooseSlot({ slotId }))).toMatchObject({ failure: { _tag: "SlotMismatch" } })
    expect(shop.sent.filter(({ path }) => path.endsWith("/slot"))).toHaveLength(2)
    savingFails = false
    await shop.run(chooseSlot({ slotId }))
    savingFails = true
    await saveOnOtherDevice("homeDelivery")
    expect(await shop.run(placeOrder({}))).toMatchObject({ failure: { _tag: "SlotMismatch" } })
    expect(shop.states.of(cartState).current().serverCart?.slotId).toBe(slotId)
  })

  it("does not change the saved settings when the slot does not exist", async () => {
    await saveOnOtherDevice("homeDelivery")
    expect(await shop.run(chooseSlot({ slotId: "none" }))).toMatchObject({ failure: { _tag: "SlotGone" } })
    expect(await readSavedMethod()).toBe("homeDelivery")
  })
})

describe("chooseSlot", () => {
  it("fails with SlotGone after one attempt, without a toast, when the slot does not exist and the cart cannot be read again", async () => {
    cartIsUnreadable = true
    expect(await shop.run(chooseSlot({ slotId: "none" }))).toMatchObject({ failure: { _tag: "SlotGone" } })
    expect(shop.sent.filter(({ path }) => path.endsWith("/slot"))).toHaveLength(1)
    expect(shop.states.of(connectionState).current().failures).toEqual([])
  })
})
