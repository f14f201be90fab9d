import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { hashCustomerToken } from "./customer-token.ts"
import { failureKey } from "./failed-log-ins.ts"
import { rateLimitsWith } from "../staging-settings.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests({ rateLimits: rateLimitsWith({ logIns: { perAccount: 1, perAddress: 10 } }) })
})
afterAll(() => shop.close())

const exchange = (token: string, ipAddress = "unknown") =>
  shop.call("POST", "/connect/customertoken", { body: { token }, ipAddress })
const insertToken = (token: string, staffId: string, expires: number | null) =>
  sql`insert into customer_tokens (hash, customer_id, staff_id, expires) values (${hashCustomerToken(token)}, 'anna', ${staffId}, ${expires})`.execute(
    shop.database.sql
  )

describe("POST /connect/customertoken", () => {
  it("CAPI-37 ACT-01 API-04 API-05 opens a session of the customer for half an hour and records the staff member", async () => {
    const { status, json } = await exchange("demo-anna")
    expect([status, json.token_type, json.expires_in]).toEqual([200, "Bearer", 1_800])
    const readCustomer = () => shop.call("GET", "/customer", { token: json.access_token })
    expect((await readCustomer()).json.contact.firstname).toBe("Anna")
    const { rows } = await sql<{ staff_id: string }>`select staff_id from sessions where staff_id is not null`.execute(
      shop.database.sql
    )
    expect(rows).toEqual([{ staff_id: "personal" }])
    shop.clock.now += 1_800_000
    expect((await readCustomer()).status).toBe(401)
  })

  it("refuses a token that is unknown, expired, or not issued to staff", async () => {
    await insertToken("expired", "personal", shop.clock.now)
    await insertToken("valid", "personal", shop.clock.now + 1)
    await insertToken("not-staff", "erik", null)
    const responses = []
    for (const token of ["no-such", "", "expired", "not-staff", hashCustomerToken("demo-anna")])
      responses.push(await exchange(token))
    for (const { status, json } of responses)
      expect([status, json]).toEqual([400, { error: "invalid_grant", error_description: "invalid_customer_token" }])
    expect((await exchange("valid")).status).toBe(200)
  })

  it("accepts an issued token once, also when it is sent several times at the same time, and the demo's token any number of times", async () => {
    await insertToken("once", "personal", shop.clock.now + 1_000)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => exchange("once")))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    expect((await exchange("once")).status).toBe(400)
    expect([(await exchange("demo-anna")).status, (await exchange("demo-anna")).status]).toEqual([200, 200])
  })

  it("locks an IP address after too many failed attempts", async () => {
    await sql`insert into login_failures values (${failureKey("ip-address", "198.51.100.9")}, 9, ${shop.clock.now})`.execute(
      shop.database.sql
    )
    expect((await exchange("guess", "198.51.100.9")).status).toBe(400)
    const { status, json } = await exchange("demo-anna", "198.51.100.9")
    expect([status, json.error]).toEqual([429, "too_many_attempts"])
  })
})

const readStaffLog = async () =>
  (
    await sql<{ staff_id: string; customer_id: string; action: string; at: number }>`
      select staff_id, customer_id, action, at::float8 as at from staff_log order by id`.execute(shop.database.sql)
  ).rows

