import fc from "fast-check"
import { SignJWT } from "jose"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Got, line, stagingForTests, testNow, type TestStaging } from "./testing.ts"

let shop: TestStaging
let token = ""
let cart = ""
let item = ""
let product = { id: "", gtin: "" }
let foreign = ""

beforeAll(async () => {
  shop = await stagingForTests({ loginFailures: 1_000 })
  token = await shop.logIn()
  const erik = await shop.logIn("erik.eriksson@exempel.se")
  product = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")).json.items[0]
  cart = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
  item = (await shop.call("POST", `/carts/${cart}/additems`, { token, body: { items: [line(product, 2)] } })).json.items[0].id
  foreign = (await shop.call("POST", "/carts", { token: erik, body: { storeNumber: "3201" } })).json.id
})
afterAll(() => shop.close())

const refused = (got: Got, status: number, code: string): void => {
  expect([got.status, got.json?.errors?.[0]?.code]).toEqual([status, code])
  expect(got.json.errors.every((error: { message: unknown }) => typeof error.message === "string")).toBe(true)
  expect(got.json.requestId).toBe(got.headers.get("x-request-id"))
}

const unchanged = async (): Promise<void> => {
  const { json } = await shop.call("GET", `/carts/${cart}`, { token })
  expect(json.items.map((found: { id: string; quantity: { value: number } }) => [found.id, found.quantity.value])).toEqual([[item, 2]])
  expect(shop.problems).toEqual([])
}

const json = { "content-type": "application/json" }

describe("a body that cannot be read", () => {
  it.each([
    ["half a document", '{"items":[{"gtin":'],
    ["no JSON", "items=1"],
    ["nothing", ""],
    ["a NUL character", '{"items":[{"gtin":"1\\u0000","itemNo":"x","quantity":{"value":1,"unit":"Piece","originalUnit":"Piece"}}]}']
  ])("is 400: %s", async (_, raw) => {
    refused(await shop.call("POST", `/carts/${cart}/additems`, { token, raw, headers: json }), 400, "ERR_VALIDATION")
    await unchanged()
  })

  it("is 400 when it is not UTF-8", async () => {
    refused(
      await shop.call("POST", "/carts", { token, raw: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), headers: json }),
      400,
      "ERR_VALIDATION"
    )
  })

  it("is 400 under another content type", async () => {
    refused(
      await shop.call("POST", "/carts", { token, raw: '{"storeNumber":"3201"}', headers: { "content-type": "text/plain" } }),
      400,
      "ERR_VALIDATION"
    )
    refused(
      await shop.call("PUT", "/customer/userdeliverysettings", {
        token,
        raw: "a=1",
        headers: { "content-type": "application/x-www-form-urlencoded" }
      }),
      400,
      "ERR_VALIDATION"
    )
  })

  it.each([
    ["as it comes", {}],
    ["with its size told first", { "content-length": "10000012" }]
  ])("is 413 at ten megabytes, %s", async (_, size) => {
    const raw = `{"items":"${"x".repeat(10_000_000)}"}`
    refused(await shop.call("POST", `/carts/${cart}/additems`, { token, raw, headers: { ...json, ...size } }), 413, "ERR_BODY_TOO_LARGE")
    await unchanged()
  })
})

