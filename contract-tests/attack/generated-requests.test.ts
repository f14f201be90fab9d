import { Exit, Schema } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { endpoints } from "#core/composition/endpoints.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { errorCodes } from "#core/contract/error-codes.ts"
import { type RateLimit, type RateLimits, rateLimits } from "#core/contract/rate-limits.ts"
import { aLine, stagingForTests, type TestRequest, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { type ExampleCalls, makeExampleCalls, slotsBody } from "#adapters/demo-shop/testing-calls.ts"
import { marker } from "./hostile-values.ts"
import { draftOf, anyMutation, otherCustomersIdPlaceholders, serializeDraft } from "./request-mutations.ts"
import { attackTimeoutMs, printCounts, repetitions } from "./scale.ts"

const requestsPerOperation = repetitions(6, 240)
/** How many requests are sent before the customer's cart is filled again. */
const requestsPerCart = 6

const noRateLimits = Object.fromEntries(
  Object.entries<RateLimit>(rateLimits).map(([name, limit]) => [
    name,
    { ...limit, perAddress: 1_000_000, ...(limit.perAccount === undefined ? {} : { perAccount: 1_000_000 }) }
  ])
) as unknown as RateLimits

let shop: TestStaging
let examples: ExampleCalls
let token = ""
/** The ids of Erik's cart, its line and an order, in the order of `otherCustomersIdPlaceholders`. */
let eriksIds: ReadonlyArray<string> = []
let hashStateOfOthers: (operation: string) => Promise<string>
const requestCounts = new Map<string, number>()
const statusCounts = new Map<number, number>()

/**
 * Makes a function that hashes the rows of all customers except Anna and the customers whom the requests register ('ny.…@…'). Sessions, tokens for
 * new passwords and known devices are left out.
 */
const makeHashStateOfOthers = async ({ database }: TestStaging): Promise<typeof hashStateOfOthers> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'customer_id' and table_name not in ('sessions', 'reset_tokens', 'known_devices')`.execute(
    database.sql
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["carts", "orders", "favourites"]))
  const others = sql`select id from customers where id <> 'anna' and created < 32503680000000 and email not like 'ny.%'`
  const tables = rows.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} || t::text as row from ${sql.table(name)} t where customer_id in (select id from others)`
  )
  const items = sql`
    select i::text as row from cart_items i join carts c on c.id = i.cart_id where c.customer_id in (select id from others)
    union all select d::text from cart_discounts d join carts c on c.id = d.cart_id where c.customer_id in (select id from others)`
  return async (operation) => {
    // The example of this operation sets Erik's password with the token of his own mail.
    const password = operation === "changePasswordWithToken" ? sql`'{password_hash}'::text[]` : sql`'{}'::text[]`
    const {
      rows: [row]
    } = await sql<{ hash: string }>`
      with others as (${others}), state as (
        select (to_jsonb(c) - ${password})::text as row from customers c where id in (select id from others)
        union all ${sql.join(tables, sql` union all `)} union all ${items}
      ) select md5(string_agg(row, '|' order by row)) as hash from state`.execute(database.sql)
    return row?.hash ?? ""
  }
}

beforeAll(async () => {
  shop = await stagingForTests({ rateLimits: noRateLimits })
  examples = await makeExampleCalls(shop)
  token = examples.token
  const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
  const { items } = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")).json
  const { id } = (await shop.call("POST", "/carts", { token: eriksToken, body: { storeNumber: "3201" } })).json
  const addition = await shop.call("POST", `/carts/${id}/additems`, {
    token: eriksToken,
    body: { items: [aLine(items[0], 20)] }
  })
  eriksIds = [id, addition.json.items[0].id, "erik-order-1"]
  hashStateOfOthers = await makeHashStateOfOthers(shop)
})
afterAll(async () => {
  await shop.close()
  printCounts("generated requests", {
    operations: requestCounts.size,
    requests: [...requestCounts.values()].reduce((sum, count) => sum + count, 0),
    ...Object.fromEntries(
      [...statusCounts].toSorted(([a], [b]) => a - b).map(([status, count]) => [`status ${status}`, count])
    ),
    ...(requestsPerOperation > requestsPerCart ? Object.fromEntries(requestCounts) : {})
  })
})

/** The example calls of an operation. Without an example, a GraphQL operation is sent without variables, and others with '1' for each path parameter. */
const examplesOf = ({ name, path, document, method }: Endpoint): ReadonlyArray<readonly [string, TestRequest?]> => {
  if (document === slotsBody("Home").query)
    return [
      ["/graphql", { body: slotsBody("Home") }],
      ["/graphql", { body: slotsBody("Pickup") }]
    ]
  if (document !== undefined) return [["/graphql", { body: { operationName: name, query: document, variables: {} } }]]
  const calls = (examples.calls[name] ?? []).map((call) => call())
  return calls.length > 0 ? calls : [[path.replace(/\{\w+\}/g, "1"), method === "GET" ? {} : { body: {} }]]
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "")

const matchesPath = ({ path }: Endpoint, pathname: string): boolean =>
  new RegExp(
    `^/api/v1${withoutSlash(path)
      .replace(/\{page\}$/, ".+")
      .replace(/\{\w+\}/g, "[^/]+")}$`
  ).test(withoutSlash(pathname))

