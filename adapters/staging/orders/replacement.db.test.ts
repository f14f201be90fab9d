import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aLine, stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
let token = ""
let otherToken = ""
let products: ReadonlyArray<{ readonly id: string; readonly gtin: string }> = []

const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
  shop.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const readFreeSlotIds = async (): Promise<ReadonlyArray<string>> => {
  const query =
    "query S($input: DeliverySlotsAvailabilityInput!) { deliverySlotsAvailability(input: $input) { date deliverySlots { id isEnabled } } }"
  const variables = {
    input: { deliveryMethod: "Pickup", zipCode: null, cartId: null, siteId: "1001", isNewOrder: true }
  }
  const { json } = await shop.call("POST", "/graphql", { body: { query, variables } })
  return json.data.deliverySlotsAvailability[2].deliverySlots.flatMap(
    ({ id, isEnabled }: { readonly id: string; readonly isEnabled: boolean }) => (isEnabled ? [id] : [])
  )
}
const readTakenCount = async (slotId: string): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`select taken from slots where id = ${slotId}`.execute(shop.database.sql)
  return rows[0]?.taken ?? -1
}
const placeOrder = async (slotId: string, extraFields: object = {}) => {
  const { id } = (await call("POST", "/carts", { storeNumber: "3201" })).json
  await call("POST", `/carts/${id}/additems`, { items: [aLine(products[0]!, 3)] })
  await call("PUT", `/carts/${id}/slot`, { slotId })
  return (await call("POST", `/carts/${id}/checkout`, { payment: "onDelivery", ...extraFields })).json
}
const openReplacement = (orderId: string, storeNo = "3201") =>
  call("POST", `/orders/${orderId}/createReplacementCart`, { storeNo })
const checkOut = (cartId: string, extraFields: object = {}) =>
  call("POST", `/carts/${cartId}/checkout`, { payment: "onDelivery", ...extraFields })
const outcomeOf = ({ status, json }: Awaited<ReturnType<typeof call>>) => [status, json?.errors?.[0]?.code ?? null]
/** Moves the clock, and logs in again, because the token has expired by then. */
const moveClockTo = async (instant: string) => {
  shop.clock.now = Date.parse(instant)
  token = await shop.logIn()
}
const readOrders = async () => (await call("GET", "/orders?afterDeliveryDate=2026-03-01")).json.orders

beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  otherToken = await shop.logIn("erik.eriksson@exempel.se")
  products = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=2")).json.items
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  shop.clock.now = testNow
  await call("PUT", "/customer/userdeliverysettings", {
    userDeliveryMethod: "pickupAtStore",
    userPostalCode: null,
    userSiteId: "1001"
  })
  await call("DELETE", "/carts/deleteUsableCarts")
  await sql`delete from orders`.execute(shop.database.sql)
})