describe("wrong values", () => {
  it.each([
    [{}],
    [{ items: [] }],
    [{ items: "alla" }],
    [{ items: [{}] }],
    [null],
    [[]],
    ["text"],
    [{ items: [{ gtin: 1, itemNo: "x", quantity: { value: 1, unit: "Piece", originalUnit: "Piece" } }] }]
  ])("are 400 with the field: %j", async (body) => {
    refused(await shop.call("POST", `/carts/${cart}/additems`, { token, body }), 400, "ERR_VALIDATION")
    await unchanged()
  })

  it.each([[-1], [2.5], [-0.0001], [1e-9]])("are 400 as a quantity: %d", async (value) => {
    refused(await shop.call("POST", `/carts/${cart}/additems`, { token, body: { items: [line(product, value)] } }), 400, "ERR_VALIDATION")
    refused(await shop.call("PUT", `/carts/${cart}/items/${item}`, { token, body: { quantity: value } }), 400, "ERR_VALIDATION")
    await unchanged()
  })

  it("are 400 as a quantity that no number is", async () => {
    for (const quantity of ["2", null, true, [2], {}])
      refused(await shop.call("PUT", `/carts/${cart}/items/${item}`, { token, body: { quantity } }), 400, "ERR_VALIDATION")
    refused(await shop.call("PUT", `/carts/${cart}/items/${item}`, { token, raw: '{"quantity":1e999}', headers: json }), 400, "ERR_VALIDATION")
    await unchanged()
  })

  it("clamp a huge quantity to the maximum and say so", async () => {
    const { status, json: body } = await shop.call("PUT", `/carts/${cart}/items/${item}`, { token, body: { quantity: 1e15 } })
    expect([status, body.items[0].quantity.value, body.errors[0].code]).toEqual([
      200,
      body.items[0].product.maximumQuantity ?? 25,
      "ERR_QUANTITY_LIMIT"
    ])
    await shop.call("PUT", `/carts/${cart}/items/${item}`, { token, body: { quantity: 2 } })
    await unchanged()
  })

  it("are 400 in a query", async () => {
    for (const query of ["take=abc", "take=0", "skip=-1", "take=1.5", "SortField=drop", "SortOrder=UP", "store=%00"]) {
      refused(await shop.call("GET", `/Loop54/products?${query}`), 400, "ERR_VALIDATION")
    }
    refused(await shop.call("GET", "/postalCode/GetRecommendedStoresByZip?zip=12"), 400, "ERR_VALIDATION")
    refused(await shop.call("GET", "/deliveries/pickingFee?deliveryType=drone"), 400, "ERR_VALIDATION")
    refused(await shop.call("GET", "/orders?afterDeliveryDate=igår", { token }), 400, "ERR_VALIDATION")
    refused(await shop.call("GET", "/offers"), 400, "ERR_STORE_REQUIRED")
  })
})

describe("a body in place of a query", () => {
  const deletes = () => shop.staging.endpoints.filter(({ queryInBody }) => queryInBody)
  const ask = (path: string, body: unknown) => shop.call("DELETE", path.replace("{id}", cart), { token, body })

  it.each([[{ gtin: 5 }], [{ gtin: ["a"] }], [{ gtin: null }], [{ gtin: {} }], [{ couponGtin: null }], [{}], [[]], [null], ["text"]])(
    "is 400 with the field where its value is none for it or is missing: %j", async (body) => {
      const got = await ask("/carts/{id}/discountCodes", body)
      refused(got, 400, "ERR_VALIDATION")
      expect(got.json.errors.map(({ field }: { field?: string }) => field)).toEqual(["gtin"])
      await unchanged()
    })

  it("may hold fields that nobody declared, whatever they are", async () => {
    refused(await ask("/carts/{id}/discountCodes", { gtin: "9900000000011", couponGtin: null, more: [{ deep: 1 }] }), 422, "ERR_COUPON_DOESNT_EXISTS")
  })

  it("is never our fault, whatever JSON it is", async () => {
    expect(deletes().map(({ name }) => name)).toEqual(["removeDiscountCode"])
    const named = (names: ReadonlyArray<string>) => fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue(), { maxKeys: 4 })
    for (const { path, query } of deletes()) {
      const names = Object.keys((query as unknown as { readonly fields: object }).fields)
      await fc.assert(fc.asyncProperty(fc.oneof(fc.jsonValue(), named(names)), async (body) => {
        expect([400, 422]).toContain((await ask(path, body)).status)
      }), { numRuns: 60 })
    }
    await unchanged()
  })
})

