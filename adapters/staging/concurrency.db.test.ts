import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Database, openDatabase } from "./database/open-database.ts"
import { readShopSize, seedDatabase } from "#adapters/demo-shop/seed-database.ts"
import { deliverDue, type SendMail } from "./mail/outbox.ts"
import { aLine, stagingWith, testNow } from "#adapters/demo-shop/testing.ts"
import { failureKey } from "./session/failed-log-ins.ts"
import { defaultStagingSettings } from "./staging-settings.ts"
import { startPostgresForTests } from "./database/testing-postgres.ts"

const shopSize = 600

let server: Awaited<ReturnType<typeof startPostgresForTests>>
/** Two connection pools over one database, as in two processes. */
let databases: ReadonlyArray<Database> = []
let seedingResults: ReadonlyArray<PromiseSettledResult<void>> = []
let shops: ReadonlyArray<ReturnType<typeof stagingWith>> = []
let token = ""
let products: ReadonlyArray<{ readonly id: string; readonly gtin: string }> = []
let cartId = ""

const shopAt = (index: number) => shops[index % shops.length] as ReturnType<typeof stagingWith>

beforeAll(async () => {
  server = await startPostgresForTests()
  const { url } = server
  databases = await Promise.all([openDatabase({ url }), openDatabase({ url })])
  seedingResults = await Promise.allSettled(
    databases.map((database) => seedDatabase(database, { now: testNow, size: shopSize }))
  )
  // Passwords are compared as slowly as in a real shop, so that other requests come in between.
  shops = databases.map((database) => stagingWith(database, defaultStagingSettings))
  token = await shopAt(0).logIn()
  products = (await shopAt(0).call("GET", "/Loop54/products/topsellers?store=3201&take=100")).json.items.filter(
    ({ id }: { id: string }) => id.endsWith("_ST")
  )
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await server.close()
})
beforeEach(async () => {
  cartId = (await shopAt(0).call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
})
afterEach(async () => {
  await shopAt(0).call("DELETE", `/carts/${cartId}`, { token })
  expect(shops.flatMap(({ unexpectedErrors }) => unexpectedErrors)).toEqual([])
})

const databaseAt = (index: number) => (databases[index] as Database).sql
/** The number of the database's statements that wait for a lock. */
const countWaiting = async (database: Database["sql"]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database
  )
  return rows[0]?.count ?? 0
}

const add = (
  index: number,
  items: ReadonlyArray<ReturnType<typeof aLine>>,
  headers: Readonly<Record<string, string>> = {}
) => shopAt(index).call("POST", `/carts/${cartId}/additems`, { token, body: { items }, headers })
const readQuantities = async (): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await shopAt(1).call("GET", `/carts/${cartId}`, { token })).json.items.map(
      (item: { gtin: string; quantity: { value: number } }) => [item.gtin, item.quantity.value]
    )
  )
const productAt = (index: number) => products[index] as { id: string; gtin: string }

