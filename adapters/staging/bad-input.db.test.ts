import fc from "fast-check"
import { SignJWT } from "jose"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestResponse, aLine, stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { defaultMaximum } from "#core/catalogue/quantity.ts"
import { rateLimitsWith } from "./staging-settings.ts"

let shop: TestStaging
let token = ""
let cartId = ""
let itemId = ""
let product = { id: "", gtin: "" }
let otherCartId = ""

beforeAll(async () => {
  shop = await stagingForTests({ rateLimits: rateLimitsWith({ logIns: { perAccount: 1_000, perAddress: 10_000 } }) })
  token = await shop.logIn()
  const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
  product = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")).json.items[0]
  cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
  itemId = (await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(product, 2)] } })).json
    .items[0].id
  otherCartId = (await shop.call("POST", "/carts", { token: eriksToken, body: { storeNumber: "3201" } })).json.id
})
afterAll(() => shop.close())

const expectRefusal = (response: TestResponse, status: number, code: string): void => {
  expect([response.status, response.json?.errors?.[0]?.code]).toEqual([status, code])
  expect(response.json.errors.every((error: { message: unknown }) => typeof error.message === "string")).toBe(true)
  expect(response.json.requestId).toBe(response.headers.get("x-request-id"))
}

const expectCartUnchanged = async (): Promise<void> => {
  const { json } = await shop.call("GET", `/carts/${cartId}`, { token })
  expect(
    json.items.map(({ id, quantity }: { id: string; quantity: { value: number } }) => [id, quantity.value])
  ).toEqual([[itemId, 2]])
  expect(shop.unexpectedErrors).toEqual([])
}

const jsonHeaders = { "content-type": "application/json" }

