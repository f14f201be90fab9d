import { createHash } from "node:crypto"
import { generateKeyPair, SignJWT } from "jose"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { carriesIdempotencyKey, type Endpoint } from "#core/contract/endpoint.ts"
import { stagingForTests, type TestRequest, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { type ExampleCalls, makeExampleCalls } from "#adapters/demo-shop/testing-calls.ts"
import { graphqlFields } from "./routes.ts"

const yearMs = 365 * 24 * 3_600_000

let shop: TestStaging
let annasCalls: ExampleCalls
let eriksToken = ""
let endpoints: ReadonlyArray<Endpoint>
/** The ids of Anna's carts and orders, and the name in her e-mail address. */
let annasIds: ReadonlyArray<string> = []

beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const readIds = async (token: string): Promise<ReadonlyArray<string>> => {
  const { carts, orders } = (await shop.call("GET", "/orders?afterDeliveryDate=2025-01-01", { token })).json
  return [...carts, ...orders].map(({ id }: { readonly id: string }) => id)
}

beforeEach(async () => {
  eriksToken = await shop.logIn("erik.eriksson@exempel.se")
  annasCalls = await makeExampleCalls(shop)
  endpoints = shop.staging.endpoints
})

const withoutToken = (request: TestRequest): TestRequest => {
  const { token: _, ...otherFields } = request
  return otherFields
}

/** Hashes the responses of the calls that read Anna's data, except calls with `no-store` or a rate limit. */
const hashAnnasData = async (): Promise<ReadonlyArray<string>> => {
  const hashes: Array<string> = []
  const readEndpoints = endpoints.filter(
    ({ method, access, cache, rateLimit }) =>
      method === "GET" && access === "customer" && cache !== "no-store" && rateLimit === undefined
  )
  for (const { name } of readEndpoints)
    for (const variant of annasCalls.calls[name] ?? []) {
      const { status, text } = await shop.call("GET", ...variant())
      const textOrStatus = status === 200 ? text : String(status)
      hashes.push(`${name} ${createHash("sha256").update(textOrStatus).digest("hex").slice(0, 8)}`)
    }
  return hashes
}

/** Tokens that must not be accepted: malformed, unsigned, signed with another key, with other claims, or of an ended session. */
const forgeTokens = async (token: string): Promise<Readonly<Record<string, string>>> => {
  const [header = "", payload = "", signature = ""] = token.split(".")
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const endedToken = await shop.logIn()
  await shop.call("POST", "/connect/revoke", { token: endedToken })
  const [, eriksPayload = ""] = eriksToken.split(".")
  const eriksClaims = JSON.parse(Buffer.from(eriksPayload, "base64url").toString()) as Record<string, unknown>
  const {
    rows: [row]
  } = await sql<{ key: string }>`select value #>> '{}' as key from settings where key = 'signing-key'`.execute(
    shop.database.sql
  )
  const shopKey = Buffer.from(row?.key ?? "", "base64url")
  const otherKey = new TextEncoder().encode("another key of 32 bytes or more.")
  const sign = (changes: Record<string, unknown>, key: Uint8Array = shopKey, alg = "HS256", fields: object = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...fields, alg }).sign(key)
  const now = Math.floor(shop.clock.now / 1000)
  const { privateKey } = await generateKeyPair("RS256")
  return {
    "that is not a JWT": "anna",
    "of dots": "..",
    "without a signature": `${header}.${payload}.`,
    "without a header": `.${payload}.${signature}`,
    "with a truncated signature": token.slice(0, -6),
    "with a fourth part": `${token}.${signature}`,
    "sent twice": `${token}, Bearer ${token}`,
    "with percent-encoding": token.replaceAll(".", "%2e"),
    "with the algorithm none": `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
    "with the algorithm nOnE": `${encode({ alg: "nOnE", typ: "JWT" })}.${payload}.${signature}`,
    "with the algorithm HS512": await sign({}, Buffer.concat([shopKey, shopKey]), "HS512"),
    "with an asymmetric algorithm": await new SignJWT(claims).setProtectedHeader({ alg: "RS256" }).sign(privateKey),
    "signed with a key that its own header contains": await sign({}, otherKey, "HS256", {
      jwk: { kty: "oct", k: Buffer.from(otherKey).toString("base64url") }
    }),
    "with a key's path in its header": await sign({}, new Uint8Array(32), "HS256", { kid: "../../../../dev/null" }),
    "with a key's address in its header": await sign({}, otherKey, "HS256", { jku: "https://evil.example/keys" }),
    "with another customer's id and the original signature": `${header}.${encode({ ...claims, sub: "1" })}.${signature}`,
    "with another customer's payload": `${header}.${eriksPayload}.${signature}`,
    "of another customer with this session": await sign({ sub: "erik" }),
    "of this customer with another's session": await sign({ jti: eriksClaims["jti"] }),
    "with the role of staff": `${header}.${encode({ ...claims, role: "staff" })}.${signature}`,
    "with an unknown role": await sign({ role: "admin" }),
    "with a later expiry": `${header}.${encode({ ...claims, exp: 4_102_444_800 })}.${signature}`,
    "without an expiry": await sign({ exp: undefined }),
    "that has expired": await sign({ exp: now - 1 }),
    "that is not valid yet": await sign({ nbf: now + 3_600 }),
    "of another issuer": await sign({ iss: "https://evil.example" }),
    "without a session": await sign({ jti: undefined }),
    "signed with another key": await sign({}, otherKey),
    "of an ended session": endedToken
  }
}

/** Visits each declared call, in an order in which each can succeed. */
const forEachCall = async (
  visit: (endpoint: Endpoint, path: string, request: TestRequest) => Promise<void>
): Promise<void> => {
  for (const [name, variants] of Object.entries(annasCalls.calls)) {
    const endpoint = endpoints.find((candidate) => candidate.name === name) as Endpoint
    for (const variant of variants) {
      await annasCalls.prepare(name)
      annasIds = [...(await readIds(annasCalls.token)), "anna.andersson"]
      const [path, request = {}] = variant()
      await visit(endpoint, path, request)
    }
  }
}

/** Whether the request contains the id of one of Anna's carts or orders, or her name. */
const containsAnnasId = (path: string, { body }: TestRequest): boolean =>
  annasIds.some((id) => path.includes(id) || JSON.stringify(body ?? "").includes(id))

/** Visits each call whose example has a token, then runs the example unchanged, because later calls need its result. */
const forEachAuthenticatedCall = (visit: Parameters<typeof forEachCall>[0]) =>
  forEachCall(async (endpoint, path, request) => {
    if (request.token === undefined) return
    await visit(endpoint, path, request)
    expect((await shop.call(endpoint.method, path, request)).status).toBe(endpoint.status ?? 200)
  })

describe("a customer's data", () => {
  it("is neither shown to nor changed by visitors and holders of expired or forged tokens", async () => {
    const forgedTokenByKind = await forgeTokens(annasCalls.token)
    const testedCalls = new Set<string>()
    await forEachAuthenticatedCall(async ({ method, name, access }, path, request) => {
      if (access === "public") return
      const hashBefore = await hashAnnasData()
      testedCalls.add(name)
      const expect401 = async (holder: string, token?: string) => {
        const response = await shop.call(method, path, {
          ...withoutToken(request),
          ...(token === undefined ? {} : { token })
        })
        expect([name, holder, response.status, response.json?.errors?.[0].code]).toEqual([
          name,
          holder,
          401,
          "ERR_NOT_LOGGED_IN"
        ])
        expect(response.headers.get("cache-control")).toMatch(/^(private, no-cache|no-store)$/)
      }
      await expect401("a visitor")
      for (const [kind, token] of Object.entries(forgedTokenByKind)) await expect401(`a token ${kind}`, token)
      shop.clock.now += yearMs
      await expect401("an expired token", annasCalls.token)
      shop.clock.now -= yearMs
      expect([name, await hashAnnasData()]).toEqual([name, hashBefore])
    })
    expect(Object.keys(forgedTokenByKind).length).toBeGreaterThan(20)
    expect(testedCalls.size).toBeGreaterThan(12)
    const operations = graphqlFields.map(({ operation }) => operation).filter(({ access }) => access === "customer")
    expect(operations.length).toBeGreaterThan(1)
    for (const operation of operations)
      for (const token of [undefined, ...Object.values(forgedTokenByKind)]) {
        const { json } = await shop.call("POST", "/graphql", {
          body: { operationName: operation.name, query: operation.document, variables: {} },
          ...(token === undefined ? {} : { token })
        })
        expect([operation.name, json.errors?.[0].extensions.code]).toEqual([operation.name, "ERR_NOT_LOGGED_IN"])
      }
    expect(shop.unexpectedErrors).toEqual([])
  })

  it("is shown only for a token in an Authorization header with the Bearer scheme", async () => {
    const { token } = annasCalls
    const form = { "content-type": "application/x-www-form-urlencoded" }
    const attempts: ReadonlyArray<readonly [path: string, request: TestRequest]> = [
      [`/customer?access_token=${token}&token=${token}`, {}],
      ["/customer", { headers: { cookie: `skafferi_session=${token}; access_token=${token}` } }],
      ["/customer", { headers: { "x-access-token": token, "proxy-authorization": `Bearer ${token}` } }],
      ["/customer", { headers: { authorization: token } }],
      ["/customer", { headers: { authorization: `Basic ${token}` } }],
      ["/customer", { headers: { authorization: `Bearer${token}` } }],
      ["/customer", { headers: { authorization: `Bearer "${token}"` } }],
      ["/customer", { headers: { authorization: `Bearer ${token.slice(0, 20)} ${token.slice(20)}` } }],
      ["/customer", { headers: { authorization: `Bearer ${token}\u00e5` } }],
      ["/customer", { headers: { ...form, "x-http-method-override": "POST", "x-original-url": "/customer" } }]
    ]
    for (const [path, request] of attempts) {
      const { status, json } = await shop.call("GET", path, request)
      expect([path, request, status, json.errors[0].code]).toEqual([path, request, 401, "ERR_NOT_LOGGED_IN"])
    }
    expect((await shop.call("GET", "/customer", { token })).status).toBe(200)
  })

  it("is neither shown to nor changed by another customer", async () => {
    const refusedCalls = new Set<string>()
    await forEachAuthenticatedCall(async ({ method, name }, path, request) => {
      // The former acts on the token that it is sent with; the token in the mailed link is the proof for the latter.
      if (name === "revokeToken" || name === "confirmEmail") return
      const hashBefore = await hashAnnasData()
      const response = await shop.call(method, path, { ...request, token: eriksToken })
      expect([name, annasIds.filter((id) => response.text.includes(id))]).toEqual([name, []])
      if (containsAnnasId(path, request)) {
        refusedCalls.add(name)
        expect([name, response.status, response.json?.errors?.[0].code]).toEqual([name, 403, "ERR_FORBIDDEN"])
      }
      expect([name, await hashAnnasData()]).toEqual([name, hashBefore])
    })
    expect(refusedCalls.size).toBeGreaterThan(9)
    expect(shop.unexpectedErrors).toEqual([])
  })
})

describe("a write with an idempotency key", () => {
  it("is applied once, and its response is never returned to another customer", async () => {
    const testedCalls = new Set<string>()
    let keyCount = 0
    await forEachCall(async (endpoint, path, request) => {
      const { method, name } = endpoint
      if (!carriesIdempotencyKey(endpoint)) return
      testedCalls.add(name)
      const headers = { ...request.headers, "idempotency-key": `key-${keyCount++}` }
      const firstResponse = await shop.call(method, path, { ...request, headers })
      expect([name, firstResponse.status]).toEqual([name, endpoint.status ?? 200])
      const hashAfter = await hashAnnasData()
      const secondResponse = await shop.call(method, path, { ...request, headers })
      expect([name, secondResponse.status, secondResponse.text]).toEqual([
        name,
        firstResponse.status,
        firstResponse.text
      ])
      expect([name, await hashAnnasData()]).toEqual([name, hashAfter])
      if (endpoint.access !== "customer") return
      const otherResponse = await shop.call(method, path, { ...request, token: eriksToken, headers })
      if (containsAnnasId(path, request)) expect([403, 404]).toContain(otherResponse.status)
      else if (firstResponse.text !== "") expect([name, otherResponse.text]).not.toEqual([name, firstResponse.text])
      expect([name, await hashAnnasData()]).toEqual([name, hashAfter])
      const visitorResponse = await shop.call(method, path, { ...withoutToken(request), headers })
      expect([name, visitorResponse.status]).toEqual([name, 401])
    })
    expect(testedCalls.size).toBeGreaterThan(9)
    expect(shop.unexpectedErrors).toEqual([])
  })
})