describe("createReplacementCart", () => {
  it("API-50 opens a cart with the order's contents and time, and leaves the order and the ordinary cart unchanged", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId)
    const { id: ordinaryCartId } = (await call("POST", "/carts", { storeNumber: "3201" })).json
    await call("POST", `/carts/${ordinaryCartId}/additems`, { items: [aLine(products[1]!, 1)] })
    const { status, json } = await openReplacement(order.id)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      isReplacement: true,
      replacementForOrderId: order.id,
      selectedSlotId: slotId,
      storeNo: "3201",
      totalAmount: order.totalAmount,
      meta: { isReplacement: true, replacementForOrderId: order.id }
    })
    expect(
      json.items.map((item: { gtin: string; quantity: { value: number } }) => [item.gtin, item.quantity.value])
    ).toEqual([[products[0]!.gtin, 3]])
    await call("DELETE", `/carts/${json.id}/items/${json.items[0].id}`)
    expect((await call("GET", `/orders/${order.id}`)).json).toEqual(order)
    expect((await call("GET", `/carts/${ordinaryCartId}`)).json.items).toHaveLength(1)
  })

  it("opens a cart that is listed beside the ordinary one, each with its own contents, the one that was changed last first", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId)
    const { id: ordinaryCartId } = (await call("POST", "/carts", { storeNumber: "3201" })).json
    const { id: replacementCartId } = (await openReplacement(order.id)).json
    const coupons = { [ordinaryCartId]: "VALKOMMEN50", [replacementCartId]: "GRATISPLOCK" }
    for (const [id, code] of Object.entries(coupons))
      await sql`insert into cart_discounts select ${id}, gtin, ${testNow} from coupons where code = ${code}`.execute(
        shop.database.sql
      )
    for (const id of [ordinaryCartId, replacementCartId]) {
      shop.clock.now += 1_000
      await call("POST", `/carts/${id}/additems`, { items: [aLine(products[1]!, id === ordinaryCartId ? 1 : 2)] })
      const { carts } = (await call("GET", "/orders")).json
      const otherId = id === ordinaryCartId ? replacementCartId : ordinaryCartId
      expect(carts).toEqual([(await call("GET", `/carts/${id}`)).json, (await call("GET", `/carts/${otherId}`)).json])
    }
    const { carts } = (await call("GET", "/orders")).json
    expect(
      carts.map(
        ({ items, coupons: [coupon] }: { items: ReadonlyArray<unknown>; coupons: ReadonlyArray<{ code: string }> }) => [
          items.length,
          coupon?.code
        ]
      )
    ).toEqual([
      [2, "GRATISPLOCK"],
      [1, "VALKOMMEN50"]
    ])
  })

  it("CART-66 leaves at most one open cart beside one replacement cart, each of one store; every change computes the amounts, two at once both count, and an ordered cart cannot change", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId)
    const ids = await Promise.all(
      [1, 2].flatMap(() => [
        call("POST", "/carts", { storeNumber: "3201" }).then(({ json }) => json.id),
        openReplacement(order.id).then(({ json }) => json.id)
      ])
    )
    const { carts } = (await call("GET", "/orders")).json
    expect(new Set(carts.map(({ id }: { readonly id: string }) => id))).toEqual(new Set(ids))
    expect(
      carts
        .map((cart: { readonly storeNo: string; readonly isReplacement: boolean }) => [
          cart.storeNo,
          cart.isReplacement
        ])
        .toSorted()
    ).toEqual([
      ["3201", false],
      ["3201", true]
    ])
    const add = (id: string) => call("POST", `/carts/${id}/additems`, { items: [aLine(products[1]!, 1)] })
    const ordinaryCartId = carts.find(({ isReplacement }: { readonly isReplacement: boolean }) => !isReplacement).id
    const {
      items: [oneItem]
    } = (await add(ordinaryCartId)).json
    await Promise.all([add(ordinaryCartId), add(ordinaryCartId)])
    const cart = (await call("GET", `/carts/${ordinaryCartId}`)).json
    expect(cart.items).toMatchObject([{ quantity: { value: 3 } }])
    expect(cart.items[0].amount).toBeGreaterThan(oneItem.amount)
    const chargesTotal = cart.charges.reduce((sum: number, { amount }: { readonly amount: number }) => sum + amount, 0)
    expect(cart.totalAmount).toBeCloseTo(cart.items[0].amount + chargesTotal, 2)
    expect(outcomeOf(await add(order.cartReferences[0].cartId))).toEqual([409, "ERR_CART_LOCKED"])
  })

  it("returns the same cart again, even to concurrent calls, and a new one after the change was cancelled", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId)
    const cartIds = (
      await Promise.all([openReplacement(order.id), openReplacement(order.id), openReplacement(order.id)])
    ).map(({ json }) => json.id)
    expect(new Set(cartIds).size).toBe(1)
    expect((await call("DELETE", `/carts/${cartIds[0]}`)).status).toBe(204)
    expect((await call("GET", `/orders/${order.id}`)).json).toEqual(order)
    expect((await openReplacement(order.id)).json.id).not.toBe(cartIds[0])
  })

  it("is refused for an unknown order, another customer's order, a locked order, a second order while one is being changed, and an unknown store", async () => {
    const [slotId = "", otherSlotId = ""] = await readFreeSlotIds()
    const [order, secondOrder] = [await placeOrder(slotId), await placeOrder(otherSlotId)]
    const otherResponse = await shop.call("POST", `/orders/${order.id}/createReplacementCart`, {
      token: otherToken,
      body: { storeNo: "3201" }
    })
    expect([
      outcomeOf(await openReplacement("unknown")),
      outcomeOf(otherResponse),
      outcomeOf(await openReplacement(order.id, "0000")),
      outcomeOf(await openReplacement(secondOrder.id)),
      outcomeOf(await openReplacement(order.id))
    ]).toEqual([
      [404, "ERR_ORDER_NOT_FOUND"],
      [403, "ERR_FORBIDDEN"],
      [404, "ERR_STORE_NOT_FOUND"],
      [200, null],
      [409, "ERR_OTHER_ORDER_CHANGED"]
    ])
    await moveClockTo(order.deliveryLockDate)
    expect(outcomeOf(await openReplacement(order.id))).toEqual([409, "ERR_ORDER_LOCKED"])
  })

  it("copies the discount codes", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const { id } = (await call("POST", "/carts", { storeNumber: "3201" })).json
    await call("POST", `/carts/${id}/additems`, { items: [aLine(products[0]!, 3)] })
    const coupon = (await call("GET", "/DiscountCodeMap?code=VALKOMMEN50")).json
    await call("POST", `/carts/${id}/discountCodes`, { gtin: coupon.gtin, name: coupon.name, relatedGtin: null })
    await call("PUT", `/carts/${id}/slot`, { slotId })
    const order = (await checkOut(id)).json
    const { json } = await openReplacement(order.id)
    expect(order.discountCodes).toMatchObject([{ code: "VALKOMMEN50" }])
    expect([json.discountCodes, json.totalAmount]).toEqual([order.discountCodes, order.totalAmount])
  })
})