describe("a body that cannot be read", () => {
  it.each([
    ["an incomplete document", '{"items":[{"gtin":'],
    ["a form instead of JSON", "items=1"],
    ["an empty body", ""],
    [
      "a document with half of a surrogate pair",
      '{"items":[{"gtin":"1\\ud83d","itemNo":"x","quantity":{"value":1,"unit":"Piece","originalUnit":"Piece"}}]}'
    ],
    [
      "a document with a NUL character",
      '{"items":[{"gtin":"1\\u0000","itemNo":"x","quantity":{"value":1,"unit":"Piece","originalUnit":"Piece"}}]}'
    ]
  ])("is refused with 400 when it is %s", async (_, raw) => {
    expectRefusal(
      await shop.call("POST", `/carts/${cartId}/additems`, { token, raw, headers: jsonHeaders }),
      400,
      "ERR_VALIDATION"
    )
    await expectCartUnchanged()
  })

  it("is refused with 400 when it is not UTF-8", async () => {
    expectRefusal(
      await shop.call("POST", "/carts", {
        token,
        raw: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
        headers: jsonHeaders
      }),
      400,
      "ERR_VALIDATION"
    )
  })

  it("is refused with 400 when its content type is not the declared one", async () => {
    expectRefusal(
      await shop.call("POST", "/carts", {
        token,
        raw: '{"storeNumber":"3201"}',
        headers: { "content-type": "text/plain" }
      }),
      400,
      "ERR_VALIDATION"
    )
    expectRefusal(
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
    ["chunked", {}],
    ["with a content-length", { "content-length": "10000012" }]
  ])("is refused with 413 when it has ten megabytes, %s", async (_, size) => {
    const raw = `{"items":"${"x".repeat(10_000_000)}"}`
    expectRefusal(
      await shop.call("POST", `/carts/${cartId}/additems`, { token, raw, headers: { ...jsonHeaders, ...size } }),
      413,
      "ERR_BODY_TOO_LARGE"
    )
    await expectCartUnchanged()
  })
})

describe("invalid values", () => {
  const anItem = { itemNo: "x", quantity: { value: 1, unit: "Piece", originalUnit: "Piece" } }

  it.each<readonly [body: unknown, fields: ReadonlyArray<string | undefined>]>([
    [{}, ["items"]],
    [{ items: [] }, ["items"]],
    [{ items: "alla" }, ["items"]],
    [{ items: [{}] }, ["items.0.gtin", "items.0.itemNo", "items.0.quantity"]],
    [null, [undefined]],
    [[], [undefined]],
    ["text", [undefined]],
    [{ items: [{ ...anItem, gtin: 1 }] }, ["items.0.gtin"]]
  ])("are refused with 400, with the name of each invalid field: %j", async (body, fields) => {
    const response = await shop.call("POST", `/carts/${cartId}/additems`, { token, body })
    expectRefusal(response, 400, "ERR_VALIDATION")
    expect(response.json.errors.map(({ field }: { readonly field?: string }) => field)).toEqual(fields)
    await expectCartUnchanged()
  })

  it.each([[-1], [2.5], [-0.0001], [1e-9]])("are refused with 400, such as the quantity %d", async (value) => {
    expectRefusal(
      await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(product, value)] } }),
      400,
      "ERR_VALIDATION"
    )
    expectRefusal(
      await shop.call("PUT", `/carts/${cartId}/items/${itemId}`, { token, body: { quantity: value } }),
      400,
      "ERR_VALIDATION"
    )
    await expectCartUnchanged()
  })

  it("are refused with 400 when a quantity is not a number", async () => {
    for (const quantity of ["2", null, true, [2], {}])
      expectRefusal(
        await shop.call("PUT", `/carts/${cartId}/items/${itemId}`, { token, body: { quantity } }),
        400,
        "ERR_VALIDATION"
      )
    expectRefusal(
      await shop.call("PUT", `/carts/${cartId}/items/${itemId}`, {
        token,
        raw: '{"quantity":1e999}',
        headers: jsonHeaders
      }),
      400,
      "ERR_VALIDATION"
    )
    await expectCartUnchanged()
  })

  it("are reduced to the maximum, with an error, when they are quantities above it", async () => {
    const { status, json: body } = await shop.call("PUT", `/carts/${cartId}/items/${itemId}`, {
      token,
      body: { quantity: 1e15 }
    })
    expect([status, body.items[0].quantity.value, body.errors[0].code]).toEqual([
      200,
      body.items[0].product.maximumQuantity ?? defaultMaximum,
      "ERR_QUANTITY_LIMIT"
    ])
    await shop.call("PUT", `/carts/${cartId}/items/${itemId}`, { token, body: { quantity: 2 } })
    await expectCartUnchanged()
  })

  it("are refused with 400 in a query, like a missing store", async () => {
    for (const query of ["take=abc", "take=0", "skip=-1", "take=1.5", "SortField=drop", "SortOrder=UP", "store=%00"]) {
      expectRefusal(await shop.call("GET", `/Loop54/products?${query}`), 400, "ERR_VALIDATION")
    }
    expectRefusal(await shop.call("GET", "/postalCode/GetRecommendedStoresByZip?zip=12"), 400, "ERR_VALIDATION")
    expectRefusal(await shop.call("GET", "/deliveries/pickingFee?deliveryType=drone"), 400, "ERR_VALIDATION")
    expectRefusal(await shop.call("GET", "/orders?afterDeliveryDate=igår", { token }), 400, "ERR_VALIDATION")
    expectRefusal(await shop.call("GET", "/offers"), 400, "ERR_STORE_REQUIRED")
  })
})

describe("query parameters in a body", () => {
  const endpointsWithQueryInBody = () => shop.staging.endpoints.filter(({ queryInBody }) => queryInBody)
  const send = (path: string, body: unknown) => shop.call("DELETE", path.replace("{id}", cartId), { token, body })

  it.each([
    [{ gtin: 5 }],
    [{ gtin: ["a"] }],
    [{ gtin: null }],
    [{ gtin: {} }],
    [{ couponGtin: null }],
    [{}],
    [[]],
    [null],
    ["text"]
  ])("are refused with 400 and the field's name when its value is invalid or missing: %j", async (body) => {
    const response = await send("/carts/{id}/discountCodes", body)
    expectRefusal(response, 400, "ERR_VALIDATION")
    expect(response.json.errors.map(({ field }: { field?: string }) => field)).toEqual(["gtin"])
    await expectCartUnchanged()
  })

  it("may be sent together with undeclared fields of any type", async () => {
    expectRefusal(
      await send("/carts/{id}/discountCodes", { gtin: "9900000000011", couponGtin: null, more: [{ deep: 1 }] }),
      422,
      "ERR_COUPON_DOESNT_EXISTS"
    )
  })

  it("never cause an internal error, for any JSON", async () => {
    expect(endpointsWithQueryInBody().map(({ name }) => name)).toEqual(["deleteFavourite", "removeDiscountCode"])
    const objectWithKeys = (names: ReadonlyArray<string>) =>
      fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue(), { maxKeys: 4 })
    for (const { path, query } of endpointsWithQueryInBody()) {
      const names = Object.keys((query as unknown as { readonly fields: object }).fields)
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.jsonValue(), objectWithKeys(names)), async (body) => {
          expect([400, 404, 422]).toContain((await send(path, body)).status)
        }),
        { numRuns: 60 }
      )
    }
    await expectCartUnchanged()
  })
})

