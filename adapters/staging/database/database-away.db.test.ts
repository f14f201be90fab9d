import { rmSync } from "node:fs"
import type { Worker } from "node:worker_threads"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { filledFolder, stagingOver, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { isDatabaseUnavailable } from "./errors.ts"
import { type Database, openDatabase } from "./open-database.ts"
import { socketPath } from "./socket-path.ts"
import { networkTo, type TestNetwork } from "./testing-network.ts"

let data = ""
let owner: Database
let network: TestNetwork
let database: Database
let shop: Omit<TestStaging, "close">

beforeAll(async () => {
  data = await filledFolder()
  owner = await openDatabase({ data })
  network = await networkTo(socketPath(data))
  database = await openDatabase({ url: network.url, statementTimeoutMs: 300 })
  shop = stagingOver(database)
})
beforeEach(() => network.restore())
afterAll(async () => {
  network.restore()
  await database.close()
  await network.close()
  await owner.close()
  rmSync(data, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const refused = async (method: string, path: string, request = {}) => {
  const { status, headers, json } = await shop.call(method, path, request)
  return [status, headers.get("retry-after"), json?.errors?.[0]?.code]
}

const slotDays = `{
  deliverySlotsAvailability(input: { deliveryMethod: Pickup, siteId: "1001", zipCode: null }) { date }
}`

const unavailable = [503, "5", "ERR_UNAVAILABLE"]

describe("a database that becomes unreachable and reachable again", () => {
  it("fails only the statements of lost connections, neither the process nor the next statement", async () => {
    for (let round = 0; round < 5; round++) {
      // Between two statements no promise waits for the checked-out client.
      const lost = database.sql.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction)
        network.cut()
        await pause(20)
        await sql`select 2`.execute(transaction)
      })
      await expect(lost).rejects.toSatisfy(isDatabaseUnavailable)
      network.restore()
      expect((await sql`select 3 as three`.execute(database.sql)).rows).toEqual([{ three: 3 }])
    }
  })

  it("is 503 with Retry-After for reads, writes, pictures and GraphQL, then works again", async () => {
    const token = await shop.logIn()
    const calls = [
      ["GET", "/sites?siteTypeId=3", {}],
      ["GET", "/customer", { token }],
      ["POST", "/carts", { token, body: { storeNumber: "3201" } }],
      ["GET", "/images/scenes/11", {}],
      ["POST", "/graphql", { body: { query: slotDays }, headers: { accept: "application/graphql-response+json" } }]
    ] as const
    network.cut()
    for (const [method, path, request] of calls)
      expect([path, await refused(method, path, request)]).toEqual([path, unavailable])
    network.restore()
    for (const [method, path, request] of calls) {
      const { status, json } = await shop.call(method, path, request)
      expect([path, status < 300, json?.errors]).toEqual([path, true, undefined])
    }
  })

  it("is 503 within the statement time-out when it hangs, and the next call gets another connection", async () => {
    const hanging = await networkTo(socketPath(data))
    const narrow = await openDatabase({ url: hanging.url, connections: 1, statementTimeoutMs: 300 })
    const onNarrow = stagingOver(narrow)
    const sites = async () => {
      const { status, headers } = await onNarrow.call("GET", "/sites?siteTypeId=3")
      return [status, headers.get("retry-after")]
    }
    await sites()
    hanging.hang()
    const began = performance.now()
    expect(await sites()).toEqual([503, "5"])
    expect(performance.now() - began).toBeLessThan(4_000)
    expect(await sites()).toEqual([200, null])
    await narrow.close()
    await hanging.close()
  })
})

it("an embedded database whose thread ends is started again, with everything that was written", async () => {
  const folder = await filledFolder()
  const threads: Array<Worker> = []
  const note = (worker: Worker) => void threads.push(worker)
  process.on("worker", note)
  const embedded = await openDatabase({ data: folder })
  await sql`create table kept as select 1 as one`.execute(embedded.sql)
  await threads[0]?.terminate()
  await expect(sql`select 1`.execute(embedded.sql)).rejects.toSatisfy(isDatabaseUnavailable)
  const read = () => sql`select one from kept`.execute(embedded.sql)
  await vi.waitFor(read, { timeout: 20_000, interval: 100 })
  expect((await read()).rows).toEqual([{ one: 1 }])
  await embedded.close()
  process.off("worker", note)
  rmSync(folder, { recursive: true, force: true })
})