describe("the checkout of a replacement cart", () => {
  it("changes the order, which keeps its number, its message and one place in its time, even when the time is full", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId, { message: "Ring på" })
    await sql`update slots set capacity = taken where id = ${slotId}`.execute(shop.database.sql)
    const takenBefore = await readTakenCount(slotId)
    const { json: cart } = await openReplacement(order.id)
    await call("PUT", `/carts/${cart.id}/items/${cart.items[0].id}`, { quantity: 1 })
    const { status, json: changedOrder } = await checkOut(cart.id)
    expect([status, changedOrder.id, changedOrder.orderNo, changedOrder.message]).toEqual([
      201,
      order.id,
      order.orderNo,
      "Ring på"
    ])
    expect(changedOrder.items[0].quantity.value).toBe(1)
    expect(
      changedOrder.cartReferences.map(
        ({ paymentDetails }: { paymentDetails: { orderVersionIndex: number } }) => paymentDetails.orderVersionIndex
      )
    ).toEqual([0, 1])
    expect(await readOrders()).toEqual([changedOrder])
    expect(await readTakenCount(slotId)).toBe(takenBefore)
    expect(outcomeOf(await checkOut(cart.id))).toEqual([409, "ERR_CART_LOCKED"])
    const [mail] = (
      await sql<{ subject: string }>`select subject from mail order by id desc limit 1`.execute(shop.database.sql)
    ).rows
    expect(mail?.subject).toBe(`Din beställning ${order.orderNo} är ändrad`)
  })

  it("removes the message when an empty one is sent", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId, { message: "Ring på" })
    expect((await checkOut((await openReplacement(order.id)).json.id, { message: "" })).json.message).toBeNull()
  })

  it("is refused when the order has been locked meanwhile, and keeps the cart", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId)
    const { json: cart } = await openReplacement(order.id)
    await moveClockTo(order.deliveryLockDate)
    expect(outcomeOf(await checkOut(cart.id))).toEqual([409, "ERR_ORDER_LOCKED"])
    expect((await call("GET", `/carts/${cart.id}`)).status).toBe(200)
  })

  it("always leaves one current version of the order, and one place taken, in that version's time", async () => {
    const slotIds = (await readFreeSlotIds()).slice(0, 2)
    const takenBefore = await Promise.all(slotIds.map(readTakenCount))
    const anyStep = fc.record({
      action: fc.constantFrom("check out", "cancel"),
      slotIndex: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 5 })
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 4 }), async (steps) => {
        await sql`delete from orders`.execute(shop.database.sql)
        await Promise.all(
          slotIds.map((slotId, index) =>
            sql`update slots set taken = ${takenBefore[index]} where id = ${slotId}`.execute(shop.database.sql)
          )
        )
        const order = await placeOrder(slotIds[0] ?? "")
        let expectedVersion = { slotIndex: 0, quantity: 3 }
        for (const { action, slotIndex, quantity } of steps) {
          const { json: cart } = await openReplacement(order.id)
          await call("PUT", `/carts/${cart.id}/items/${cart.items[0].id}`, { quantity })
          await call("PUT", `/carts/${cart.id}/slot`, { slotId: slotIds[slotIndex] })
          if (action === "cancel") await call("DELETE", `/carts/${cart.id}`)
          else {
            expect((await checkOut(cart.id)).status).toBe(201)
            expectedVersion = { slotIndex, quantity }
          }
        }
        const [current, ...others] = await readOrders()
        expect([others, current.orderNo, current.items[0].quantity.value]).toEqual([
          [],
          order.orderNo,
          expectedVersion.quantity
        ])
        expect(await Promise.all(slotIds.map(readTakenCount))).toEqual(
          takenBefore.map((count, index) => count + (index === expectedVersion.slotIndex ? 1 : 0))
        )
      }),
      { numRuns: 12 }
    )
  })
})