describe("GET /adminlogin/{id}", () => {
  const logInStaff = () => shop.logIn("personal@exempel.se")

  it("API-03 gives staff a token to act as the customer, and records the token and the session that it opens", async () => {
    await sql`delete from staff_log`.execute(shop.database.sql)
    const issueResponse = await shop.call("GET", "/adminlogin/erik", { token: await logInStaff() })
    expect([issueResponse.status, issueResponse.json]).toEqual([200, { token: expect.any(String), expires_in: 300 }])
    expect(issueResponse.headers.get("cache-control")).toBe("no-store")
    const session = await exchange(issueResponse.json.token)
    expect([session.status, session.json.expires_in]).toEqual([200, 1_800])
    const { json } = await shop.call("GET", "/customer", { token: session.json.access_token })
    expect(json.contact.firstname).toBe("Erik")
    const entry = { staff_id: "personal", customer_id: "erik", at: shop.clock.now }
    expect(await readStaffLog()).toEqual([
      { ...entry, action: "token-issued" },
      { ...entry, action: "session-opened" }
    ])
    const { rows } = await sql`select 1 from customer_tokens where hash = ${issueResponse.json.token}`.execute(
      shop.database.sql
    )
    expect(rows).toEqual([])
  })

  it("issues tokens that expire after five minutes", async () => {
    const { json } = await shop.call("GET", "/adminlogin/anna", { token: await logInStaff() })
    shop.clock.now += 300_000
    expect((await exchange(json.token)).status).toBe(400)
  })

  it("refuses visitors, customers and staff who act as a customer, and refuses a token for an unknown customer or a staff member; records nothing", async () => {
    const staffToken = await logInStaff()
    const impersonationToken = (await exchange("demo-anna")).json.access_token
    const logBefore = await readStaffLog()
    const readOutcome = async (id: string, token?: string) => {
      const { status, json } = await shop.call("GET", `/adminlogin/${id}`, token === undefined ? {} : { token })
      return [status, json.errors[0].code]
    }
    expect(await readOutcome("anna")).toEqual([401, "ERR_NOT_LOGGED_IN"])
    expect(await readOutcome("anna", await shop.logIn("erik.eriksson@exempel.se"))).toEqual([403, "ERR_FORBIDDEN"])
    expect(await readOutcome("anna", await shop.logIn())).toEqual([403, "ERR_FORBIDDEN"])
    expect(await readOutcome("erik", impersonationToken)).toEqual([403, "ERR_FORBIDDEN"])
    expect(await readOutcome("nobody", staffToken)).toEqual([404, "ERR_CUSTOMER_NOT_FOUND"])
    expect(await readOutcome("personal", staffToken)).toEqual([403, "ERR_FORBIDDEN"])
    expect(await readStaffLog()).toEqual(logBefore)
  })
})

describe("what a staff member has opened and issued to act as customers", () => {
  const staffEmail = "personal@exempel.se"
  const readStatus = async (token: string) => (await shop.call("GET", "/customer", { token })).status
  const openAll = async () => {
    const staffToken = await shop.logIn(staffEmail)
    const issue = async () => (await shop.call("GET", "/adminlogin/erik", { token: staffToken })).json.token as string
    const customerSession = (await exchange(await issue())).json.access_token as string
    expect(await readStatus(customerSession)).toBe(200)
    return { staffToken, customerSession, link: await issue() }
  }
  const expectAllEnded = async ({ customerSession, link }: Awaited<ReturnType<typeof openAll>>) =>
    expect([await readStatus(customerSession), (await exchange(link)).status]).toEqual([401, 400])

  it("ends with the staff member's log-out", async () => {
    const opened = await openAll()
    await shop.call("POST", "/connect/revoke", { token: opened.staffToken })
    await expectAllEnded(opened)
  })

  it("does not end with the log-out of a session as a customer, or of another staff member's", async () => {
    const { customerSession, link } = await openAll()
    const demoSession = (await exchange("demo-anna")).json.access_token
    await shop.call("POST", "/connect/revoke", { token: demoSession })
    await sql`
      insert into customers (id, email, password_hash, role, firstname, lastname, addresses, created)
      select 'colleague', 'kollega@exempel.se', password_hash, role, firstname, lastname, addresses, created from customers where id = 'personal'`.execute(
      shop.database.sql
    )
    await shop.call("POST", "/connect/revoke", { token: await shop.logIn("kollega@exempel.se") })
    expect([await readStatus(demoSession), await readStatus(customerSession)]).toEqual([401, 200])
    expect((await exchange(link)).status).toBe(200)
  })

  it("ends with a new password of the staff member", async () => {
    const opened = await openAll()
    await shop.call("POST", "/customer/requestpasswordreset", { body: { email: staffEmail } })
    const { rows } = await sql<{ token: string }>`
      select substring(body from 'glomt-losenord/([A-Za-z0-9_-]+)') as token from mail where recipient = ${staffEmail}`.execute(
      shop.database.sql
    )
    const response = await shop.call("PUT", "/customer/changepasswordwithtoken", {
      body: { authToken: rows[0]?.token, password: "Matkasse-2026", passwordConfirmation: "Matkasse-2026" }
    })
    expect(response.status).toBe(204)
    await expectAllEnded(opened)
  })

  it("ends when the staff member loses the role, as does the staff member's own session; the demo's token is refused until the role is given back", async () => {
    const opened = await openAll()
    const changeRole = (role: string) =>
      sql`update customers set role = ${role} where id = 'personal'`.execute(shop.database.sql)
    await changeRole("customer")
    await expectAllEnded(opened)
    expect([await readStatus(opened.staffToken), (await exchange("demo-anna")).status]).toEqual([401, 400])
    await changeRole("staff")
    await expectAllEnded(opened)
    expect((await exchange("demo-anna")).status).toBe(200)
  })
})
