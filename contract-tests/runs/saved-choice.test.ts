import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { refuse } from "#adapters/fakes/fake-http.ts"
import { stagingForTests, type TestStaging } from "#adapters/staging/testing.ts"
import { noon } from "#core/catalogue/testing.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { bookTime } from "#core/journeys/book-time.ts"
import { changeStore } from "#core/journeys/change-store.ts"
import { checkOut } from "#core/journeys/check-out.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"

let staging: TestStaging
let token = ""
let shop: FakeShop
/** No settings can be saved from this page. */
let broken = false

const slotId = "time-to-collect"

beforeAll(async () => {
  staging = await stagingForTests()
  staging.clock.now = noon
  token = await staging.logIn()
  await sql`
    insert into slots (id, method, store_number, date, from_time, to_time, starts, ends, locks, capacity, picking_fee, freight_fee, picking_fee_limit)
    values (${slotId}, 'Pickup', '3201', '2099-12-01', '10:00', '12:00', ${noon}, ${noon}, ${noon + 1}, 9, 0, 0, 0)`.execute(staging.database.sql)
})
afterAll(() => staging.close())

const saveElsewhere = (userDeliveryMethod: "homeDelivery" | "pickupAtStore") =>
  staging.call("PUT", "/customer/userdeliverysettings", { token, body: { userDeliveryMethod, userPostalCode: "41101", userSiteId: "1001" } })

/** A page of a customer who collects in the first store, with goods in the cart. */
beforeEach(async () => {
  broken = false
  const { send } = makeHttpInprocess({ handle: (request) => staging.staging.handle(request, "192.0.2.9"), base: "/api/v1" })
  const session = JSON.stringify({ token_type: "Bearer", access_token: token, expires_in: noon + 86_400_000 })
  shop = await openFakeShop((request) => (broken && request.path === "/customer/userdeliverysettings" ? refuse(500, "ERR_INTERNAL") : send(request)), {
    cookies: { [cookieNames.session]: session },
    policy: cliPolicy(0)
  })
  await shop.start(changeStore({ method: "pickupAtStore", siteId: "1001" }))
  const { rows: [goods] } = await sql<{ id: string; gtin: string }>`
    select p.id, p.gtin from products p join shelves s on s.no = p.no and s.store_number = '3201'
      where p.id like '%_ST' and p.sellable and not p.collect_only and s.price is not null and s.available_to = '9999-12-30' limit 1`.execute(staging.database.sql)
  const { json: { id } } = await staging.call("POST", "/carts", { token, body: { storeNumber: "3201" } })
  await staging.call("POST", `/carts/${id}/additems`, { token, body: { items: [{ itemNo: goods?.id, gtin: goods?.gtin, quantity: { value: 1, unit: "Piece", originalUnit: "Piece" } }] } })
  await shop.start(fetchCart({ cleanUp: false }))
})
afterEach(async () => {
  const id = shop.states.cart.current().settled?.id
  if (id !== undefined) await staging.call("DELETE", `/carts/${id}`, { token })
  await shop.dispose()
})

const savedNow = async () => (await staging.call("GET", "/customer", { token })).json.settings.userDeliveryMethod as string

describe("a customer whose saved place is not the one shopped in, as another device chose it or it could not be saved", () => {
  it("books the time all the same, and what is chosen here is saved", async () => {
    await saveElsewhere("homeDelivery")
    expect(await shop.start(bookTime({ slotId }))).toMatchObject({ _tag: "Success" })
    expect([shop.states.cart.current().settled?.slotId, await savedNow(), shop.states.connection.current().failures]).toEqual([slotId, "pickupAtStore", []])
  })

  it("books the time also where the other device has taken the cart along to another store: it comes back", async () => {
    const id = shop.states.cart.current().settled?.id ?? ""
    await staging.call("PUT", "/customer/userdeliverysettings", { token, body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "1002" } })
    await staging.call("POST", `/carts/${id}/move`, { token, body: { storeNumber: "3202", keepCart: true } })
    expect(await shop.start(bookTime({ slotId }))).toMatchObject({ _tag: "Success" })
    expect(shop.states.cart.current()).toMatchObject({ settled: { id, storeNumber: "3201", slotId }, problems: [] })
    expect((await staging.call("GET", "/customer", { token })).json.settings.userSiteId).toBe("1001")
  })

  it("orders all the same, once", async () => {
    await shop.start(bookTime({ slotId }))
    await saveElsewhere("homeDelivery")
    const before = (await staging.call("GET", "/orders", { token })).json.orders.length
    expect(await shop.start(checkOut({}))).toMatchObject({ _tag: "Success" })
    expect([(await staging.call("GET", "/orders", { token })).json.orders.length, await savedNow()]).toEqual([before + 1, "pickupAtStore"])
  })

  it("is told so where it cannot be saved, after one more try", async () => {
    await saveElsewhere("homeDelivery")
    broken = true
    expect(await shop.start(bookTime({ slotId }))).toMatchObject({ failure: { _tag: "SlotElsewhere" } })
    expect(shop.sent.filter(({ path }) => path.endsWith("/slot"))).toHaveLength(2)
    broken = false
    await shop.start(bookTime({ slotId }))
    broken = true
    await saveElsewhere("homeDelivery")
    expect(await shop.start(checkOut({}))).toMatchObject({ failure: { _tag: "SlotElsewhere" } })
    expect(shop.states.cart.current().settled?.slotId).toBe(slotId)
  })

  it("has nothing saved anew where a time is refused for another reason", async () => {
    await saveElsewhere("homeDelivery")
    expect(await shop.start(bookTime({ slotId: "none" }))).toMatchObject({ failure: { _tag: "SlotGone" } })
    expect(await savedNow()).toBe("homeDelivery")
  })
})
