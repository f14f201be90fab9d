import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aLine, stagingForTests, type TestResponse, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
let annasToken: string
let eriksToken: string
let milk: Parameters<typeof aLine>[0]
beforeAll(async () => {
  shop = await stagingForTests()
  annasToken = await shop.logIn("anna.andersson@exempel.se")
  milk = (await shop.call("GET", "/Loop54/search?Q=mjölk&store=3201")).json.searchResults.products[0]
  eriksToken = await shop.logIn("erik.eriksson@exempel.se")
})
afterAll(() => shop.close())

let lastKey = 0
const makeKey = () => `key-${(lastKey += 1)}`
const send = (path: string, token: string, body: unknown, key?: string) =>
  shop.call("POST", path, { token, body, ...(key === undefined ? {} : { headers: { "idempotency-key": key } }) })

const postCart = (token: string, key: string, storeNumber = "3201", query = "") =>
  send(`/carts${query}`, token, { storeNumber }, key)
/** Returns the id of a customer's empty cart. */
const openCart = async (token: string): Promise<string> => {
  const { id } = (await postCart(token, makeKey())).json
  await shop.call("DELETE", `/carts/${id}`, { token })
  return (await postCart(token, makeKey())).json.id
}

const add = (cartId: string, token: string, key?: string) =>
  send(`/carts/${cartId}/additems`, token, { items: [aLine(milk, 1)] }, key)
const quantityIn = ({ json }: TestResponse) => json.items[0].quantity.value

describe("a write with an idempotency key", () => {
  it("is executed once, and a repetition returns the same response", async () => {
    const cartId = await openCart(annasToken)
    const key = makeKey()
    const firstResponse = await add(cartId, annasToken, key)
    const secondResponse = await add(cartId, annasToken, key)
    expect([secondResponse.status, secondResponse.text]).toEqual([firstResponse.status, firstResponse.text])
    expect(quantityIn(firstResponse)).toBe(1)
    expect(quantityIn(await add(cartId, annasToken, makeKey()))).toBe(2)
  })

  it("is executed for each customer who uses the same key", async () => {
    const key = makeKey()
    const [responseToAnna, responseToErik] = [await postCart(annasToken, key), await postCart(eriksToken, key)]
    expect([responseToErik.status, responseToErik.json.id === responseToAnna.json.id]).toEqual([201, false])
  })

  it("gets the same refusal again, including the request id", async () => {
    const key = makeKey()
    const firstResponse = await postCart(annasToken, key, "9999")
    expect(firstResponse.status).toBeGreaterThanOrEqual(400)
    expect((await postCart(annasToken, key, "9999")).text).toBe(firstResponse.text)
    expect((await postCart(annasToken, makeKey(), "9999")).json.requestId).not.toBe(firstResponse.json.requestId)
  })

  it("keeps its response when its key is used for another body or query, which is refused with 422", async () => {
    const key = makeKey()
    const firstResponse = await postCart(annasToken, key)
    for (const refusal of [
      await postCart(annasToken, key, "3202"),
      await postCart(annasToken, key, "3201", "?nocache=1")
    ])
      expect(refusal).toMatchObject({ status: 422, json: { errors: [{ code: "ERR_IDEMPOTENCY_KEY_REUSED" }] } })
    expect((await postCart(annasToken, key)).text).toBe(firstResponse.text)
  })
})

describe("a write without an idempotency key", () => {
  it("is executed every time", async () => {
    const cartId = await openCart(eriksToken)
    await add(cartId, eriksToken)
    expect(quantityIn(await add(cartId, eriksToken))).toBe(2)
  })
})
