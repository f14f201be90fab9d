import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { aLine, stagingForTests, type TestResponse, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const outcomeOf = ({ status, json }: TestResponse) => [status, json?.errors?.[0].code ?? null]

it("NET-07 a call responds 200 with a body, 201 when it has created something, 204 without a body, 400 to invalid input, 401 without a log-in, 403 to another customer's data, 404 to something unknown, 409 to a conflict or a locked cart, 422 to what a rule refuses, 429 with Retry-After after too many attempts, and 500 when it fails", async () => {
  const token = await shop.logIn()
  const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
  const send = (method: string, path: string, body?: object) =>
    shop.call(method, path, { token, ...(body === undefined ? {} : { body }) })
  const product = (await send("GET", "/Loop54/products/topsellers?store=3201&take=1")).json.items[0]

  const settings = await send("GET", "/settings")
  expect([...outcomeOf(settings), typeof settings.json]).toEqual([200, null, "object"])
  const cart = await send("POST", "/carts", { storeNumber: "3201" })
  expect([...outcomeOf(cart), typeof cart.json.id]).toEqual([201, null, "string"])
  const favourite = (await send("POST", "/favorites/products", { itemNo: product.id })).json
  expect(await send("DELETE", `/favorites?id=${favourite.id}`)).toMatchObject({ status: 204, text: "" })

  const invalid = await shop.call("POST", "/carts", {
    token,
    raw: "{",
    headers: { "content-type": "application/json" }
  })
  expect(invalid.status).toBe(400)
  expect(outcomeOf(await send("PUT", "/customer/mobilephone", { mobilePhoneNumber: "abc" }))).toEqual([
    400,
    "bad_request"
  ])
  expect(outcomeOf(await shop.call("GET", "/customer"))).toEqual([401, "ERR_NOT_LOGGED_IN"])
  const cartPath = `/carts/${cart.json.id}`
  expect(outcomeOf(await shop.call("GET", cartPath, { token: eriksToken }))).toEqual([403, "ERR_FORBIDDEN"])
  expect(outcomeOf(await send("POST", "/favorites/products", { itemNo: "finns-inte" }))).toEqual([
    404,
    "ERR_PRODUCT_NOT_FOUND"
  ])
  const erik = {
    pnr: "196408233234",
    emailAddress: "ny@exempel.se",
    password: "Matkasse-2026",
    mobilePhone: "0701234567",
    referrer: ""
  }
  expect(outcomeOf(await send("POST", "/customer/createcustomer", erik))).toEqual([409, "personal_number_in_use"])
  const addItem = (line: object) => send("POST", `${cartPath}/additems`, { items: [line] })
  expect(outcomeOf(await addItem(aLine({ id: "x_ST", gtin: "0000000000000" }, 1)))).toEqual([
    422,
    "ERR_ITEM_NOT_IN_ASSORTMENT"
  ])
  await sql`update carts set checked_out = ${shop.clock.now} where id = ${cart.json.id}`.execute(shop.database.sql)
  expect(outcomeOf(await addItem(aLine(product, 1)))).toEqual([409, "ERR_CART_LOCKED"])

  const lookUps: Array<TestResponse> = []
  for (let count = 0; count < 11; count++) lookUps.push(await send("GET", "/customer/email/a@exempel.se"))
  expect(outcomeOf(lookUps[10] as TestResponse)).toEqual([429, "too_many_lookups"])
  expect(Number(lookUps[10]?.headers.get("retry-after"))).toBeGreaterThan(0)

  expect(shop.unexpectedErrors).toEqual([])
  await sql`drop table favourites`.execute(shop.database.sql)
  expect((await send("GET", "/favorites")).status).toBe(500)
})
