import { rmSync } from "node:fs"
import type { Worker } from "node:worker_threads"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { seededFolder, stagingWith, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { DatabaseUnreachable, isUnavailable } from "./errors.ts"
import { type Database, openDatabase } from "./open-database.ts"
import { socketPath } from "./socket-path.ts"
import { startTestProxy, type TestProxy } from "./testing-proxy.ts"

let data = ""
let owner: Database
let proxy: TestProxy
let database: Database
let shop: Omit<TestStaging, "close">

beforeAll(async () => {
  data = await seededFolder()
  owner = await openDatabase({ data })
  proxy = await startTestProxy(socketPath(data))
  database = await openDatabase({ url: proxy.url, statementTimeoutMs: 300 })
  shop = stagingWith(database)
})
beforeEach(() => proxy.restore())
afterAll(async () => {
  proxy.restore()
  await database.close()
  await proxy.close()
  await owner.close()
  rmSync(data, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const readOutcome = async (method: string, path: string, request = {}) => {
  const { status, headers, json } = await shop.call(method, path, request)
  return [status, headers.get("retry-after"), json?.errors?.[0]?.code]
}

const slotsQuery = `{
  deliverySlotsAvailability(input: { deliveryMethod: Pickup, siteId: "1001", zipCode: null }) { date }
}`

const unavailableOutcome = [503, "5", "ERR_UNAVAILABLE"]

describe("a database that becomes unreachable and then reachable again", () => {
  it("fails only the statements on lost connections; the process and the next statement continue", async () => {
    for (let round = 0; round < 5; round++) {
      // Between two statements no pending promise receives the connection's error.
      const transactionPromise = database.sql.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction)
        proxy.cut()
        await pause(20)
        await sql`select 2`.execute(transaction)
      })
      await expect(transactionPromise).rejects.toSatisfy(isUnavailable)
      proxy.restore()
      expect((await sql`select 3 as three`.execute(database.sql)).rows).toEqual([{ three: 3 }])
    }
  })

  it("makes reads, writes, pictures and GraphQL respond 503 with Retry-After, until it is reachable again", async () => {
    const token = await shop.logIn()
    const calls = [
      ["GET", "/sites?siteTypeId=3", {}],
      ["GET", "/customer", { token }],
      ["POST", "/carts", { token, body: { storeNumber: "3201" } }],
      ["GET", "/images/scenes/11", {}],
      ["POST", "/graphql", { body: { query: slotsQuery }, headers: { accept: "application/graphql-response+json" } }]
    ] as const
    proxy.cut()
    for (const [method, path, request] of calls)
      expect([path, await readOutcome(method, path, request)]).toEqual([path, unavailableOutcome])
    proxy.restore()
    for (const [method, path, request] of calls) {
      const { status, json } = await shop.call(method, path, request)
      expect([path, status < 300, json?.errors]).toEqual([path, true, undefined])
    }
  })

  it.each([
    ["53300", "sorry, too many clients already"],
    ["53300", "remaining connection slots are reserved for roles with the SUPERUSER attribute"],
    ["57P03", "the database system is starting up"],
    ["57P03", "the database system is in recovery mode"]
  ])("makes calls respond 503 with Retry-After while it refuses connections: %s %s", async (code, message) => {
    const readSitesOutcome = async () => readOutcome("GET", "/sites?siteTypeId=3")
    proxy.refuse(code, message)
    expect(await Promise.all(Array.from({ length: 30 }, readSitesOutcome))).toEqual(
      Array.from({ length: 30 }, () => unavailableOutcome)
    )
    await expect(openDatabase({ url: proxy.url })).rejects.toThrow(
      `does not respond (${message}); start it or correct DATABASE_URL.`
    )
    proxy.restore()
    expect(await readSitesOutcome()).toEqual([200, null, undefined])
  })

  it("makes calls respond 503 with Retry-After after five seconds when it never responds to new connections", async () => {
    proxy.hangNewConnections()
    const startTime = performance.now()
    const outcomePromises = Array.from({ length: 30 }, () => readOutcome("GET", "/sites?siteTypeId=3"))
    await expect(openDatabase({ url: proxy.url })).rejects.toBeInstanceOf(DatabaseUnreachable)
    expect(await Promise.all(outcomePromises)).toEqual(Array.from({ length: 30 }, () => unavailableOutcome))
    expect(performance.now() - startTime).toBeLessThan(15_000)
    proxy.restore()
    expect(await readOutcome("GET", "/sites?siteTypeId=3")).toEqual([200, null, undefined])
  })

  it("makes a call respond 503 soon after the statement time-out when it hangs, and gives the next call a new connection", async () => {
    const hangingProxy = await startTestProxy(socketPath(data))
    const singleConnection = await openDatabase({ url: hangingProxy.url, connectionCount: 1, statementTimeoutMs: 300 })
    const singleConnectionShop = stagingWith(singleConnection)
    const readSitesOutcome = async () => {
      const { status, headers } = await singleConnectionShop.call("GET", "/sites?siteTypeId=3")
      return [status, headers.get("retry-after")]
    }
    await readSitesOutcome()
    hangingProxy.hang()
    const startTime = performance.now()
    expect(await readSitesOutcome()).toEqual([503, "5"])
    expect(performance.now() - startTime).toBeLessThan(4_000)
    expect(await readSitesOutcome()).toEqual([200, null])
    await singleConnection.close()
    await hangingProxy.close()
  })
})

it("an embedded database whose thread ends is restarted with all its data", async () => {
  const folder = await seededFolder()
  const threads: Array<Worker> = []
  const recordWorker = (worker: Worker) => void threads.push(worker)
  process.on("worker", recordWorker)
  const embeddedDatabase = await openDatabase({ data: folder })
  await sql`create table survivors as select 1 as one`.execute(embeddedDatabase.sql)
  await threads[0]?.terminate()
  await expect(sql`select 1`.execute(embeddedDatabase.sql)).rejects.toSatisfy(isUnavailable)
  const readSurvivors = () => sql`select one from survivors`.execute(embeddedDatabase.sql)
  await vi.waitFor(readSurvivors, { timeout: 20_000, interval: 100 })
  expect((await readSurvivors()).rows).toEqual([{ one: 1 }])
  await embeddedDatabase.close()
  process.off("worker", recordWorker)
  rmSync(folder, { recursive: true, force: true })
})

describe("the time limit of a statement of the embedded database", () => {
  const endlessStatement = sql`select count(*) from generate_series(1, 1000000000000)`
  const slowStatement = sql`select pg_sleep(2)::text as slept`
  let folder = ""
  let embeddedDatabase: Database
  beforeEach(async () => {
    folder = await seededFolder()
    embeddedDatabase = await openDatabase({ data: folder, statementTimeoutMs: 1_000 })
  })
  afterEach(async () => {
    await embeddedDatabase.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it("fails a statement that exceeds it, and those that wait, and restarts the database with all its data", async () => {
    const warnings: Array<string> = []
    const onWarning = ({ message }: Error) => void warnings.push(message)
    process.on("warning", onWarning)
    await sql`create table survivors as select 1 as one`.execute(embeddedDatabase.sql)
    const startTime = performance.now()
    const resultPromises = [endlessStatement, endlessStatement, sql`select 1`].map((statement) =>
      statement.execute(embeddedDatabase.sql)
    )
    for (const { status, reason } of (await Promise.allSettled(resultPromises)) as ReadonlyArray<PromiseRejectedResult>)
      expect([status, isUnavailable(reason)]).toEqual(["rejected", true])
    expect(performance.now() - startTime).toBeLessThan(20_000)
    const readSurvivors = () => sql`select one from survivors`.execute(embeddedDatabase.sql)
    await vi.waitFor(readSurvivors, { timeout: 20_000, interval: 100 })
    expect((await readSurvivors()).rows).toEqual([{ one: 1 }])
    process.off("warning", onWarning)
    expect(warnings).toEqual(["The embedded database has not responded for 1 s and is restarted."])
  })

  it("does not apply to maintenance, which may take longer", async () => {
    const startTime = performance.now()
    expect((await slowStatement.execute(embeddedDatabase.maintenance)).rows).toEqual([{ slept: "" }])
    expect(performance.now() - startTime).toBeGreaterThan(1_900)
    expect((await sql`select 1 as one`.execute(embeddedDatabase.sql)).rows).toEqual([{ one: 1 }])
  })

  it("ends a statement that still runs while the database is being closed", async () => {
    const closePromise = pause(100).then(() => embeddedDatabase.close())
    await expect(endlessStatement.execute(embeddedDatabase.sql)).rejects.toSatisfy(isUnavailable)
    await closePromise
    embeddedDatabase = await openDatabase({ data: folder })
    expect((await sql`select 1 as one`.execute(embeddedDatabase.sql)).rows).toEqual([{ one: 1 }])
  })
})
