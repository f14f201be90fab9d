import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aLine, stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
let token = ""
let product = { id: "", gtin: "" }
let cartId = ""

interface Slot {
  readonly id: string
  readonly isEnabled: boolean
}

const fetchSlotDays = async (
  deliveryMethod: "Home" | "Pickup",
  zipCode: string | null = null
): Promise<ReadonlyArray<{ readonly date: string; readonly deliverySlots: ReadonlyArray<Slot> }>> => {
  const query =
    "query S($input: DeliverySlotsAvailabilityInput!) { deliverySlotsAvailability(input: $input) { date deliverySlots { id isEnabled freightFee } } }"
  const variables = { input: { deliveryMethod, zipCode, cartId: null, siteId: "1001", isNewOrder: true } }
  return (await shop.call("POST", "/graphql", { body: { query, variables } })).json.data.deliverySlotsAvailability
}
const findFreeSlotId = async (method: "Home" | "Pickup" = "Pickup"): Promise<string> =>
  (await fetchSlotDays(method, method === "Home" ? "11122" : null))[2]?.deliverySlots.find(({ isEnabled }) => isEnabled)
    ?.id ?? ""
const chooseSlot = (slotId: string) => shop.call("PUT", `/carts/${cartId}/slot`, { token, body: { slotId } })
const saveDelivery = (userDeliveryMethod: string, userPostalCode = "11122") =>
  shop.call("PUT", "/customer/userdeliverysettings", {
    token,
    body: { userDeliveryMethod, userPostalCode, userSiteId: "1001" }
  })
