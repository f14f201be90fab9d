import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { seedDatabase } from "#adapters/demo-shop/seed-database.ts"
import { stagingWith, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { isUnavailable } from "./errors.ts"
import { type Database, openDatabase } from "./open-database.ts"
import { startPostgresForTests } from "./testing-postgres.ts"

let server: Awaited<ReturnType<typeof startPostgresForTests>>
let administrator: Database
let database: Database
let shop: Omit<TestStaging, "close">
let token = ""

beforeAll(async () => {
  server = await startPostgresForTests()
  administrator = await openDatabase({ url: server.url })
  await seedDatabase(administrator, { now: testNow, size: 100, passwordCost: { N: 1_024, r: 8, p: 1 } })
  database = await openDatabase({ url: server.url, connectionCount: 4, statementTimeoutMs: 10_000 })
  shop = stagingWith(database)
  token = await shop.logIn()
})
afterAll(async () => {
  await database.close()
  await administrator.close()
  await server.close()
})

/** New connections, as after a failover, are read-only or not; those that are open stay as they are. */
const setReadOnly = (readOnly: "on" | "off") =>
  sql.raw(`alter database postgres set default_transaction_read_only = ${readOnly}`).execute(administrator.sql)

/** Ends the shop's connections, as a server does that stops. */
const endConnections = () =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(administrator.sql)

const write = async () => {
  const { status, headers, json } = await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })
  return status === 503 ? [status, headers.get("retry-after"), json.errors[0].code] : [status]
}
const read = async () => (await shop.call("GET", "/customer", { token })).status
const atOnce = <A>(count: number, run: () => Promise<A>) => Promise.all(Array.from({ length: count }, run))

describe("a database server that has become read-only", () => {
  it("makes writes respond 503 with Retry-After and reads succeed, and once it is writable again at most one more write fails", async () => {
    expect(await write()).toEqual([201])
    await setReadOnly("on")
    await endConnections()
    // The pool replaces its lost connections by read-only ones.
    await atOnce(8, read)
    expect(await atOnce(8, write)).toEqual(Array.from({ length: 8 }, () => [503, "5", "ERR_UNAVAILABLE"]))
    expect(await atOnce(8, read)).toEqual(Array.from({ length: 8 }, () => 200))
    await setReadOnly("off")
    expect([201, 503]).toContain((await write())[0])
    expect(await atOnce(8, write)).toEqual(Array.from({ length: 8 }, () => [201]))
    expect(shop.unexpectedErrors.filter((error) => !isUnavailable(error))).toEqual([])
  })
})
