import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aLine, stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

const gtins = { VALKOMMEN50: "9900000000011", ENGANG: "9900000000097", FORSTAN: "9900000000103" } as const
type Code = keyof typeof gtins
/** Delivery times of store 3201 that no demo order has. */
const slotIds = ["10", "12", "14", "16"].map((hour) => `pickup-3201-2026-03-13-${hour}`)

let shop: TestStaging
let anna = ""
let erik = ""
let product: { readonly id: string; readonly gtin: string }

const call = (token: string, method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
  shop.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const outcomeOf = ({ status, json }: Awaited<ReturnType<typeof call>>) => [status, json?.errors?.[0]?.code ?? null]
const accepted = [200, null]
const usedUp = [422, "ERR_COUPON_ALREADY_USED"]

const addCode = (token: string, cartId: string, code: Code) =>
  call(token, "POST", `/carts/${cartId}/discountCodes`, { gtin: gtins[code], name: code })
/** The id of the customer's open cart with a product and a delivery time. */
const openCart = async (token: string, slotIndex = 0): Promise<string> => {
  const { id } = (await call(token, "POST", "/carts", { storeNumber: "3201" })).json
  await call(token, "POST", `/carts/${id}/additems`, { items: [aLine(product, 6)] })
  await call(token, "PUT", `/carts/${id}/slot`, { slotId: slotIds[slotIndex] })
  return id
}
const checkOut = (token: string, cartId: string) =>
  call(token, "POST", `/carts/${cartId}/checkout`, { payment: "onDelivery" })
const orderWith = async (token: string, code: Code, slotIndex = 0): Promise<{ readonly id: string }> => {
  const cartId = await openCart(token, slotIndex)
  expect(outcomeOf(await addCode(token, cartId, code))).toEqual(accepted)
  const { status, json } = await checkOut(token, cartId)
  expect(status).toBe(201)
  expect(json.discountCodes).toMatchObject([{ code }])
  return json
}
const openReplacement = async (token: string, orderId: string): Promise<string> =>
  (await call(token, "POST", `/orders/${orderId}/createReplacementCart`, { storeNo: "3201" })).json.id
const cancel = (orderId: string) =>
  sql`update orders set cancelled = ${shop.clock.now} where id = ${orderId}`.execute(shop.database.sql)
/** Whether the customer can add the code to a cart. */
const tryToAdd = async (token: string, code: Code) => outcomeOf(await addCode(token, await openCart(token), code))

beforeAll(async () => {
  shop = await stagingForTests()
  anna = await shop.logIn()
  erik = await shop.logIn("erik.eriksson@exempel.se")
  product = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")).json.items[0]
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  for (const token of [anna, erik]) {
    await call(token, "PUT", "/customer/userdeliverysettings", {
      userDeliveryMethod: "pickupAtStore",
      userPostalCode: null,
      userSiteId: "1001"
    })
    await call(token, "DELETE", "/carts/deleteUsableCarts")
  }
  await sql`delete from carts where checked_out is null`.execute(shop.database.sql)
  await sql`delete from orders`.execute(shop.database.sql)
})

describe("a discount code", () => {
  it("without a limit is accepted in every order", async () => {
    await orderWith(anna, "VALKOMMEN50", 0)
    await orderWith(anna, "VALKOMMEN50", 1)
    expect(await tryToAdd(anna, "VALKOMMEN50")).toEqual(accepted)
  })

  it("that each customer may use once is refused to a customer with an order that has it, and accepted from others", async () => {
    await orderWith(anna, "ENGANG")
    expect(await tryToAdd(anna, "ENGANG")).toEqual(usedUp)
    expect(await tryToAdd(erik, "ENGANG")).toEqual(accepted)
  })

  it("that only one order may use is refused to every customer afterwards", async () => {
    await orderWith(anna, "FORSTAN")
    expect(await tryToAdd(anna, "FORSTAN")).toEqual(usedUp)
    expect(await tryToAdd(erik, "FORSTAN")).toEqual(usedUp)
  })

  it.each(["ENGANG", "FORSTAN"] as const)("is available again after the order with %s was cancelled", async (code) => {
    const { id } = await orderWith(anna, code)
    await cancel(id)
    await orderWith(anna, code, 1)
    expect(await tryToAdd(anna, code)).toEqual(usedUp)
  })

  it("is not used by a cart that was not ordered", async () => {
    await addCode(anna, await openCart(anna), "FORSTAN")
    expect(await tryToAdd(erik, "FORSTAN")).toEqual(accepted)
  })

  it("that was used up after it had been added is refused at the checkout with its GTIN, and the cart is ordered without it", async () => {
    const cartId = await openCart(anna)
    expect(outcomeOf(await addCode(anna, cartId, "FORSTAN"))).toEqual(accepted)
    expect(outcomeOf(await addCode(anna, cartId, "ENGANG"))).toEqual(accepted)
    await orderWith(erik, "FORSTAN", 1)
    const refusal = await checkOut(anna, cartId)
    expect(outcomeOf(refusal)).toEqual(usedUp)
    expect(refusal.json.errors.map(({ field }: { readonly field: string }) => field)).toEqual([gtins.FORSTAN])
    const { json: cart } = await call(anna, "GET", `/carts/${cartId}`)
    expect(cart).toMatchObject({
      checkoutCompletedDate: null,
      selectedSlotId: slotIds[0],
      items: [{ quantity: { value: 6 } }]
    })
    await call(anna, "DELETE", `/carts/${cartId}/discountCodes`, { gtin: gtins.FORSTAN })
    expect((await checkOut(anna, cartId)).status).toBe(201)
  })

  it.each(["ENGANG", "FORSTAN"] as const)(
    "stays in a changed order that has %s, also after it was removed and added again",
    async (code) => {
      const { id } = await orderWith(anna, code)
      for (const attempt of [1, 2]) {
        const cartId = await openReplacement(anna, id)
        if (attempt === 2) {
          await call(anna, "DELETE", `/carts/${cartId}/discountCodes`, { gtin: gtins[code] })
          expect(outcomeOf(await addCode(anna, cartId, code))).toEqual(accepted)
        }
        expect((await checkOut(anna, cartId)).json.discountCodes).toMatchObject([{ code }])
      }
      expect(await tryToAdd(anna, code)).toEqual(usedUp)
      await cancel(id)
      expect(await tryToAdd(anna, code)).toEqual(accepted)
    }
  )

  it("is available again after a change of the order has removed it", async () => {
    const { id } = await orderWith(anna, "FORSTAN")
    const cartId = await openReplacement(anna, id)
    await call(anna, "DELETE", `/carts/${cartId}/discountCodes`, { gtin: gtins.FORSTAN })
    expect((await checkOut(anna, cartId)).status).toBe(201)
    expect(await tryToAdd(erik, "FORSTAN")).toEqual(accepted)
  })

  it("of another order is refused in a changed order", async () => {
    await orderWith(anna, "ENGANG", 0)
    const { id } = await orderWith(anna, "VALKOMMEN50", 1)
    expect(outcomeOf(await addCode(anna, await openReplacement(anna, id), "ENGANG"))).toEqual(usedUp)
  })

  it("is used by only one of a customer's two carts that are checked out at the same time", async () => {
    const { id } = await orderWith(anna, "VALKOMMEN50", 0)
    const cartIds = [await openReplacement(anna, id), await openCart(anna, 1)]
    for (const cartId of cartIds) await addCode(anna, cartId, "ENGANG")
    const outcomes = await Promise.all(cartIds.map((cartId) => checkOut(anna, cartId)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  it("that only one order may use is used by one of two customers who check out at the same time", async () => {
    const carts = [
      { token: anna, id: await openCart(anna, 0) },
      { token: erik, id: await openCart(erik, 1) }
    ]
    for (const { token, id } of carts) await addCode(token, id, "FORSTAN")
    const outcomes = await Promise.all(carts.map(({ token, id }) => checkOut(token, id)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })
})
