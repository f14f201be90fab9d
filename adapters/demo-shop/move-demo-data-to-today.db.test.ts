import { rmSync } from "node:fs"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Database, openDatabase } from "#adapters/staging/database/open-database.ts"
import { seededFolder, stagingWith, testNow } from "./testing.ts"
import { resetDatabase } from "./reset-database.ts"
import { moveDemoDataToToday } from "./move-demo-data-to-today.ts"
import { seedDatabase } from "./seed-database.ts"

const dayMs = 86_400_000

let dataFolder = ""
let database: Database
let shop: ReturnType<typeof stagingWith>

beforeAll(async () => {
  dataFolder = await seededFolder()
  database = await openDatabase({ data: dataFolder })
  shop = stagingWith(database)
})
afterAll(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const readOffers = async (week: string): Promise<ReadonlyArray<{ readonly from: string; readonly to: string }>> =>
  (await shop.call("GET", `/offers?store=3201&${week}=true`)).json.offers
const readSlotDates = async (): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{
    date: string
  }>`select distinct date from slots where store_number = '3201' order by date`.execute(database.sql)
  return rows.map(({ date }) => date)
}
const readAvailabilityCounts = async () => {
  const today = new Date(shop.clock.now).toISOString().slice(0, 10)
  const {
    rows: [row]
  } = await sql`
    select count(*) filter (where available_from > ${today}) as soon, count(*) filter (where available_to between ${today}
      and '2999-01-01') as last_days
    from store_products where store_number = '3201'`.execute(database.sql)
  const {
    rows: [newProducts]
  } = await sql`
    select count(*) as new_products from product_facts
      where (facts ->> 'newProductFrom')::timestamptz <= ${new Date(shop.clock.now).toISOString()}::timestamptz
    and (facts ->> 'newProductTo')::timestamptz >= ${new Date(shop.clock.now).toISOString()}::timestamptz`.execute(
    database.sql
  )
  return { ...(row as object), ...(newProducts as object) }
}

describe("moveDemoDataToToday", () => {
  it("moves a shop that was seeded 60 days ago to today", async () => {
    const stateBefore = {
      currentOfferCount: (await readOffers("current")).length,
      nextOfferCount: (await readOffers("next")).length,
      availabilityCounts: await readAvailabilityCounts()
    }
    expect(stateBefore.currentOfferCount).toBeGreaterThan(100)
    expect(stateBefore.nextOfferCount).toBeGreaterThan(50)
    shop.clock.now = testNow + 60 * dayMs
    expect(await readOffers("current")).toEqual([])
    await moveDemoDataToToday(database, shop.clock.now)
    const currentOffers = await readOffers("current")
    expect({
      currentOfferCount: currentOffers.length,
      nextOfferCount: (await readOffers("next")).length,
      availabilityCounts: await readAvailabilityCounts()
    }).toEqual(stateBefore)
    // Monday 00:00 to Sunday 23:59:59 in Stockholm, now in summer time.
    expect([currentOffers[0]?.from, currentOffers[0]?.to]).toEqual([
      "2026-05-03T22:00:00.000Z",
      "2026-05-10T21:59:59.000Z"
    ])
    const dates = await readSlotDates()
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([14, "2026-05-09", "2026-05-22"])
  })

  it("moves a shop back after a wrong clock has moved it ahead", async () => {
    const stateBefore = await Promise.all([
      readOffers("current"),
      readOffers("next"),
      readAvailabilityCounts(),
      readSlotDates()
    ])
    await moveDemoDataToToday(database, shop.clock.now + 200 * dayMs)
    expect(await readOffers("current")).toEqual([])
    await moveDemoDataToToday(database, shop.clock.now)
    expect(
      await Promise.all([readOffers("current"), readOffers("next"), readAvailabilityCounts(), readSlotDates()])
    ).toEqual(stateBefore)
  })

  it("moves the facts of a card with those of its product", async () => {
    await moveDemoDataToToday(database, shop.clock.now + 30 * dayMs)
    const { rows } = await sql`
      select no from product_facts where facts ->> 'newProductFrom' is distinct from card ->> 'newProductFrom'
      or facts ->> 'newProductTo' is distinct from card ->> 'newProductTo'`.execute(database.sql)
    expect(rows).toEqual([])
    await moveDemoDataToToday(database, shop.clock.now)
  })

  it("leaves no dead rows", async () => {
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_class where relname in ('store_products', 'product_facts', 'slots') and relallvisible < relpages`.execute(
      database.sql
    )
    expect(rows).toEqual([])
  })

  it("leaves the delivery times unchanged when called again on the same day, and keeps their bookings on the next day", async () => {
    await sql`update slots set taken = 7 where id = 'pickup-3201-2026-05-12-10'`.execute(database.sql)
    const { rows: slotsBefore } = await sql`select * from slots order by id`.execute(database.sql)
    await moveDemoDataToToday(database, shop.clock.now + 3_600_000)
    expect((await sql`select * from slots order by id`.execute(database.sql)).rows).toEqual(slotsBefore)
    await moveDemoDataToToday(database, shop.clock.now + dayMs)
    const {
      rows: [bookedSlot]
    } = await sql<{ taken: number }>`select taken from slots where id = 'pickup-3201-2026-05-12-10'`.execute(
      database.sql
    )
    expect(bookedSlot?.taken).toBe(7)
  })
})

describe("resetDatabase", () => {
  it("deletes all data, so that the shop can be seeded again", async () => {
    await resetDatabase(database)
    await seedDatabase(database, { now: testNow, size: 600 })
    shop.clock.now = testNow
    expect((await shop.call("GET", "/Loop54/products?take=1")).json.totalCount).toBe(600)
    expect(await shop.logIn()).toMatch(/^ey/)
  })
})