describe("an unknown resource", () => {
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
  ])("is refused with 404: %s %s", async (method, path, code) => {
    expectRefusal(await shop.call(method, path, { token }), 404, code)
  })

  it("is refused with 404 when it is a cart line, a store or a delivery time", async () => {
    expectRefusal(
      await shop.call("PUT", `/carts/${cartId}/items/nope`, { token, body: { quantity: 1 } }),
      404,
      "ERR_ITEM_NOT_FOUND"
    )
    expectRefusal(
      await shop.call("POST", "/carts", { token, body: { storeNumber: "9999" } }),
      404,
      "ERR_STORE_NOT_FOUND"
    )
    expectRefusal(
      await shop.call("PUT", `/carts/${cartId}/slot`, { token, body: { slotId: "nope" } }),
      404,
      "ERR_SLOT_NOT_FOUND"
    )
  })
})

describe("POST /carts/{id}/additems", () => {
  it("refuses with 422 a product that the store does not sell", async () => {
    expectRefusal(
      await shop.call("POST", `/carts/${cartId}/additems`, {
        token,
        body: { items: [aLine({ id: "x_ST", gtin: "0000000000000" }, 1)] }
      }),
      422,
      "ERR_ITEM_NOT_IN_ASSORTMENT"
    )
    await expectCartUnchanged()
  })
})

describe("a path with a method that it does not support", () => {
  it("is refused with 405 and the allowed method", async () => {
    const response = await shop.call("DELETE", "/settings")
    expectRefusal(response, 405, "ERR_METHOD_NOT_ALLOWED")
    expect(response.headers.get("allow")).toBe("GET")
  })
})

describe("another customer's data", () => {
  it("is refused with 403", async () => {
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["DELETE", "", undefined],
      ["POST", "/additems", { items: [aLine(product, 1)] }],
      ["POST", "/move", { storeNumber: "3202", keepCart: true }],
      ["POST", "/discountCodes", { gtin: "9900000000035", name: "x" }],
      ["POST", "/checkout", { payment: "onDelivery" }],
      ["PUT", "/slot", { slotId: "x" }]
    ] as const) {
      expectRefusal(
        await shop.call(method, `/carts/${otherCartId}${path}`, { token, ...(body === undefined ? {} : { body }) }),
        403,
        "ERR_FORBIDDEN"
      )
    }
    expectRefusal(
      await shop.call("GET", "/orders/anna-order-1", { token: await shop.logIn("erik.eriksson@exempel.se") }),
      403,
      "ERR_FORBIDDEN"
    )
  })
})