describe("refreshCalculations", () => {
  it("API-51 calculates the amounts of the order's cart again, and is refused for another order", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId)
    const { json: cart } = await openReplacement(order.id)
    const refresh = (OrderId: string) => call("POST", `/carts/${cart.id}/refreshCalculations`, { OrderId })
    const { status, json } = await refresh(order.id)
    expect([status, json.totalAmount, json.replacementForOrderId]).toEqual([200, order.totalAmount, order.id])
    expect(outcomeOf(await refresh("other"))).toEqual([404, "ERR_ORDER_NOT_FOUND"])
  })
})

describe("the mails about changes of an order", () => {
  const readSubjects = async () =>
    (
      await sql<{ subject: string }>`select subject from mail where subject like '%är ändrad' order by id`.execute(
        shop.database.sql
      )
    ).rows.map(({ subject }) => subject)
  const change = async (orderId: string, message: string) => {
    const { id } = (await openReplacement(orderId)).json
    expect((await checkOut(id, { message })).status).toBe(201)
  }
  beforeEach(async () => {
    await sql`delete from mail`.execute(shop.database.sql)
    await sql`delete from look_ups`.execute(shop.database.sql)
  })

  it("are one for the changes of an order within ten minutes, and another for later ones and for another order", async () => {
    const [slotId = "", otherSlotId = ""] = await readFreeSlotIds()
    const [order, otherOrder] = [await placeOrder(slotId), await placeOrder(otherSlotId)]
    for (let minute = 0; minute < 10; minute++) {
      await change(order.id, `Ändring ${minute}`)
      shop.clock.now += 60_000
    }
    await change(otherOrder.id, "Annan order")
    expect(await readSubjects()).toEqual(
      [order, otherOrder].map(({ orderNo }) => `Din beställning ${orderNo} är ändrad`)
    )
    await change(order.id, "Sen ändring")
    expect(await readSubjects()).toHaveLength(3)
  })

  it("are one for the changes within an hour, after twenty changes in a day", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId)
    for (let count = 0; count < 20; count++) await change(order.id, "Snabb")
    shop.clock.now += 10 * 60_000
    await change(order.id, "Efter tio minuter")
    expect(await readSubjects()).toHaveLength(1)
    shop.clock.now += 50 * 60_000
    await change(order.id, "Efter en timme")
    expect(await readSubjects()).toHaveLength(2)
  })

  it("stay when they are being sent, and another is added", async () => {
    const [slotId = ""] = await readFreeSlotIds()
    const order = await placeOrder(slotId)
    await change(order.id, "Första")
    await sql`update mail set tries = 1 where topic is not null`.execute(shop.database.sql)
    await change(order.id, "Andra")
    expect(await readSubjects()).toHaveLength(2)
  })
})