describe("what is not there", () => {
  it.each([
    ["GET", "/Loop54/category/nope/products", "ERR_CATEGORY_NOT_FOUND"],
    ["GET", "/Loop54/products/000000000_ST", "ERR_PRODUCT_NOT_FOUND"],
    ["GET", "/Loop54/products/nope/related", "ERR_PRODUCT_NOT_FOUND"],
    ["GET", "/sites/nope/storeNumber", "ERR_SITE_NOT_FOUND"],
    ["GET", "/zipCodes/98107/storeNumber", "ERR_NO_HOME_DELIVERY"],
    ["GET", "/PageData/nope", "ERR_PAGE_NOT_FOUND"],
    ["GET", "/carts/nope", "ERR_CART_NOT_FOUND"],
    ["DELETE", "/carts/nope", "ERR_CART_NOT_FOUND"],
    ["GET", "/orders/nope", "ERR_ORDER_NOT_FOUND"],
    ["GET", "/images/products/nope", "ERR_PRODUCT_NOT_FOUND"],
    ["GET", "/nowhere", "ERR_NOT_FOUND"],
    ["GET", "/carts/%ff", "ERR_CART_NOT_FOUND"]
  ])("is 404: %s %s", async (method, path, code) => {
    refused(await shop.call(method, path, { token }), 404, code)
  })

  it("is 404 for a line, a store and a delivery time", async () => {
    refused(await shop.call("PUT", `/carts/${cart}/items/nope`, { token, body: { quantity: 1 } }), 404, "ERR_ITEM_NOT_FOUND")
    refused(await shop.call("POST", "/carts", { token, body: { storeNumber: "9999" } }), 404, "ERR_STORE_NOT_FOUND")
    refused(await shop.call("PUT", `/carts/${cart}/slot`, { token, body: { slotId: "nope" } }), 404, "ERR_SLOT_NOT_FOUND")
  })

  it("is 422 for goods that the store does not have", async () => {
    refused(
      await shop.call("POST", `/carts/${cart}/additems`, { token, body: { items: [line({ id: "x_ST", gtin: "0000000000000" }, 1)] } }),
      422,
      "ERR_ITEM_NOT_IN_ASSORTMENT"
    )
    await unchanged()
  })

  it("is 405 where only the method is wrong", async () => {
    const got = await shop.call("DELETE", "/settings")
    refused(got, 405, "ERR_METHOD_NOT_ALLOWED")
    expect(got.headers.get("allow")).toBe("GET")
  })
})

describe("somebody else's things", () => {
  it("are 403", async () => {
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["DELETE", "", undefined],
      ["POST", "/additems", { items: [line(product, 1)] }],
      ["POST", "/move", { storeNumber: "3202", keepCart: true }],
      ["POST", "/discountCodes", { gtin: "9900000000035", name: "x" }],
      ["POST", "/checkout", { payment: "onDelivery" }],
      ["PUT", "/slot", { slotId: "x" }]
    ] as const) {
      refused(await shop.call(method, `/carts/${foreign}${path}`, { token, ...(body === undefined ? {} : { body }) }), 403, "ERR_FORBIDDEN")
    }
    refused(await shop.call("GET", "/orders/anna-order-1", { token: await shop.logIn("erik.eriksson@exempel.se") }), 403, "ERR_FORBIDDEN")
  })
})

