import { getIntrospectionQuery } from "graphql"
import { serverAudits } from "graphql-http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging

beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const audits = serverAudits({
  url: "http://shop.test/api/v1/graphql",
  fetchFn: (url: string, init?: RequestInit) => shop.staging.handle(new Request(url, init))
})

describe("API-73 POST /graphql", () => {
  it.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: "ok" })
  })
})

describe("getCookies", () => {
  it("API-77 CAPI-20 returns the shop's domain, and the name and category of each of its cookies", async () => {
    const query = "query getCookies { getCookies { domain cookies { Name Category } } }"
    const { status, json } = await shop.call("POST", "/graphql", { body: { query } })
    const cookies = Object.values(cookieNames).map((name) => ({
      Name: name,
      Category: expect.stringMatching(/^(necessary|preferences|statistics|marketing)$/)
    }))
    expect([status, json]).toEqual([
      200,
      { data: { getCookies: { domain: expect.stringMatching(/\w/), cookies: expect.arrayContaining(cookies) } } }
    ])
    expect(json.data.getCookies.cookies).toHaveLength(cookies.length)
  })
})

const acceptGraphqlResponse = { accept: "application/graphql-response+json" }

describe("/graphql with a malformed request", () => {
  it.each([
    ["an incomplete document", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["no body", ""],
    ["a number for a query", '{"query":5}'],
    ["a string for variables", '{"query":"{x}","variables":"x"}']
  ])("responds with 400, a code and the request's id: %s", async (_, raw) => {
    const { status, json, headers } = await shop.call("POST", "/graphql", {
      raw,
      headers: { "content-type": "application/json" }
    })
    expect([status, json]).toEqual([
      400,
      { errors: [{ code: "ERR_VALIDATION", message: expect.any(String) }], requestId: headers.get("x-request-id") }
    ])
  })

  it("responds with 400, a code and the request's id to variables in a URL that are not JSON", async () => {
    expect(await shop.call("GET", "/graphql?query=x&variables=%7B")).toMatchObject({
      status: 400,
      json: { errors: [{ code: "ERR_VALIDATION" }], requestId: expect.any(String) }
    })
  })

  it("responds with 400 to an invalid document, with the code in the error's extensions", async () => {
    for (const text of [
      "{",
      "{ nothing }",
      "mutation { x }",
      "query A { getCookies { domain } } query B { getCookies { domain } }"
    ]) {
      const { status, json } = await shop.call("POST", "/graphql", {
        body: { query: text },
        headers: acceptGraphqlResponse
      })
      expect([text, status, json.errors[0].extensions]).toEqual([text, 400, { code: "ERR_VALIDATION" }])
    }
  })
})

describe("/graphql with a NUL character", () => {
  const { document: query } = deliverySlotsAvailability
  const queryWithLiteral = (text: string) =>
    `{ deliverySlotsAvailability(input: { deliveryMethod: Pickup, siteId: "${text}" }) { date } }`
  const input = { deliveryMethod: "Pickup", siteId: "a\u0000b" }

  it.each([
    ["in a variable", () => shop.call("POST", "/graphql", { body: { query, variables: { input } } })],
    [
      "in a variable in the URL",
      () => shop.call("GET", `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ input }) })}`)
    ],
    [
      "deep in a variable",
      () =>
        shop.call("POST", "/graphql", {
          raw: `{"query":"{x}","variables":{"x":${"[".repeat(50_000)}"\\u0000"${"]".repeat(50_000)}}}`,
          headers: { "content-type": "application/json" }
        })
    ]
  ])("responds with 400 and the field 'variables': %s", async (_, send) => {
    const { status, json } = await send()
    expect([status, json.errors, shop.unexpectedErrors]).toEqual([
      400,
      [{ code: "ERR_VALIDATION", message: expect.stringContaining("NUL"), field: "variables" }],
      []
    ])
  })

  it.each([["\\u0000"], ["\\u{0}"], ["\\u{0000}"]])(
    "responds with 400 to any escape of NUL in the document: %s",
    async (escape) => {
      const queryWithDefault = `query Q($site: ID! = "a${escape}b") { deliverySlotsAvailability(input: { deliveryMethod: Pickup, siteId: $site }) { date } }`
      for (const text of [queryWithLiteral(`a${escape}b`), queryWithDefault]) {
        for (const response of [
          await shop.call("POST", "/graphql", { body: { query: text }, headers: acceptGraphqlResponse }),
          await shop.call("GET", `/graphql?${new URLSearchParams({ query: text })}`, { headers: acceptGraphqlResponse })
        ]) {
          expect([response.status, response.json.errors[0], shop.unexpectedErrors]).toEqual([
            400,
            expect.objectContaining({
              message: expect.stringContaining("NUL"),
              extensions: { code: "ERR_VALIDATION" }
            }),
            []
          ])
        }
      }
    }
  )

  it("accepts a string with a backslash and 'u0000', which is not a NUL", async () => {
    const { status, json } = await shop.call("POST", "/graphql", {
      body: { query, variables: { input: { ...input, siteId: "\\u0000" } } }
    })
    expect([
      status,
      json.errors?.some(({ message }: { readonly message: string }) => message.includes("NUL")) ?? false
    ]).toEqual([200, false])
  })
})

describe("POST /graphql with a query", () => {
  const { name: operationName, document: query } = deliverySlotsAvailability

  it.each([
    ["an unknown enum value", { deliveryMethod: "x", siteId: "1" }, "DeliveryMethod"],
    ["a fraction for an id", { deliveryMethod: "Pickup", siteId: 1.5 }, "ID"],
    ["a list for a string", { deliveryMethod: "Home", siteId: "1001", zipCode: ["11122"] }, "String"]
  ])("refuses %s, and logs no unexpected error", async (_, input, type) => {
    const errorCountBefore = shop.unexpectedErrors.length
    const { json } = await shop.call("POST", "/graphql", { body: { operationName, query, variables: { input } } })
    expect(json.errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining(type), extensions: { code: "ERR_VALIDATION" } })
    ])
    expect(shop.unexpectedErrors).toHaveLength(errorCountBefore)
  })

  it("treats an omitted nullable input as null", async () => {
    const fetchSlots = async (input: object) =>
      (await shop.call("POST", "/graphql", { body: { operationName, query, variables: { input } } })).json
    const pickup = { deliveryMethod: "Pickup", siteId: "1001" }
    const { data } = await fetchSlots({ ...pickup, zipCode: null, cartId: null })
    expect(data.deliverySlotsAvailability).toHaveLength(14)
    expect(await fetchSlots(pickup)).toEqual({ data })
    expect((await fetchSlots({ ...pickup, deliveryMethod: "Home" })).errors[0].extensions.code).toBe("ERR_VALIDATION")
  })

  it("refuses an explicit null for a variable that has a default", async () => {
    const errorCountBefore = shop.unexpectedErrors.length
    const queryWithDefault = `query Q($input: DeliverySlotsAvailabilityInput = { deliveryMethod: Pickup, siteId: "1001" }) { deliverySlotsAvailability(input: $input) { date } }`
    const { json } = await shop.call("POST", "/graphql", {
      body: { query: queryWithDefault, variables: { input: null } }
    })
    expect([json.errors[0].extensions.code, shop.unexpectedErrors.length]).toEqual(["ERR_VALIDATION", errorCountBefore])
  })

  const cookieFields = (count: number) =>
    Array.from({ length: count }, (_, index) => `c${index}: getCookies { domain }`).join(" ")

  it.each([
    ["with aliases", `{ ${cookieFields(11)} }`],
    ["in an inline fragment", `{ ... { ${cookieFields(11)} } }`],
    ["in a fragment", `{ ...many } fragment many on Query { ${cookieFields(11)} }`],
    [
      "in fragments within fragments",
      `{ ...many ...many2 } fragment many on Query { ${cookieFields(5)} ...many2 } fragment many2 on Query { x: getCookies { domain } ...few } fragment few on Query { ${cookieFields(2)} }`
    ],
    ["in a fragment that spreads itself", `{ ...many } fragment many on Query { ${cookieFields(11)} ...many }`]
  ])("refuses more than ten root fields %s", async (_, text) => {
    const { status, json } = await shop.call("POST", "/graphql", {
      body: { query: text },
      headers: acceptGraphqlResponse
    })
    expect([
      status,
      json.errors.some(({ message }: { readonly message: string }) => message.includes("at most 10"))
    ]).toEqual([400, true])
  })

  const repeat = (count: number, write: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index)).join(" ")
  const slotsField = `deliverySlotsAvailability(input: { deliveryMethod: Pickup, siteId: "1001" })`

  it.each([
    [
      "of aliases within aliases, whose response would have 166 MB",
      `{ ${repeat(10, (index) => `a${index}: ${slotsField} { ...f }`)} } fragment f on DeliverySlotDay { ${repeat(53, (index) => `s${index}: deliverySlots { ...g }`)} } fragment g on DeliverySlot { ${repeat(110, (index) => `l${index}: id`)} }`,
      "same name"
    ],
    [
      "of long aliases",
      `{ ${slotsField} { ${"d".repeat(65)}: deliverySlots { ${"i".repeat(700)}: id } } }`,
      "at most 64 characters"
    ],
    [
      "that is long, with many errors after many lines",
      `{ ${"\n".repeat(500_000)} ${repeat(400, () => "unknown")} }`,
      "at most 10000 characters"
    ]
  ])("refuses a document %s", async (_, text, message) => {
    const { status, json } = await shop.call("POST", "/graphql", {
      body: { query: text },
      headers: acceptGraphqlResponse
    })
    expect([status, json.errors[0]]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining(message), extensions: { code: "ERR_VALIDATION" } })
    ])
  })

  /** A short document with 2^60 paths, since each fragment spreads the next one twice. */
  const doublingFragments = (type: string, last: string) =>
    Array.from(
      { length: 60 },
      (_, level) => `fragment f${level} on ${type} { ${level === 59 ? last : `...f${level + 1} ...f${level + 1}`} }`
    ).join(" ")

  it.each([
    ["at the root, down to an unknown fragment", `{ ...f0 } ${doublingFragments("Query", "...unknown")}`],
    ["at the root, down to a field", `{ ...f0 } ${doublingFragments("Query", "getCookies { domain }")}`],
    ["below a field", `{ getCookies { ...f0 } } ${doublingFragments("Cookies", "domain")}`]
  ])("takes no exponential time when each fragment spreads the next one twice, %s", async (_, text) => {
    const { status } = await shop.call("POST", "/graphql", { body: { query: text }, headers: acceptGraphqlResponse })
    expect([200, 400]).toContain(status)
  })

  it("accepts ten root fields, and an introspection query", async () => {
    const response = await shop.call("POST", "/graphql", {
      body: {
        query: `{ ...half ${cookieFields(5)} } fragment half on Query { ${cookieFields(10).split("} ").slice(5).join("} ")} }`
      },
      headers: acceptGraphqlResponse
    })
    expect([response.status, Object.keys(response.json.data)]).toEqual([
      200,
      expect.toSatisfy((keys: ReadonlyArray<string>) => keys.length === 10)
    ])
    const schemaResponse = await shop.call("POST", "/graphql", {
      body: { query: getIntrospectionQuery() },
      headers: acceptGraphqlResponse
    })
    expect([schemaResponse.status, schemaResponse.json.errors]).toEqual([200, undefined])
  })
})