describe("an API of two processes with one Postgres database", () => {
  it("seeds an empty database once when both processes start with it", async () => {
    expect(seedingResults).toEqual(databases.map(() => ({ status: "fulfilled", value: undefined })))
    expect(await readShopSize(databases[1] as Database)).toBe(shopSize)
  })

  it("loses none of 20 concurrent additions to one line", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => add(index, [aLine(productAt(0), 1)])))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await readQuantities()).toEqual(new Map([[productAt(0).gtin, 20]]))
  })

  it("loses none of 50 concurrent additions to 50 lines", async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(index, [aLine(productAt(index), 2)])))
    expect(await readQuantities()).toEqual(
      new Map(Array.from({ length: 50 }, (_, index) => [productAt(index).gtin, 2]))
    )
  })

  it("applies ten requests with one Idempotency-Key once and gives all of them the same response", async () => {
    const headers = { "idempotency-key": "same" }
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add(index, [aLine(productAt(0), 3)], headers))
    )
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await readQuantities()).toEqual(new Map([[productAt(0).gtin, 3]]))
  })

  it("opens only one cart for concurrent requests", async () => {
    await shopAt(0).call("DELETE", `/carts/${cartId}`, { token })
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        shopAt(index).call("POST", "/carts", { token, body: { storeNumber: "3201" } })
      )
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ json }) => json.id)).size).toBe(1)
    cartId = responses[0]?.json.id
  })

  it("checks a cart out once, and never overbooks a delivery time", async () => {
    const slotId = "pickup-3201-2026-03-12-10"
    await sql`update slots set taken = capacity - 1 where id = ${slotId}`.execute((databases[0] as Database).sql)
    await add(0, [aLine(productAt(0), 1)])
    await shopAt(0).call("PUT", `/carts/${cartId}/slot`, { token, body: { slotId } })
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shopAt(index).call("POST", `/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery" } })
      )
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    const {
      rows: [row]
    } = await sql<{ taken: number; capacity: number }>`
      select taken, capacity from slots where id = ${slotId}`.execute((databases[0] as Database).sql)
    expect(row?.taken).toBe(row?.capacity)
  })

  const addCode = (index: number, customerToken: string, id: string, code: string) =>
    shopAt(index)
      .call("GET", `/DiscountCodeMap?code=${code}`, { token: customerToken })
      .then(({ json: { gtin, name } }) =>
        shopAt(index).call("POST", `/carts/${id}/discountCodes`, { token: customerToken, body: { gtin, name } })
      )
  const chooseSlot = (customerToken: string, id: string, slotId: string) =>
    shopAt(0).call("PUT", `/carts/${id}/slot`, { token: customerToken, body: { slotId } })
  const checkOut = (index: number, customerToken: string, id: string) =>
    shopAt(index).call("POST", `/carts/${id}/checkout`, { token: customerToken, body: { payment: "onDelivery" } })
  const outcomeOf = ({ status, json }: Awaited<ReturnType<typeof checkOut>>) => json.errors?.[0].code ?? status

  it("lets one of two customers who check out at the same time use a code that only one order may use", async () => {
    const eriksToken = await shopAt(1).logIn("erik.eriksson@exempel.se")
    await shopAt(1).call("PUT", "/customer/userdeliverysettings", {
      token: eriksToken,
      body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "1001" }
    })
    const { id: eriksCartId } = (
      await shopAt(1).call("POST", "/carts", { token: eriksToken, body: { storeNumber: "3201" } })
    ).json
    await add(0, [aLine(productAt(0), 1)])
    await shopAt(1).call("POST", `/carts/${eriksCartId}/additems`, {
      token: eriksToken,
      body: { items: [aLine(productAt(0), 1)] }
    })
    const carts = [
      { token, id: cartId, slotId: "pickup-3201-2026-03-13-10" },
      { token: eriksToken, id: eriksCartId, slotId: "pickup-3201-2026-03-13-12" }
    ]
    for (const cart of carts) {
      await chooseSlot(cart.token, cart.id, cart.slotId)
      await addCode(0, cart.token, cart.id, "FORSTAN")
    }
    const responses = await Promise.all(carts.map((cart, index) => checkOut(index, cart.token, cart.id)))
    expect(responses.map(outcomeOf).toSorted()).toEqual([201, "ERR_COUPON_ALREADY_USED"])
    await shopAt(1).call("DELETE", `/carts/${eriksCartId}`, { token: eriksToken })
  })

  it("lets a customer use a code once, in one of two carts that are checked out at the same time", async () => {
    await add(0, [aLine(productAt(0), 1)])
    await chooseSlot(token, cartId, "pickup-3201-2026-03-14-10")
    const { id: orderId } = (await checkOut(0, token, cartId)).json
    const replacement = await shopAt(0).call("POST", `/orders/${orderId}/createReplacementCart`, {
      token,
      body: { storeNo: "3201" }
    })
    cartId = (await shopAt(0).call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
    await add(0, [aLine(productAt(0), 1)])
    await chooseSlot(token, cartId, "pickup-3201-2026-03-14-12")
    const cartIds = [cartId, replacement.json.id]
    for (const id of cartIds) await addCode(0, token, id, "ENGANG")
    const responses = await Promise.all(cartIds.map((id, index) => checkOut(index, token, id)))
    expect(responses.map(outcomeOf).toSorted()).toEqual([201, "ERR_COUPON_ALREADY_USED"])
    await shopAt(0).call("DELETE", `/carts/${replacement.json.id}`, { token })
  })

  it("removes a line while other lines are added concurrently", async () => {
    await add(0, [aLine(productAt(0), 1)])
    const [item] = (await shopAt(0).call("GET", `/carts/${cartId}`, { token })).json.items
    const responses = await Promise.all([
      shopAt(1).call("DELETE", `/carts/${cartId}/items/${item.id}`, { token }),
      ...Array.from({ length: 5 }, (_, index) => add(index, [aLine(productAt(1), 1)]))
    ])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await readQuantities()).toEqual(new Map([[productAt(1).gtin, 5]]))
  })

  it("returns a changed cart with the coupon and the product that were added to it while the change waited", async () => {
    await add(0, [aLine(productAt(0), 1)])
    const { items } = (await shopAt(0).call("GET", `/carts/${cartId}`, { token })).json
    const change = (index: number, quantity: number) =>
      shopAt(index).call("PUT", `/carts/${cartId}/items/${items[0].id}`, { token, body: { quantity } })
    // The connections have executed the statements before, so that they may be deferred.
    for (const index of [0, 1]) await change(index, 2)
    const [changed] = await databaseAt(0)
      .transaction()
      .execute(async (transaction) => {
        await sql`select from carts where id = ${cartId} for update`.execute(transaction)
        await sql`insert into cart_discounts select ${cartId}, gtin, ${testNow} from coupons where code = 'VALKOMMEN50'`.execute(
          transaction
        )
        await sql`insert into cart_items (id, cart_id, no, gtin, quantity)
          select 'added-meanwhile', ${cartId}, no, gtin, 4 from products where gtin = ${productAt(1).gtin}`.execute(
          transaction
        )
        const changing = change(1, 3)
        await expect.poll(() => countWaiting(databaseAt(0)), { timeout: 10_000 }).toBe(1)
        return [changing]
      })
    expect((await changed)?.json).toMatchObject({
      items: [{ quantity: { value: 3 } }, { id: "added-meanwhile", quantity: { value: 4 } }],
      coupons: [{ code: "VALKOMMEN50" }]
    })
  })

  it("accepts a token that the other process issued, until one of them ends the session", async () => {
    const customerToken = await shopAt(0).logIn("erik.eriksson@exempel.se")
    expect((await shopAt(1).call("GET", "/customer", { token: customerToken })).status).toBe(200)
    await shopAt(1).call("POST", "/connect/revoke", { token: customerToken })
    expect((await shopAt(0).call("GET", "/customer", { token: customerToken })).status).toBe(401)
  })

  it("exchanges a staff member's token once, and leaves no session as a customer after a log-out at the same time", async () => {
    for (let round = 0; round < 6; round++) {
      const staffToken = await shopAt(0).logIn("personal@exempel.se")
      const issue = () => shopAt(1).call("GET", "/adminlogin/erik", { token: staffToken })
      const exchange = (index: number, customerToken: string) =>
        shopAt(index).call("POST", "/connect/customertoken", { body: { token: customerToken } })
      const readStatus = async (index: number, customerToken: string) =>
        (await shopAt(index).call("GET", "/customer", { token: customerToken })).status
      const { token: link } = (await issue()).json
      const exchanges = await Promise.all(Array.from({ length: 4 }, (_, index) => exchange(index, link)))
      expect(exchanges.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
      const { token: secondLink } = (await issue()).json
      const [, lateExchange, lateIssue] = await Promise.all([
        shopAt(0).call("POST", "/connect/revoke", { token: staffToken }),
        exchange(1, secondLink),
        issue()
      ])
      const accessTokens = [...exchanges, lateExchange].flatMap(({ json }) => json.access_token ?? [])
      for (const [index, accessToken] of accessTokens.entries()) expect(await readStatus(index, accessToken)).toBe(401)
      expect((await exchange(0, lateIssue.json.token ?? "none")).status).toBe(400)
    }
  })

  it("sends no mail twice when several processes deliver the outbox", async () => {
    const { sql: database } = databases[0] as Database
    const now = shopAt(0).clock.now
    await sql`
      insert into mail (recipient, subject, body, message_id, created, expires, next_try)
      select 'a@exempel.se', 'Hej', 'Hej', 'letter-' || n, ${now}::bigint, ${now + 3_600_000}::bigint, ${now}::bigint from generate_series(1, 40) n`.execute(
      database
    )
    const sentIds: Array<string> = []
    const send: SendMail = async ({ id }) => void sentIds.push(id)
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => deliverDue((databases[index % 2] as Database).sql, send, () => now))
    )
    expect(sentIds.length).toBe(40)
    expect(new Set(sentIds).size).toBe(40)
  })

  it("creates one customer from concurrent registrations with the same personal number or the same e-mail address", async () => {
    const register = (index: number, pnr: string, emailAddress: string) =>
      shopAt(index).call("POST", "/customer/createcustomer", {
        body: { pnr, emailAddress, password: "Matkasse-2026", mobilePhone: "0701234567", referrer: "" },
        ipAddress: `192.0.2.${index + 10}`
      })
    const samePersonResponses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => register(index, "198501012382", `en-${index}@exempel.se`))
    )
    expect(samePersonResponses.map(({ status, json }) => json.errors?.[0].code ?? status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 5 }, () => "personal_number_in_use")
    ])
    const people = (
      await sql<{ number: string }>`
      select personal_number as number from population_register where personal_number like '195%' order by 1 limit 6`.execute(
        (databases[0] as Database).sql
      )
    ).rows
    const sameAddressResponses = await Promise.all(
      people.map(({ number }, index) =>
        register(index, number, index % 2 === 0 ? "samma@exempel.se" : "SAMMA@Exempel.se")
      )
    )
    expect(sameAddressResponses.map(({ status, json }) => json.errors?.[0].code ?? status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 5 }, () => "email_in_use")
    ])
  })

  it("leaves one valid password link after concurrent requests, and accepts it once", async () => {
    const { sql: database } = databases[0] as Database
    const email = "erik.eriksson@exempel.se"
    const requestResponses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shopAt(index).call("POST", "/customer/requestpasswordreset", {
          body: { email },
          ipAddress: `192.0.2.${index + 30}`
        })
      )
    )
    expect(new Set(requestResponses.map(({ status }) => status))).toEqual(new Set([204]))
    const { rows } = await sql<{ token: string }>`
      select substring(body from 'glomt-losenord/([A-Za-z0-9_-]+)') as token from mail where recipient = ${email} and body like '%glomt-losenord/%'`.execute(
      database
    )
    const tokens = rows.flatMap(({ token: authToken }) => [authToken, authToken])
    const changeResponses = await Promise.all(
      tokens.map((authToken, index) =>
        shopAt(index).call("PUT", "/customer/changepasswordwithtoken", {
          body: { authToken, password: "Matkasse-2026", passwordConfirmation: "Matkasse-2026" }
        })
      )
    )
    expect(changeResponses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(
      changeResponses.filter(({ status, json }) => status === 400 && json.errors[0].code === "invalid_token")
    ).toHaveLength(tokens.length - 1)
  })

  const guess = (index: number, password: string) =>
    shopAt(index).call("POST", "/connect/token", {
      raw: new URLSearchParams({
        grant_type: "password",
        scope: "api",
        username: "personal@exempel.se",
        password
      }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      ipAddress: `192.0.2.${index + 60}`
    })
  const endLockout = async () => {
    shopAt(0).clock.now += 16 * 60_000
    expect((await guess(0, "Matkasse-2026")).status).toBe(200)
    shopAt(0).clock.now = testNow
  }

  it("limits parallel password guesses like sequential ones", async () => {
    const statuses: Array<number> = []
    // With more parallel guesses, some would be refused with 503 before their password is hashed.
    for (const firstIndex of [0, 8, 16]) {
      const guessPromises = Array.from({ length: 8 }, (_, index) =>
        guess(firstIndex + index, `fel-${firstIndex + index}-2026`)
      )
      for (const { status } of await Promise.all(guessPromises)) statuses.push(status)
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(19)
    expect((await guess(24, "Matkasse-2026")).status).toBe(429)
    await endLockout()
  })

  it("refuses the right password when the account is locked while the password is compared", async () => {
    const logInPromise = guess(0, "Matkasse-2026")
    await new Promise((resolve) => void setTimeout(resolve, 20))
    await databases[1]?.sql
      .insertInto("login_failures")
      .values({ key: failureKey("account", "personal@exempel.se"), failures: 5, first_failed: testNow })
      .execute()
    expect((await logInPromise).status).toBe(429)
    await endLockout()
  })

  it("finds products and corrects a misspelled query, on a Postgres server", async () => {
    const { json } = await shopAt(0).call("GET", "/Loop54/search?Q=mj%C3%B6lk&store=3201")
    expect(json.searchResults.totalCount).toBeGreaterThan(5)
    expect((await shopAt(0).call("GET", "/Loop54/search?Q=mjlk&store=3201")).json.corrections[0].query).toBe("mjölk")
  })
})
