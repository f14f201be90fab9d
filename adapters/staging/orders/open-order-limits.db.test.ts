import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aLine, stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { rateLimitsWith } from "../staging-settings.ts"

const slotIds = ["12", "13", "14"].flatMap((day) => ["10", "12"].map((hour) => `pickup-3201-2026-03-${day}-${hour}`))

let shop: TestStaging
let anna = ""
let erik = ""
let product: { readonly id: string; readonly gtin: string }

const call = (token: string, method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
  shop.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const checkOut = async (token: string, cartId: string) => {
  const { status, json, headers } = await call(token, "POST", `/carts/${cartId}/checkout`, { payment: "onDelivery" })
  return { outcome: json.errors?.[0].code ?? status, id: json.id as string, cartId, headers }
}
/** Orders in the delivery time with this index; returns the status or the error code, and the order's id. */
const order = async (slotIndex: number, token = anna) => {
  const { id } = (await call(token, "POST", "/carts", { storeNumber: "3201" })).json
  await call(token, "POST", `/carts/${id}/additems`, { items: [aLine(product, 1)] })
  await call(token, "PUT", `/carts/${id}/slot`, { slotId: slotIds[slotIndex] })
  return checkOut(token, id)
}
const change = async (orderId: string, slotIndex: number) => {
  const { id } = (await call(anna, "POST", `/orders/${orderId}/createReplacementCart`, { storeNo: "3201" })).json
  await call(anna, "PUT", `/carts/${id}/slot`, { slotId: slotIds[slotIndex] })
  return checkOut(anna, id)
}

beforeAll(async () => {
  shop = await stagingForTests({ maxOpenOrders: 3, maxOrdersPerSlot: 1 })
  anna = await shop.logIn()
  erik = await shop.logIn("erik.eriksson@exempel.se")
  product = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")).json.items[0]
  await sql`update slots set taken = 0, capacity = 20`.execute(shop.database.sql)
  for (const token of [anna, erik])
    await call(token, "PUT", "/customer/userdeliverysettings", {
      userDeliveryMethod: "pickupAtStore",
      userPostalCode: null,
      userSiteId: "1001"
    })
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  shop.clock.now = testNow
  await sql`delete from carts where checked_out is null`.execute(shop.database.sql)
  await sql`delete from orders`.execute(shop.database.sql)
})

describe("the open orders of a customer", () => {
  it("are at most one in a delivery time, which other customers may still book; the cart stays, for another time", async () => {
    expect((await order(0)).outcome).toBe(201)
    const refusal = await order(0)
    expect(refusal.outcome).toBe("ERR_SLOT_ORDERED")
    expect((await call(anna, "GET", `/carts/${refusal.cartId}`)).json).toMatchObject({
      checkoutCompletedDate: null,
      selectedSlotId: slotIds[0],
      items: [{ quantity: { value: 1 } }]
    })
    await call(anna, "PUT", `/carts/${refusal.cartId}/slot`, { slotId: slotIds[1] })
    expect((await checkOut(anna, refusal.cartId)).outcome).toBe(201)
    expect((await order(0, erik)).outcome).toBe(201)
  })

  it("are at most as many as the setting, of each customer", async () => {
    const outcomes: Array<unknown> = []
    for (const slotIndex of [0, 1, 2, 3]) outcomes.push((await order(slotIndex)).outcome)
    expect(outcomes).toEqual([201, 201, 201, "ERR_TOO_MANY_ORDERS"])
    expect((await order(3, erik)).outcome).toBe(201)
  })

  it("can be changed at the limit, in their own time and to another free one, but not to the time of another order", async () => {
    const ids: Array<string> = []
    for (const slotIndex of [0, 1, 2]) ids.push((await order(slotIndex)).id)
    const [first = "", second = ""] = ids
    expect((await change(first, 0)).outcome).toBe(201)
    expect((await change(first, 3)).outcome).toBe(201)
    expect((await change(second, 3)).outcome).toBe("ERR_SLOT_ORDERED")
  })

  it("do not include those that are cancelled, or can no longer be changed", async () => {
    const ids: Array<string> = []
    for (const slotIndex of [0, 1, 2]) ids.push((await order(slotIndex)).id)
    await sql`update orders set cancelled = ${testNow} where id = ${ids[0]}`.execute(shop.database.sql)
    expect((await order(0)).outcome).toBe(201)
    expect((await order(3)).outcome).toBe("ERR_TOO_MANY_ORDERS")
    await sql`update orders set cutoff = ${testNow} where id = ${ids[1]}`.execute(shop.database.sql)
    expect((await order(3)).outcome).toBe(201)
  })
})

describe("the rate of checkouts", () => {
  it("is limited by account and not by the other customers, with the time to wait", async () => {
    const limited = await stagingForTests({ rateLimits: rateLimitsWith({ checkOuts: { perAccount: 2 } }) })
    const [token, otherToken] = [await limited.logIn(), await limited.logIn("erik.eriksson@exempel.se")]
    const tryToCheckOut = (customerToken: string) =>
      limited.call("POST", "/carts/none/checkout", { token: customerToken, body: { payment: "onDelivery" } })
    expect([(await tryToCheckOut(token)).status, (await tryToCheckOut(token)).status]).toEqual([404, 404])
    const refusal = await tryToCheckOut(token)
    expect([refusal.status, refusal.json.errors[0].code, refusal.headers.get("retry-after")]).toEqual([
      429,
      "too_many_orders",
      "600"
    ])
    expect((await tryToCheckOut(otherToken)).status).toBe(404)
    await limited.close()
  })
})