const GraphqlResponse = Schema.Struct({
  data: Schema.optionalKey(Schema.Unknown),
  errors: Schema.optionalKey(
    Schema.NonEmptyArray(
      Schema.Struct({
        message: Schema.String,
        locations: Schema.optionalKey(Schema.Unknown),
        path: Schema.optionalKey(Schema.Unknown),
        extensions: Schema.Struct({ code: Schema.Literals(Object.keys(errorCodes)) })
      })
    )
  )
})
const ErrorResponse = Schema.Struct({
  errors: Schema.NonEmptyArray(
    Schema.Struct({
      code: Schema.Literals(Object.keys(errorCodes)),
      message: Schema.String,
      field: Schema.optionalKey(Schema.String)
    })
  ),
  requestId: Schema.String
})
const OauthErrorResponse = Schema.Struct({
  error: Schema.Literals(Object.keys(errorCodes)),
  error_description: Schema.String
})

const isDecodable = (
  schema: Schema.Codec<unknown, unknown>,
  text: string,
  onExcessProperty: "error" | "ignore" = "error"
): boolean => {
  try {
    return Exit.isSuccess(Schema.decodeUnknownExit(schema)(JSON.parse(text), { onExcessProperty }))
  } catch {
    return false
  }
}

/** Whether an operation with this method and path declares the response's status and body; an error only needs one of the declared formats. */
const isDeclared = (method: string, pathname: string, status: number, text: string): boolean => {
  const candidates = endpoints.filter((endpoint) => endpoint.method === method && matchesPath(endpoint, pathname))
  const isGraphql = pathname === "/api/v1/graphql"
  if (status >= 400) {
    const formats = [
      ErrorResponse,
      ...(isGraphql ? [GraphqlResponse] : []),
      ...(candidates.some(({ errorFormat }) => errorFormat === "oauth") ? [OauthErrorResponse] : [])
    ]
    return method === "HEAD" ? text === "" : formats.some((format) => isDecodable(format, text))
  }
  if (method === "HEAD") return text === ""
  if (isGraphql && isDecodable(GraphqlResponse, text)) return true
  return candidates.some(
    ({ response, status: declared = 200 }) =>
      status === declared && (response === null ? text === "" : isDecodable(response, text, "ignore"))
  )
}

const internalsPattern =
  /\bat \S+ \(|node_modules|\.ts:\d|\.js:\d|pglite|kysely|\b(select|insert into|delete from|update) .{0,200}\b(from|values|set|where)\b|relation "|syntax error at/is

/** Sends a request and throws when its response violates a rule that holds for all responses. */
const attack = async (endpoint: Endpoint, draft: ReturnType<typeof draftOf>, asCustomer: boolean): Promise<void> => {
  const { path, body } = serializeDraft(draft)
  const withEriksIds = <Text extends string | Uint8Array>(text: Text) =>
    typeof text === "string"
      ? otherCustomersIdPlaceholders.reduce<string>(
          (replaced, placeholder, index) => replaced.replaceAll(placeholder, eriksIds[index] ?? ""),
          text
        )
      : text
  const request = new Request(`http://shop.test/api/v1${withEriksIds(path)}`, {
    method: draft.method,
    headers: { ...(asCustomer ? { authorization: `Bearer ${token}` } : {}), ...draft.headers },
    ...(body === null ? {} : { body: withEriksIds(body) as BodyInit })
  })
  const response = await shop.staging.handle(request, "192.0.2.1")
  const text = await response.text()
  const { status } = response
  requestCounts.set(endpoint.name, (requestCounts.get(endpoint.name) ?? 0) + 1)
  statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1)
  const description = `${draft.method} ${request.url.slice(0, 200)} ${String(body).slice(0, 500)} ${status} ${text.slice(0, 300)}`
  expect([shop.unexpectedErrors.map(String), status < 500], description).toEqual([[], true])
  expect(isDeclared(draft.method, new URL(request.url).pathname, status, text), description).toBe(true)
  if (status >= 400 || text.includes('"errors"')) {
    expect(text).not.toMatch(internalsPattern)
    // The GraphQL library's error messages quote the document and its variables.
    if (endpoint.document === undefined) expect(text.toLowerCase(), description).not.toContain(marker)
  }
  if (status >= 400) expect(response.headers.get("x-request-id"), description).not.toBeNull()
}

/** Gives Anna a session, a cart with a line, and what the example of the operation `name` needs. */
const prepare = async (name: string): Promise<void> => {
  if ((await shop.call("GET", "/customer", { token })).status === 401) token = await shop.logIn()
  for (const call of ["deleteCart", "checkOutCart", ...(name === "deleteCart" ? [] : [name])])
    await examples.prepare(call)
}

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s responds as declared to any request, repeats no hostile text in an error, and does not change other customers' data",
  async (name, endpoint) => {
    const hashBefore = await hashStateOfOthers(name)
    for (let sent = 0; sent < requestsPerOperation; sent += requestsPerCart) {
      await prepare(name)
      const calls = examplesOf(endpoint)
      await fc.assert(
        fc.asyncProperty(fc.nat(), anyMutation, fc.boolean(), async (index, mutate, asCustomer) => {
          const [path, request = {}] = calls[index % calls.length] as (typeof calls)[number]
          await attack(endpoint, mutate(draftOf(endpoint, path, request), endpoint), asCustomer)
        }),
        { numRuns: requestsPerCart }
      )
      expect(await hashStateOfOthers(name)).toBe(hashBefore)
    }
  },
  attackTimeoutMs
)
