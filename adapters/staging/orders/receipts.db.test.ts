import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { slotsBody } from "#adapters/demo-shop/testing-calls.ts"
import { aLine, stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { listMail } from "../mail/mailbox.ts"
import { enqueueReceipts } from "./receipts.ts"

const dayMs = 86_400_000

let shop: TestStaging
let token = ""
beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  // Enqueues the receipts of the demo's delivered orders, so that the tests count only their own.
  await enqueueReceiptsAfter(0)
})
afterAll(() => shop.close())

const setReceiptCopy = (value: string) => shop.call("PUT", `/customer/setemailrecieptcopy/${value}`, { token })
const readReceipts = async () =>
  (await listMail(shop.database.sql)).filter(({ subject }) => subject.startsWith("Kvitto")).map(({ body }) => body)
const enqueueReceiptsAfter = (days: number) =>
  enqueueReceipts(shop.database.sql, { now: testNow + days * dayMs, sendsMail: false })

/** Orders two of the most popular product; returns the order's number. */
const placeOrder = async (): Promise<string> => {
  const cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
  const { items } = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")).json
  await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(items[0], 2)] } })
  await shop.call("PUT", "/customer/userdeliverysettings", {
    token,
    body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "1001" }
  })
  const days = (await shop.call("POST", "/graphql", { body: slotsBody("Pickup") })).json.data.deliverySlotsAvailability
  const slotId = days[2].deliverySlots.find(({ isEnabled }: { readonly isEnabled: boolean }) => isEnabled).id
  await shop.call("PUT", `/carts/${cartId}/slot`, { token, body: { slotId } })
  return (await shop.call("POST", `/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery" } })).json.orderNo
}

describe("PUT /customer/setemailrecieptcopy/{value}", () => {
  it("API-16 stores 'true' or 'false' from the path, and refuses any other value", async () => {
    const readCopySetting = async () => (await shop.call("GET", "/customer", { token })).json.contact.emailRecieptCopy
    for (const value of ["true", "false"]) {
      expect(await setReceiptCopy(value)).toMatchObject({ status: 204, text: "" })
      expect(await readCopySetting()).toBe(value === "true")
    }
    expect(await setReceiptCopy("ja")).toMatchObject({
      status: 400,
      json: { errors: [{ code: "ERR_VALIDATION", field: "value" }] }
    })
    expect(await readCopySetting()).toBe(false)
  })
})

describe("enqueueReceipts", () => {
  it("mails a delivered order's receipt once, to a customer who wants it, and not before the delivery", async () => {
    await setReceiptCopy("true")
    const number = await placeOrder()
    expect([await enqueueReceiptsAfter(0), await readReceipts()]).toEqual([0, []])
    expect(await enqueueReceiptsAfter(4)).toBe(1)
    const [receipt] = await readReceipts()
    expect(receipt).toContain(`Här är kvittot på din beställning ${number}.`)
    expect(receipt).toMatch(/Totalt: \d+,\d\d kr/)
    expect([await enqueueReceiptsAfter(4), (await readReceipts()).length]).toEqual([0, 1])
  })

  it("mails no receipt to a customer who does not want it, even if the customer wants one later", async () => {
    await setReceiptCopy("false")
    await placeOrder()
    expect(await enqueueReceiptsAfter(4)).toBe(0)
    await setReceiptCopy("true")
    expect([await enqueueReceiptsAfter(4), (await readReceipts()).length]).toEqual([0, 1])
  })

  it("mails no receipt of an order that was delivered more than a week ago", async () => {
    await setReceiptCopy("true")
    await placeOrder()
    expect(await enqueueReceiptsAfter(12)).toBe(0)
  })
})