const checkOut = () => shop.call("POST", `/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery" } })

beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  product = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")).json.items[0]
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  shop.clock.now = testNow
  await saveDelivery("pickupAtStore")
  await shop.call("DELETE", `/carts/${cartId}`, { token })
  cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
  await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(product, 3)] } })
})

describe("delivery times", () => {
  it("cover 14 days with some full slots, and are empty for a postal code without home delivery", async () => {
    const days = await fetchSlotDays("Home", "11122")
    expect([days.length, days[0]?.date]).toEqual([14, "2026-03-10"])
    expect(new Set(days.flatMap((day) => day.deliverySlots.map(({ isEnabled }) => isEnabled)))).toEqual(
      new Set([true, false])
    )
    expect(await fetchSlotDays("Home", "98107")).toEqual([])
  })

  it("add their fees to the cart", async () => {
    const cartBefore = (await shop.call("GET", `/carts/${cartId}`, { token })).json
    await saveDelivery("homeDelivery")
    const { json } = await chooseSlot(await findFreeSlotId("Home"))
    const freight = json.charges.find(({ subType }: { subType: string }) => subType === "FreightCharge").amount
    expect(Math.round((json.totalAmount - cartBefore.totalAmount) * 100)).toBe(freight * 100)
    await saveDelivery("pickupAtStore")
    expect((await chooseSlot(await findFreeSlotId("Pickup"))).json.totalAmount).toBe(cartBefore.totalAmount)
  })

  it("must match the delivery method and the delivering store, both when chosen and at checkout", async () => {
    const mismatch = [422, "ERR_SLOT_OTHER_DELIVERY"]
    const outcomeOf = ({ status, json }: Awaited<ReturnType<typeof chooseSlot>>) => [status, json.errors?.[0].code]
    const [homeSlotId, pickupSlotId] = [await findFreeSlotId("Home"), await findFreeSlotId("Pickup")]
    await saveDelivery("homeDelivery")
    expect([outcomeOf(await chooseSlot(pickupSlotId)), (await chooseSlot(homeSlotId)).status]).toEqual([mismatch, 200])
    await saveDelivery("homeDelivery", "41101")
    expect([outcomeOf(await chooseSlot(homeSlotId)), outcomeOf(await checkOut())]).toEqual([mismatch, mismatch])
    await saveDelivery("pickupAtStore")
    expect([
      outcomeOf(await chooseSlot(homeSlotId)),
      outcomeOf(await checkOut()),
      (await chooseSlot(pickupSlotId)).status
    ]).toEqual([mismatch, mismatch, 200])
    await saveDelivery("homeDelivery")
    expect(outcomeOf(await checkOut())).toEqual(mismatch)
  })

  it("are refused with 409 when they are full", async () => {
    const fullSlot = (await fetchSlotDays("Pickup"))
      .slice(1)
      .flatMap((day) => day.deliverySlots)
      .find(({ isEnabled }) => !isEnabled)
    const response = await chooseSlot(fullSlot?.id ?? "")
    expect([response.status, response.json.errors[0].code]).toEqual([409, "ERR_SLOT_FULL"])
  })
})

describe("a delivery time", () => {
  const outcomeOf = ({ status, json }: Awaited<ReturnType<typeof chooseSlot>>) => [
    status,
    json.errors?.[0].code ?? null
  ]
  const readCutoff = async (id: string): Promise<number> =>
    (
      await sql<{ cutoff: number }>`select cutoff::float8 as cutoff from slots where id = ${id}`.execute(
        shop.database.sql
      )
    ).rows[0]?.cutoff ?? 0

  it("can be chosen and ordered until the last millisecond before its cutoff", async () => {
    const slotId = await findFreeSlotId()
    const cutoff = await readCutoff(slotId)
    shop.clock.now = cutoff - 1
    token = await shop.logIn()
    expect(outcomeOf(await chooseSlot(slotId))).toEqual([200, null])
    shop.clock.now = cutoff
    expect(outcomeOf(await chooseSlot(slotId))).toEqual([404, "ERR_SLOT_NOT_FOUND"])
    expect(outcomeOf(await checkOut())).toEqual([409, "ERR_SLOT_FULL"])
    shop.clock.now = cutoff - 1
    expect(outcomeOf(await checkOut())).toEqual([201, null])
    shop.clock.now = testNow
    token = await shop.logIn()
  })

  it("cannot be chosen or ordered when it is full, nor chosen for another store's cart", async () => {
    const slotId = await findFreeSlotId()
    await chooseSlot(slotId)
    const [slotBefore] = (
      await sql<{ taken: number }>`
      with before as (select id, taken from slots where id = ${slotId})
      update slots s set taken = capacity from before where s.id = before.id returning before.taken`.execute(
        shop.database.sql
      )
    ).rows
    expect(outcomeOf(await checkOut())).toEqual([409, "ERR_SLOT_FULL"])
    expect(outcomeOf(await chooseSlot(slotId))).toEqual([409, "ERR_SLOT_FULL"])
    await sql`update slots set taken = ${slotBefore?.taken ?? 0} where id = ${slotId}`.execute(shop.database.sql)
    const {
      rows: [slotOfOtherStore]
    } = await sql<{ id: string }>`
      select id from slots where store_number = '3202' and method = 'Pickup' and taken < capacity and cutoff > ${testNow} limit 1`.execute(
      shop.database.sql
    )
    expect(outcomeOf(await chooseSlot(slotOfOtherStore?.id ?? ""))).toEqual([404, "ERR_SLOT_NOT_FOUND"])
    expect(outcomeOf(await chooseSlot("no-such"))).toEqual([404, "ERR_SLOT_NOT_FOUND"])
  })

  it("is never booked for a cart of another store", async () => {
    await chooseSlot(await findFreeSlotId())
    const setStore = (number: string) =>
      sql`update carts set store_number = ${number} where id = ${cartId}`.execute(shop.database.sql)
    await setStore("3202")
    expect(outcomeOf(await checkOut())).toEqual([409, "ERR_SLOT_FULL"])
    await setStore("3201")
    expect(outcomeOf(await checkOut())).toEqual([201, null])
  })
})

describe("GET /deliveries/pickingFee", () => {
  const fetchFee = async (query: string, callerToken: string | null = token) =>
    (
      await shop.call(
        "GET",
        `/deliveries/pickingFee?deliveryType=homeDelivery${query}`,
        callerToken === null ? {} : { token: callerToken }
      )
    ).json

  it("is 0 as soon as the products of the customer's cart reach the limit", async () => {
    const fees = { pickingFeeLimit: 1500, originalPickingFee: 49 }
    expect(await fetchFee("")).toEqual({ pickingFee: 49, ...fees })
    expect(await fetchFee(`&cartId=${cartId}`)).toEqual({ pickingFee: 49, ...fees })
    await sql`update store_products set price = 50000, promotions = null where store_number = '3201' and no = (select no from products where id = ${product.id})`.execute(
      shop.database.sql
    )
    expect(await fetchFee(`&cartId=${cartId}`)).toEqual({ pickingFee: 0, ...fees })
    await sql`update store_products set price = 49999 where store_number = '3201' and no = (select no from products where id = ${product.id})`.execute(
      shop.database.sql
    )
    expect(await fetchFee(`&cartId=${cartId}`)).toEqual({ pickingFee: 49, ...fees })
    expect(await fetchFee(`&cartId=${cartId}`, null)).toEqual({ pickingFee: 49, ...fees })
    const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
    expect((await fetchFee(`&cartId=${cartId}`, eriksToken)).errors[0].code).toBe("ERR_FORBIDDEN")
  })
})

describe("POST /carts/{id}/checkout", () => {
  it("refuses a cart without products or without a delivery time", async () => {
    const [item] = (await shop.call("GET", `/carts/${cartId}`, { token })).json.items
    expect((await checkOut()).json.errors[0].code).toBe("ERR_SLOT_MISSING")
    await shop.call("DELETE", `/carts/${cartId}/items/${item.id}`, { token })
    expect((await checkOut()).json.errors[0].code).toBe("ERR_CART_EMPTY")
  })

  it("creates an order with the cart's totals, locks the cart and mails the customer", async () => {
    const { json: cartWithSlot } = await chooseSlot(await findFreeSlotId())
    const { status, json: order } = await checkOut()
    expect([status, order.totalAmount, order.totalDiscount, order.items, order.status]).toEqual([
      201,
      cartWithSlot.totalAmount,
      cartWithSlot.totalDiscount,
      cartWithSlot.items,
      "placed"
    ])
    expect(order.cartReferences).toEqual([
      { cartId, paymentDetails: { orderVersionIndex: 0, totalAmount: cartWithSlot.totalAmount } }
    ])
    const lockedCart = (await shop.call("GET", `/carts/${cartId}`, { token })).json
    expect([lockedCart.checkoutCompletedDate, lockedCart.orderId, lockedCart.orderNumber]).toEqual([
      "2026-03-10T09:00:00.000Z",
      order.id,
      order.orderNo
    ])
    const lockedResponse = await shop.call("POST", `/carts/${cartId}/additems`, {
      token,
      body: { items: [aLine(product, 1)] }
    })
    expect([lockedResponse.status, lockedResponse.json.errors[0].code]).toEqual([409, "ERR_CART_LOCKED"])
    expect((await shop.call("GET", "/orders", { token })).json.orders.map(({ id }: { id: string }) => id)).toContain(
      order.id
    )
    const {
      rows: [mail]
    } = await sql<{ recipient: string; body: string }>`
      select recipient, body from mail order by id desc limit 1`.execute(shop.database.sql)
    expect([mail?.recipient, mail?.body.includes(order.orderNo)]).toEqual(["anna.andersson@exempel.se", true])
  })

  it("CART-67 has, like its changes, the cart's error codes, each with its status and a message", async () => {
    const readError = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
      const { status, json } = await shop.call(method, path, { token, ...(body && { body }) })
      expect(json.errors[0].message).toMatch(/^.+\.$/)
      return [status, json.errors[0].code]
    }
    const add = (item: ReturnType<typeof aLine>) => readError("POST", `/carts/${cartId}/additems`, { items: [item] })
    const {
      rows: [tobacco]
    } = await sql<{ id: string; gtin: string }>`
      select p.id, p.gtin from products p join store_products s on s.no = p.no and s.store_number = '3201'
      where p.collect_only and p.sellable and s.price is not null and s.available_to = '9999-12-30' limit 1`.execute(
      shop.database.sql
    )
    const fullSlot = (await fetchSlotDays("Pickup"))
      .slice(1)
      .flatMap((day) => day.deliverySlots)
      .find(({ isEnabled }) => !isEnabled)
    const errors = [
      await add(aLine(product, 0.5)),
      await readError("GET", "/carts/none"),
      await readError("PUT", `/carts/${cartId}/items/none`, { quantity: 1 }),
      await add(aLine({ id: "x_ST", gtin: "7310865004703" }, 1)),
      await add(aLine(product, 99)),
      await readError("PUT", `/carts/${cartId}/slot`, { slotId: fullSlot?.id })
    ]
    await chooseSlot(await findFreeSlotId())
    expect((await checkOut()).status).toBe(201)
    errors.push(await add(aLine(product, 1)))
    await saveDelivery("homeDelivery")
    cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
    errors.push(await add(aLine(tobacco ?? product, 1)))
    // A quantity above the limit is reduced to it, and the error is beside the cart.
    expect(errors).toEqual([
      [400, "ERR_VALIDATION"],
      [404, "ERR_CART_NOT_FOUND"],
      [404, "ERR_ITEM_NOT_FOUND"],
      [422, "ERR_ITEM_NOT_IN_ASSORTMENT"],
      [200, "ERR_QUANTITY_LIMIT"],
      [409, "ERR_SLOT_FULL"],
      [409, "ERR_CART_LOCKED"],
      [422, "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"]
    ])
  })

  it("stores each line with its own amount, and no longer lists the cart as open", async () => {
    const { items } = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=2")).json
    await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(items[1], 2)] } })
    const readOpenCartIds = async () =>
      (await shop.call("GET", "/orders", { token })).json.carts.map(({ id }: { id: string }) => id)
    expect(await readOpenCartIds()).toEqual([cartId])
    await chooseSlot(await findFreeSlotId())
    const { json: order } = await checkOut()
    expect(await readOpenCartIds()).toEqual([])
    const { rows } = await sql<{ line: number; gtin: string; amount: number }>`
      select line, gtin, amount::float8 / 100 as amount from order_items where order_id = ${order.id} order by line`.execute(
      shop.database.sql
    )
    expect(rows).toEqual(
      order.items.map(({ gtin, amount }: (typeof rows)[number], index: number) => ({ line: index + 1, gtin, amount }))
    )
    expect(new Set(rows.map(({ amount }) => amount)).size).toBe(2)
  })

  it("sends no confirmation mail after the delivery has ended", async () => {
    const slotId = await findFreeSlotId()
    await chooseSlot(slotId)
    await checkOut()
    const { rows } = await sql<{ expires: number; ends: number }>`
      select m.expires::float8 as expires, s.ends::float8 as ends from mail m, slots s where s.id = ${slotId} order by m.id desc limit 1`.execute(
      shop.database.sql
    )
    expect(rows[0]?.expires).toBe(rows[0]?.ends)
  })

  it("stores the customer's message, and the customer's address for home delivery only", async () => {
    const checkOutWith = async (message: string) =>
      (await shop.call("POST", `/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery", message } })).json
    await chooseSlot(await findFreeSlotId())
    expect(await checkOutWith("Ring inte på")).toMatchObject({ message: "Ring inte på", homeDelivery: null })
    const slotId = await findFreeSlotId("Home")
    await saveDelivery("homeDelivery")
    cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
    await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(product, 3)] } })
    await chooseSlot(slotId)
    const [{ street, zip, city }] = (await shop.call("GET", "/customer", { token })).json.contact.addresses
    expect(await checkOutWith("")).toMatchObject({ homeDelivery: { street, postalCode: zip, city } })
  })

  it("refuses an order and books no slot when a price change has made the total differ from the stated one", async () => {
    const { json: shownCart } = await chooseSlot(await findFreeSlotId())
    const checkOutFor = (totalAmount: number) =>
      shop.call("POST", `/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery", totalAmount } })
    const readTakenCount = async () =>
      (
        await sql<{ taken: number }>`select taken from slots where id = ${shownCart.selectedSlotId}`.execute(
          shop.database.sql
        )
      ).rows[0]?.taken
    const changePrice = (change: number) =>
      sql`update store_products set price = price + ${change} where store_number = '3201'
        and no = (select no from products where id = ${product.id})`.execute(shop.database.sql)
    await changePrice(100)
    const takenCountBefore = await readTakenCount()
    const refusedResponse = await checkOutFor(shownCart.totalAmount)
    expect([refusedResponse.status, refusedResponse.json.errors[0].code, await readTakenCount()]).toEqual([
      409,
      "ERR_TOTAL_CHANGED",
      takenCountBefore
    ])
    const newTotal = (await shop.call("GET", `/carts/${cartId}`, { token })).json.totalAmount
    expect(newTotal).not.toBe(shownCart.totalAmount)
    expect((await checkOutFor(newTotal)).json.totalAmount).toBe(newTotal)
    await changePrice(-100)
  })

  it("refuses lines that can no longer be ordered, and names them", async () => {
    await chooseSlot(await findFreeSlotId())
    const [item] = (await shop.call("GET", `/carts/${cartId}`, { token })).json.items
    await sql`update store_products set price = null where store_number = '3201' and no = (select no from products where id = ${product.id})`.execute(
      shop.database.sql
    )
    const response = await checkOut()
    await sql`update store_products set price = 1990 where store_number = '3201' and no = (select no from products where id = ${product.id})`.execute(
      shop.database.sql
    )
    expect([response.status, response.json.errors[0].code, response.json.errors[0].field]).toEqual([
      422,
      "ERR_ITEM_NOT_IN_ASSORTMENT",
      item.id
    ])
  })

  it("refuses home delivery of products that must be picked up, and names their lines", async () => {
    const slotId = await findFreeSlotId("Home")
    await saveDelivery("homeDelivery")
    await chooseSlot(slotId)
    const [item] = (await shop.call("GET", `/carts/${cartId}`, { token })).json.items
    const setPickupOnly = (value: boolean) =>
      sql`update products set collect_only = ${value} where id = ${product.id}`.execute(shop.database.sql)
    await setPickupOnly(true)
    const { status, json } = await checkOut()
    await setPickupOnly(false)
    expect([status, json.errors?.map(({ code, field }: { code: string; field: string }) => [code, field])]).toEqual([
      422,
      [["ERR_METHOD_NOT_ALLOWED_FOR_ITEM", item.id]]
    ])
  })

  it("refuses home delivery to an address where the cart's store delivers no groceries", async () => {
    const slotId = await findFreeSlotId("Home")
    await saveDelivery("homeDelivery")
    await chooseSlot(slotId)
    const checkOutTo = async (zip: string) => {
      await sql`update customers set addresses = jsonb_set(addresses::jsonb, '{0,zip}', to_jsonb(${zip}::text))::json where id = 'anna'`.execute(
        shop.database.sql
      )
      const { status, json } = await checkOut()
      return [status, json.errors?.[0].code ?? null]
    }
    const {
      rows: [{ addresses } = { addresses: null }]
    } = await sql<{ addresses: unknown }>`
      select addresses from customers where id = 'anna'`.execute(shop.database.sql)
    const refusedOutcome = [422, "ERR_ADDRESS_OUT_OF_AREA"]
    expect([await checkOutTo("98107"), await checkOutTo("41101")]).toEqual([refusedOutcome, refusedOutcome])
    const setGroceriesDelivered = (delivers: boolean) =>
      sql`update zip_areas set groceries = ${delivers} where store_number = '3201'`.execute(shop.database.sql)
    await setGroceriesDelivered(false)
    expect((await checkOutTo("11122"))[0]).toBe(422)
    await setGroceriesDelivered(true)
    expect(await checkOutTo("11122")).toEqual([201, null])
    await sql`update customers set addresses = ${JSON.stringify(addresses)}::json where id = 'anna'`.execute(
      shop.database.sql
    )
  })

  it("delivers to the address in the request instead of the registered one, when the cart's store delivers groceries there", async () => {
    const slotId = await findFreeSlotId("Home")
    await saveDelivery("homeDelivery")
    await chooseSlot(slotId)
    const checkOutTo = async (homeDelivery: unknown) => {
      const { status, json } = await shop.call("POST", `/carts/${cartId}/checkout`, {
        token,
        body: { payment: "onDelivery", homeDelivery }
      })
      return [status, json.errors?.[0].code ?? json.homeDelivery]
    }
    const address = { street: "Kungsgatan 3", postalCode: "11122", city: "Stockholm" }
    expect([
      await checkOutTo({ ...address, postalCode: "98107" }),
      await checkOutTo({ ...address, postalCode: "111 22" }),
      await checkOutTo({ ...address, street: " " }),
      await checkOutTo({ ...address, city: "S".repeat(61) }),
      await checkOutTo(address)
    ]).toEqual([
      [422, "ERR_ADDRESS_OUT_OF_AREA"],
      [400, "ERR_VALIDATION"],
      [400, "ERR_VALIDATION"],
      [400, "ERR_VALIDATION"],
      [201, address]
    ])
  })

  it("gives the last place of a slot to only one customer", async () => {
    const slotId = await findFreeSlotId()
    await sql`update slots set taken = capacity - 1 where id = ${slotId}`.execute(shop.database.sql)
    const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
    const eriksCartId = (await shop.call("POST", "/carts", { token: eriksToken, body: { storeNumber: "3201" } })).json
      .id
    await shop.call("POST", `/carts/${eriksCartId}/additems`, {
      token: eriksToken,
      body: { items: [aLine(product, 1)] }
    })
    await Promise.all([
      chooseSlot(slotId),
      shop.call("PUT", `/carts/${eriksCartId}/slot`, { token: eriksToken, body: { slotId } })
    ])
    const responses = await Promise.all([
      checkOut(),
      shop.call("POST", `/carts/${eriksCartId}/checkout`, { token: eriksToken, body: { payment: "onDelivery" } })
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

describe("an order", () => {
  /** Places an order with a discount code; returns the cart before the checkout, and the order as GET /orders/{id} returns it. */
  const placeOrder = async (method: "Home" | "Pickup") => {
    token = await shop.logIn()
    const slotId = await findFreeSlotId(method)
    await saveDelivery(method === "Home" ? "homeDelivery" : "pickupAtStore")
    cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
    await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(product, 3)] } })
    const code = { gtin: "9900000000011", name: "Välkommen! 50 kr rabatt" }
    await shop.call("POST", `/carts/${cartId}/discountCodes`, { token, body: code })
    const { json: orderedCart } = await chooseSlot(slotId)
    const placedOrder = (await checkOut()).json
    const { json: order } = await shop.call("GET", `/orders/${placedOrder.id}`, { token })
    expect(order).toEqual(placedOrder)
    return { orderedCart, order }
  }

  it("has a status that changes over time from placed to locked to delivered", async () => {
    await chooseSlot(await findFreeSlotId())
    const { json: order } = await checkOut()
    const readStatusAt = async (now: number): Promise<string> => {
      shop.clock.now = now
      return (await shop.call("GET", `/orders/${order.id}`, { token: await shop.logIn() })).json.status
    }
    const cutoff = Date.parse(order.deliveryLockDate)
    expect([
      await readStatusAt(cutoff - 1),
      await readStatusAt(cutoff),
      await readStatusAt(cutoff + 24 * 3_600_000)
    ]).toEqual(["placed", "locked", "delivered"])
  })

  it("is listed unless its delivery is before the requested date", async () => {
    const readDates = async (after: string) =>
      (await shop.call("GET", `/orders?afterDeliveryDate=${after}`, { token: await shop.logIn() })).json.orders.map(
        ({ date }: { date: string }) => date
      )
    const allDates = await readDates("2025-01-01")
    expect(allDates.length).toBeGreaterThanOrEqual(8)
    for (const first of allDates)
      expect(await readDates(first)).toEqual(allDates.filter((date: string) => date >= first))
  })

  it("API-34 is listed by a request without a date when its delivery is today or later in Stockholm", async () => {
    const listWithoutDate = async () => (await shop.call("GET", "/orders", { token: await shop.logIn() })).text
    const listSince = async (date: string) =>
      (await shop.call("GET", `/orders?afterDeliveryDate=${date}`, { token: await shop.logIn() })).text
    const { date } = (await placeOrder("Pickup")).order
    const midnight = Date.parse(`${date}T00:00:00+01:00`)
    const dayAfter = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
    for (const [now, first] of [
      [midnight, date],
      [midnight + 86_400_000 - 1, date],
      [midnight + 86_400_000, dayAfter]
    ] as const) {
      shop.clock.now = now
      expect([now, await listWithoutDate()]).toEqual([now, await listSince(first)])
      expect([now, (await listWithoutDate()).includes(`"date":"${date}"`)]).toEqual([now, first === date])
    }
  })

  it("ENTITY-07 ENTITY-08 has its number, dates, delivery, slot, store or address, cart, products, amounts and codes", async () => {
    const text: unknown = expect.any(String)
    for (const method of ["Pickup", "Home"] as const) {
      const { orderedCart, order } = await placeOrder(method)
      const isHome = method === "Home"
      expect(order).toEqual({
        id: text,
        orderNo: expect.stringMatching(/^\d+$/),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        status: "placed",
        checkoutCompletedDate: new Date(testNow).toISOString(),
        deliveryMethod: isHome ? "homeDelivery" : "pickupAtStore",
        homeDelivery: isHome ? { postalCode: expect.stringMatching(/^\d{5}$/), street: text, city: text } : null,
        store: { name: text, streetAddress: text, city: "Stockholm" },
        itemFulfilmentLindbakStoreNum: "3201",
        replacementForOrderId: null,
        deliveryLockDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        modifiedDate: new Date(testNow).toISOString(),
        deletedDate: null,
        cartReferences: [{ cartId, paymentDetails: { orderVersionIndex: 0, totalAmount: orderedCart.totalAmount } }],
        slot: {
          date: order.date,
          from: expect.stringMatching(/^\d\d:\d\d$/),
          to: expect.stringMatching(/^\d\d:\d\d$/)
        },
        message: null,
        items: orderedCart.items,
        recipes: orderedCart.recipes,
        bags: [],
        cateredMeals: [],
        charges: orderedCart.charges,
        discountCodes: [expect.objectContaining({ gtin: "9900000000011", code: "VALKOMMEN50" })],
        totalAmount: orderedCart.totalAmount,
        totalDiscount: orderedCart.totalDiscount,
        taxes: [{ taxPercentage: 12, amount: orderedCart.totalAmount, taxAmount: orderedCart.totalTaxAmount }]
      })
    }
  })

  it("is refused with 404 when it does not exist; the list of orders is refused with 400 when its date is invalid", async () => {
    const request = { token: await shop.logIn() }
    const readOutcome = async (path: string) => {
      const { status, json } = await shop.call("GET", path, request)
      return [status, json.errors[0].code, json.errors[0].field]
    }
    expect(await readOutcome("/orders/no-such")).toEqual([404, "ERR_ORDER_NOT_FOUND", undefined])
    expect(await readOutcome("/orders?afterDeliveryDate=tomorrow")).toEqual([
      400,
      "ERR_VALIDATION",
      "afterDeliveryDate"
    ])
  })
})
