import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import type { Tables } from "../database/tables.ts"
import { searchFor, type SearchRequest } from "../search/search-for.ts"
import { cacheByVersion } from "./cache-by-version.ts"
import { listBestSellers, listInCategory, listInOffer, listMatches, listRelated } from "./lists.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})

const readVersion = async (database: Kysely<Tables> = shop.database.sql) =>
  (await database.selectFrom("catalogue_version").select("version").executeTakeFirst())?.version

const changeVersion = (database: Kysely<Tables> = shop.database.sql) =>
  sql`update products set popularity = popularity where false`.execute(database)

/** The tables whose changes replace the version, each with a column that can be written. */
const readVersionedTables = async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select event_object_table as table, min(column_name) as column from information_schema.triggers
    join information_schema.columns on table_name = event_object_table and is_generated = 'NEVER' and is_identity = 'NO'
    where trigger_name = 'change_catalogue_version' group by event_object_table`.execute(shop.database.sql)
  return rows
}

const page = { skip: 0, take: 24 }
const filters = { sorting: {}, brands: [], markings: [] }
const searchRequest: SearchRequest = {
  ...page,
  ...filters,
  query: "mjölk",
  requestedKind: "product",
  store: "3201",
  fields: "card",
  recipeFilters: { markings: [], times: [] },
  withFacets: true,
  returnsBestSellers: true
}

describe("catalogue_version", () => {
  it("is replaced by every statement that writes to a table of the catalogue", async () => {
    const tables = await readVersionedTables()
    expect(tables.map(({ table }) => table)).toEqual(
      expect.arrayContaining(["products", "store_products", "categories"])
    )
    for (const names of tables) {
      const [table, column] = [sql.table(names.table), sql.ref(names.column)]
      for (const statement of [
        sql`insert into ${table} (${column}) select ${column} from ${table} where false`,
        sql`update ${table} set ${column} = ${column} where false`,
        sql`delete from ${table} where false`
      ]) {
        const versionBefore = await readVersion()
        await statement.execute(shop.database.sql)
        expect(await readVersion(), names.table).not.toBe(versionBefore)
      }
      const versionBefore = await readVersion()
      const truncatePromise = shop.database.sql.transaction().execute(async (transaction) => {
        await sql`truncate ${table} cascade`.execute(transaction)
        expect(await readVersion(transaction), names.table).not.toBe(versionBefore)
        throw new Error("rolled back")
      })
      await expect(truncatePromise).rejects.toThrow("rolled back")
    }
  })

  it("stays the same when the write is rolled back", async () => {
    const versionBefore = await readVersion()
    const writePromise = shop.database.sql.transaction().execute(async (transaction) => {
      await sql`update products set popularity = 0`.execute(transaction)
      expect(await readVersion(transaction)).not.toBe(versionBefore)
      throw new Error("rolled back")
    })
    await expect(writePromise).rejects.toThrow("rolled back")
    expect(await readVersion()).toBe(versionBefore)
  })
})

/** Every cached read. 'mjölkk' has no hits, so that corrections are looked up. */
const reads: Readonly<Record<string, (database: Kysely<Tables>) => Promise<object>>> = {
  search: (database) => searchFor({ database }, searchRequest),
  "search without hits": (database) => searchFor({ database }, { ...searchRequest, query: "mjölkk arlla" }),
  "search by price": (database) => searchFor({ database }, { ...searchRequest, sorting: { SortField: "p_price" } }),
  "search without words": (database) => searchFor({ database }, { ...searchRequest, query: "" }),
  category: (database) =>
    listInCategory({ database }, { ...page, ...filters, store: "3201", fields: "card", categoryId: "10" }),
  products: (database) =>
    listMatches({ database }, { ...page, ...filters, store: "1", fields: undefined, text: "ost" }),
  "best sellers": (database) => listBestSellers({ database }, { ...page, store: "3201", fields: "card" }),
  related: (database) =>
    listRelated({ database }, { ...page, store: "3201", fields: "card", productId: "1", excludedOfferId: "1" }),
  offer: (database) =>
    listInOffer({ database }, { ...page, store: "3201", fields: "card", offerId: "1", excludedProductId: "" })
}

/** A cached read that counts how often it was called. */
const countingRead = (read: (name: string) => Promise<object>) => {
  let callCount = 0
  const readCached = cacheByVersion((_context, { name }: { readonly name: string }) => {
    callCount += 1
    return read(name)
  })
  return {
    read: (name: string) => readCached({ database: shop.database.sql }, { name }),
    readCallCount: () => callCount
  }
}

describe("cacheByVersion", () => {
  it("reads once for each input and version, also for calls at the same time", async () => {
    const { read, readCallCount } = countingRead(async () => ({}))
    const [first, second] = await Promise.all([read("a"), read("a")])
    expect([await read("a"), second]).toEqual([first, first])
    expect(readCallCount()).toBe(1)
    await read("b")
    expect(readCallCount()).toBe(2)
    await changeVersion()
    await read("a")
    expect(readCallCount()).toBe(3)
  })

  it("keeps nothing for a long input, and the values that were read last when all have more than 6 million characters", async () => {
    const { read, readCallCount } = countingRead(async (name) => ({ text: name.padEnd(1_000_000) }))
    await read("a".repeat(1_000))
    await read("a".repeat(1_000))
    expect(readCallCount()).toBe(2)
    for (const name of "abcdef") await read(name)
    await read("f")
    expect(readCallCount()).toBe(8)
    await read("a")
    expect(readCallCount()).toBe(9)
  })

  it("repeats a read that was rejected", async () => {
    const { read, readCallCount } = countingRead(() => Promise.reject(new Error("unavailable")))
    await expect(read("a")).rejects.toThrow("unavailable")
    await expect(read("a")).rejects.toThrow("unavailable")
    expect(readCallCount()).toBe(2)
  })

  it("does not return a value that was read before a change that happened during the read", async () => {
    const { read, readCallCount } = countingRead(async () => {
      await changeVersion()
      return {}
    })
    await read("a")
    await read("a")
    expect(readCallCount()).toBe(2)
  })

  it("always reads while there is no version, and has one again after the next write", async () => {
    const { read, readCallCount } = countingRead(async () => ({}))
    await sql`truncate catalogue_version`.execute(shop.database.sql)
    await read("a")
    await read("a")
    expect(readCallCount()).toBe(2)
    await changeVersion()
    expect(await readVersion()).toBeDefined()
  })

  it("shows a change of a product, of its price in a store and of a category in the next response", async () => {
    const readPage = async () => (await shop.call("GET", "/Loop54/search?Q=mj%C3%B6lk&store=3201&fields=card")).json
    const [first] = (await readPage()).searchResults.products
    await sql`update store_products set price = 12345 where store_number = '3201' and no = (select no from products where id = ${first.id})`.execute(
      shop.database.sql
    )
    expect((await readPage()).searchResults.products[0].productStoreDetails.prices.ordinaryPrice).toMatchObject({
      price: 123.45
    })
    await sql`update products set visible = false where id = ${first.id}`.execute(shop.database.sql)
    expect((await readPage()).searchResults.products.map(({ id }: { id: string }) => id)).not.toContain(first.id)
    await sql`update categories set name = name || ' (ny)'`.execute(shop.database.sql)
    expect((await readPage()).category[0].name).toMatch(/ \(ny\)$/)
  })

  it.each(Object.keys(reads))("reads no other tables than those of the catalogue: %s", async (name) => {
    const versionedTables = (await readVersionedTables()).map(({ table }) => table)
    const tables = [...versionedTables, "listed_products", "catalogue_version"]
    await shop.database.sql.connection().execute(async (connection) => {
      await changeVersion(connection)
      await sql
        .raw(
          `create role catalogue_reader; grant select on ${tables.join(", ")} to catalogue_reader; set role catalogue_reader`
        )
        .execute(connection)
      try {
        await expect(sql`select from carts`.execute(connection)).rejects.toThrow("permission denied")
        await expect(reads[name]?.(connection)).resolves.toBeInstanceOf(Object)
      } finally {
        await sql.raw("reset role; drop owned by catalogue_reader; drop role catalogue_reader").execute(connection)
      }
    })
  })
})