describe("a token that does not hold", () => {
  const sign = (secret: string, claims: Record<string, unknown>) =>
    new SignJWT({ role: "customer", ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("skafferi")
      .setSubject("anna")
      .setJti("x")
      .setExpirationTime(Math.floor(testNow / 1000) + 600)
      .sign(Buffer.from(secret, "base64url"))

  it("is 401: missing, forged, unsigned or of a session that never was", async () => {
    const { rows: [row] } = await sql<{ key: string }>`
      select value #>> '{}' as key from settings where key = 'signing-key'`.execute(shop.database.sql)
    const [head, claims] = token.split(".")
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`
    for (const bad of [
      "x",
      "",
      `${head}.${claims}.AAAA`,
      unsigned,
      await sign("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", {}),
      await sign(row?.key ?? "", {})
    ]) {
      refused(await shop.call("GET", "/customer", { token: bad }), 401, "ERR_NOT_LOGGED_IN")
    }
    refused(await shop.call("GET", "/customer"), 401, "ERR_NOT_LOGGED_IN")
  })

  it("is 401 once it has expired by the shop's clock", async () => {
    const fresh = await shop.logIn()
    shop.clock.now += 24 * 3_600_000 - 1_000
    expect((await shop.call("GET", "/customer", { token: fresh })).status).toBe(200)
    shop.clock.now += 2_000
    refused(await shop.call("GET", "/customer", { token: fresh }), 401, "ERR_NOT_LOGGED_IN")
    shop.clock.now = testNow
  })

  it("is 401 after its session was ended", async () => {
    const fresh = await shop.logIn()
    expect((await shop.call("POST", "/connect/revoke", { token: fresh })).status).toBe(204)
    refused(await shop.call("GET", "/customer", { token: fresh }), 401, "ERR_NOT_LOGGED_IN")
  })
})

describe("text that means something elsewhere", () => {
  const texts = [
    "'; drop table products; --",
    '" or 1=1',
    "<script>alert(1)</script>",
    "%_\\",
    "${7*7}",
    "{{x}}",
    "../../etc/passwd",
    "\ud83d\ude00".repeat(50),
    "\u202etxet",
    "x".repeat(10_000),
    "null",
    "__proto__"
  ]

  it.each(texts.map((text) => [text.slice(0, 30), text]))("is only text: %s", async (_, text) => {
    const encoded = encodeURIComponent(text)
    const paths = [
      `/Loop54/search?Q=${encoded}`,
      `/Loop54/search/quick/?q=${encoded}`,
      `/Loop54/products?q=${encoded}&store=${encoded}&Brands=${encoded}`,
      `/Loop54/products/${encoded}`,
      `/Loop54/category/${encoded}/products`,
      `/PageData/${encoded}`,
      `/sites?id=${encoded}`,
      `/zipCodes/${encoded}/storeNumber`,
      `/offers?store=${encoded}&category=${encoded}`,
      `/carts/${encoded}`,
      `/orders/${encoded}`,
      `/DiscountCodeMap?code=${encoded}`,
      `/images/products/${encoded}`
    ]
    for (const path of paths) {
      const got = await shop.call("GET", path, { token })
      expect([path.slice(0, 40), got.status < 500]).toEqual([path.slice(0, 40), true])
      if (got.status >= 400) expect(got.json.errors[0].code).toMatch(/^ERR_/)
    }
    for (const [method, path, body] of [
      ["POST", "/carts", { storeNumber: text }],
      ["POST", `/carts/${cart}/additems`, { items: [{ ...line(product, 1), gtin: text, itemNo: text, name: text }] }],
      ["POST", `/carts/${cart}/discountCodes`, { gtin: text, name: text }],
      ["PUT", `/carts/${cart}/slot`, { slotId: text }],
      ["POST", `/carts/${cart}/move`, { storeNumber: text, keepCart: true }],
      ["PUT", "/customer/userdeliverysettings", { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: text }],
      ["POST", "/graphql", { query: text }]
    ] as const) {
      const got = await shop.call(method, path, { token, body, headers: { accept: strict, "idempotency-key": text.slice(0, 100).replace(/[^\x20-\x7e]/g, "") } })
      expect([method, path, got.status]).toEqual([method, path, expect.toSatisfy((status: number) => status >= 400 && status < 500)])
    }
    await unchanged()
  })
})

/** Who asks for it by its own type is told by the status too that a document cannot run. */
const strict = "application/graphql-response+json"

describe("GraphQL that cannot run", () => {
  it("is 400 for a document that is none, writes, or asks for what is not there", async () => {
    for (const query of ["{", "{ customers { email } }", "mutation { x }"]) {
      const got = await shop.call("POST", "/graphql", { body: { query }, headers: { accept: strict } })
      expect([query.slice(0, 20), got.status, Array.isArray(got.json.errors)]).toEqual([query.slice(0, 20), 400, true])
    }
  })

  it("answers a visitor's most bought goods with a code instead of data", async () => {
    const { status, json: body } = await shop.call("POST", "/graphql", { body: { query: "{ mostBoughtProducts { id } }" } })
    expect([status, body.errors[0].extensions.code]).toEqual([200, "ERR_NOT_LOGGED_IN"])
  })
})