describe("a missing or invalid token", () => {
  const sign = (secret: string, claims: Record<string, unknown>) =>
    new SignJWT({ role: "customer", ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("skafferi")
      .setSubject("anna")
      .setJti("x")
      .setExpirationTime(Math.floor(testNow / 1000) + 600)
      .sign(Buffer.from(secret, "base64url"))

  it("is refused with 401, for example a forged or unsigned one, or that of an unknown session", async () => {
    const {
      rows: [row]
    } = await sql<{ key: string }>`
      select value #>> '{}' as key from settings where key = 'signing-key'`.execute(shop.database.sql)
    const [header, claims] = token.split(".")
    const unsignedToken = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`
    for (const invalidToken of [
      "x",
      "",
      `${header}.${claims}.AAAA`,
      unsignedToken,
      await sign("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", {}),
      await sign(row?.key ?? "", {})
    ]) {
      expectRefusal(await shop.call("GET", "/customer", { token: invalidToken }), 401, "ERR_NOT_LOGGED_IN")
    }
    expectRefusal(await shop.call("GET", "/customer"), 401, "ERR_NOT_LOGGED_IN")
  })

  it("is refused with 401 once it has expired by the shop's clock", async () => {
    const newToken = await shop.logIn()
    shop.clock.now += 24 * 3_600_000 - 1_000
    expect((await shop.call("GET", "/customer", { token: newToken })).status).toBe(200)
    shop.clock.now += 2_000
    expectRefusal(await shop.call("GET", "/customer", { token: newToken }), 401, "ERR_NOT_LOGGED_IN")
    shop.clock.now = testNow
  })

  it("is refused with 401 after its session was ended", async () => {
    const newToken = await shop.logIn()
    expect((await shop.call("POST", "/connect/revoke", { token: newToken })).status).toBe(204)
    expectRefusal(await shop.call("GET", "/customer", { token: newToken }), 401, "ERR_NOT_LOGGED_IN")
  })
})

describe("text with a special meaning in SQL, HTML, templates or paths", () => {
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

  it.each(texts.map((text) => [text.slice(0, 30), text]))(
    "causes no internal error, and leaves the cart unchanged: %s",
    async (_, text) => {
      const encodedText = encodeURIComponent(text)
      const paths = [
        `/Loop54/search?Q=${encodedText}`,
        `/Loop54/search/quick/?q=${encodedText}`,
        `/Loop54/products?q=${encodedText}&store=${encodedText}&Brands=${encodedText}`,
        `/Loop54/products/${encodedText}`,
        `/Loop54/category/${encodedText}/products`,
        `/PageData/${encodedText}`,
        `/sites?id=${encodedText}`,
        `/zipCodes/${encodedText}/storeNumber`,
        `/offers?store=${encodedText}&category=${encodedText}`,
        `/carts/${encodedText}`,
        `/orders/${encodedText}`,
        `/DiscountCodeMap?code=${encodedText}`,
        `/images/products/${encodedText}`
      ]
      for (const path of paths) {
        const response = await shop.call("GET", path, { token })
        expect([path.slice(0, 40), response.status < 500]).toEqual([path.slice(0, 40), true])
        if (response.status >= 400) expect(response.json.errors[0].code).toMatch(/^ERR_/)
      }
      for (const [method, path, body] of [
        ["POST", "/carts", { storeNumber: text }],
        [
          "POST",
          `/carts/${cartId}/additems`,
          { items: [{ ...aLine(product, 1), gtin: text, itemNo: text, name: text }] }
        ],
        ["POST", `/carts/${cartId}/discountCodes`, { gtin: text, name: text }],
        ["PUT", `/carts/${cartId}/slot`, { slotId: text }],
        ["POST", `/carts/${cartId}/move`, { storeNumber: text, keepCart: true }],
        [
          "PUT",
          "/customer/userdeliverysettings",
          { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: text }
        ],
        ["POST", "/graphql", { query: text }]
      ] as const) {
        const response = await shop.call(method, path, {
          token,
          body,
          headers: { accept: graphqlResponseType, "idempotency-key": text.slice(0, 100).replace(/[^\x20-\x7e]/g, "") }
        })
        expect([method, path, response.status]).toEqual([
          method,
          path,
          expect.toSatisfy((status: number) => status >= 400 && status < 500)
        ])
      }
      await expectCartUnchanged()
    }
  )
})

/** With this media type the response to an invalid document is 400 instead of 200. */
const graphqlResponseType = "application/graphql-response+json"

describe("POST /graphql", () => {
  it("responds with 400 to a syntax error, a mutation, or an unknown field", async () => {
    for (const query of ["{", "{ customers { email } }", "mutation { x }"]) {
      const response = await shop.call("POST", "/graphql", {
        body: { query },
        headers: { accept: graphqlResponseType }
      })
      expect([query.slice(0, 20), response.status, Array.isArray(response.json.errors)]).toEqual([
        query.slice(0, 20),
        400,
        true
      ])
    }
  })

  it("responds with ERR_NOT_LOGGED_IN when a visitor requests most bought products", async () => {
    const { status, json: body } = await shop.call("POST", "/graphql", {
      body: { query: "{ mostBoughtProducts { id } }" }
    })
    expect([status, body.errors[0].extensions.code]).toEqual([200, "ERR_NOT_LOGGED_IN"])
  })
})
