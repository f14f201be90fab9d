import { spawn } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import {
  DatabaseTooNew,
  DatabaseUnreachable,
  DataFolderBroken,
  DataFolderBusy,
  DataFolderUnwritable
} from "./errors.ts"
import { openDatabase } from "./open-database.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skafferi-"))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true, force: true })
})

const startProcess = (): Promise<{ readonly pid: number; readonly end: () => Promise<void> }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ["-e", "process.stdout.write('up'); setInterval(() => {}, 1000)"])
    child.stdout.once("data", () =>
      resolve({
        pid: child.pid ?? 0,
        end: () =>
          new Promise((resolveEnd) => {
            child.once("exit", () => resolveEnd())
            child.kill("SIGKILL")
          })
      })
    )
  })

describe("openDatabase", () => {
  it("creates the database in an empty folder, and opens the same database the next time", async () => {
    const firstDatabase = await openDatabase({ data: folder })
    expect(firstDatabase.hadSchema).toBe(false)
    await sql`insert into settings values ('x', '1')`.execute(firstDatabase.sql)
    await firstDatabase.close()
    const secondDatabase = await openDatabase({ data: folder })
    expect([secondDatabase.hadSchema, (await sql`select key from settings`.execute(secondDatabase.sql)).rows]).toEqual([
      true,
      [{ key: "x" }]
    ])
    await secondDatabase.close()
    expect(existsSync(join(folder, "lock"))).toBe(false)
  })

  it("opens a folder of an earlier version, which recorded migrations in another table", async () => {
    const firstDatabase = await openDatabase({ data: folder })
    await sql`insert into settings values ('x', '1')`.execute(firstDatabase.sql)
    await sql`create table migrations as select name from kysely_migration`.execute(firstDatabase.sql)
    await sql`drop table kysely_migration, kysely_migration_lock`.execute(firstDatabase.sql)
    await firstDatabase.close()
    for (const _ of ["first opening", "second opening"]) {
      const { sql: database, hadSchema, close } = await openDatabase({ data: folder })
      const { rows } = await sql<{ key: string }>`select key from settings`.execute(database)
      const migrationResult = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        database
      )
      expect([hadSchema, rows, migrationResult.rows[0]?.name]).toEqual([true, [{ key: "x" }], "0001-shop"])
      expect((await sql`select to_regclass('migrations') as old`.execute(database)).rows).toEqual([{ old: null }])
      await close()
    }
  })

  it("refuses a folder that a newer release has migrated, leaves it unchanged and states what to do", async () => {
    const newerDatabase = await openDatabase({ data: folder })
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(newerDatabase.sql)
    await newerDatabase.close()
    const error = await openDatabase({ data: folder }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseTooNew)
    expect((error as Error).message).toBe(
      "A newer release of Skafferi has already changed this database (migration 9999-later); start that release or a later one, or restore a backup from before the update."
    )
  })

  it("keeps cutoffs and search events of a folder from a version in which their columns and table had other names", async () => {
    const data = await seededFolder()
    const firstDatabase = await openDatabase({ data })
    await sql`insert into search_events values ('click', 'r-1', 'ost', '2026-03-10', 7)`.execute(firstDatabase.sql)
    const storedValuesQuery = sql`select (select sum(cutoff) from slots)::text as slots, (select sum(cutoff) from orders)::text as orders,
      (select count from search_events) as events`
    const valuesBefore = await storedValuesQuery.execute(firstDatabase.sql)
    expect(valuesBefore.rows).toMatchObject([{ events: 7 }])
    for (const statement of [
      "alter table slots rename column cutoff to locks",
      "alter table orders rename column cutoff to locks",
      "alter table search_events rename to search_notices",
      "alter index search_events_pkey rename to search_notices_pkey",
      "alter index search_events_by_day rename to search_notices_by_day",
      "drop table cart_catered_meals, cart_recipe_items, cart_recipes, cart_bags, catered_meal_variants, catered_meals",
      "drop table catering_categories",
      "drop table recipe_bag_recipes, recipe_bags, recipe_bag_categories, recipe_articles, recipe_ingredients, recipe_categories, staff_log",
      "alter table orders drop receipted",
      "alter table recipes drop gtin, drop category, drop portions, drop flags, drop search",
      "alter table recipes drop description, drop instructions, drop tip, drop source, drop published, drop kilocalories, drop cuisine",
      "alter table recipes drop keywords, drop categories, drop variants, drop sellable",
      "drop table customer_messages, captcha_tokens",
      "alter table mail drop reply_to",
      "alter table zip_areas drop town",
      "drop function insert_listed_products, update_listed_products, delete_listed_products, truncate_listed_products cascade",
      "drop table listed_products",
      "drop function change_catalogue_version cascade",
      "drop table catalogue_version",
      "drop index order_items_by_product",
      "alter table products drop facet_key",
      "drop table coupon_uses, email_changes, known_devices",
      "alter table coupons drop use_limit",
      "drop trigger end_sessions_of_changed_role on customers",
      "drop function end_sessions_of_changed_role",
      "alter table mail drop topic",
      "delete from kysely_migration where name >= '0015'"
    ])
      await sql.raw(statement).execute(firstDatabase.sql)
    await firstDatabase.close()
    const secondDatabase = await openDatabase({ data })
    expect((await storedValuesQuery.execute(secondDatabase.sql)).rows).toEqual(valuesBefore.rows)
    await secondDatabase.close()
    rmSync(data, { recursive: true, force: true })
  })

  it("has an index for every foreign key, so that a delete never scans a referencing table", async () => {
    const data = await seededFolder()
    const { sql: database, close } = await openDatabase({ data })
    // A partial index suffices when it excludes only rows whose foreign key is null.
    const { rows } = await sql<{ where: string }>`
      select conrelid::regclass || '.' || attname as where
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where contype = 'f'
        and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || attname || ' IS NOT NULL)'))
      order by 1`.execute(database)
    expect(rows.map(({ where }) => where)).toEqual([])
    await close()
    rmSync(data, { recursive: true, force: true })
  })

  it("refuses a folder that another running process has locked, and suggests what to do", async () => {
    const otherProcess = await startProcess()
    writeFileSync(join(folder, "lock"), `${otherProcess.pid}\n`)
    const error = await openDatabase({ data: folder }).catch((reason: unknown) => reason)
    await otherProcess.end()
    expect(error).toBeInstanceOf(DataFolderBusy)
    expect((error as Error).message).toBe(
      `Another process (pid ${otherProcess.pid}) uses ${folder}; stop it or set SKAFFERI_DATA to another folder.`
    )
  })

  it("ignores the lock of a process that has ended, even if its pid was reused, and a lock without a pid", async () => {
    const otherProcess = await startProcess()
    await otherProcess.end()
    const data = await seededFolder()
    for (const staleContent of [`${otherProcess.pid}\n`, `${process.pid} 1\n`, "nonsense"]) {
      writeFileSync(join(data, "lock"), staleContent)
      const database = await openDatabase({ data })
      expect((await sql`select 1 as one`.execute(database.sql)).rows).toEqual([{ one: 1 }])
      await database.close()
    }
    rmSync(data, { recursive: true, force: true })
  })

  it("refuses to open a folder twice in one process, but accepts a client that attaches to the open database", async () => {
    const data = await seededFolder()
    const owner = await openDatabase({ data })
    await expect(openDatabase({ data })).rejects.toBeInstanceOf(DataFolderBusy)
    const attachedDatabase = await openDatabase({ data, attach: true })
    const selectedRows = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const {
          rows: [row]
        } = await sql<{ n: number; t: string }>`select ${index}::integer as n, ${`t${index}`}::text as t`.execute(
          index % 2 === 0 ? owner.sql : attachedDatabase.sql
        )
        return row
      })
    )
    expect(selectedRows).toEqual(Array.from({ length: 40 }, (_, index) => ({ n: index, t: `t${index}` })))
    await attachedDatabase.close()
    await owner.close()
    rmSync(data, { recursive: true, force: true })
  })

  it("isolates the transactions of two clients", async () => {
    const data = await seededFolder()
    const owner = await openDatabase({ data })
    const attachedDatabase = await openDatabase({ data, attach: true })
    await sql`insert into settings values ('n', '0')`.execute(owner.sql)
    const increment = (client: typeof owner) =>
      client.sql.transaction().execute(async (transaction) => {
        const {
          rows: [row]
        } = await sql<{ n: number }>`select value::text::integer as n from settings where key = 'n'`.execute(
          transaction
        )
        await sql`update settings set value = to_jsonb(${(row?.n ?? 0) + 1}::integer) where key = 'n'`.execute(
          transaction
        )
      })
    await Promise.all(Array.from({ length: 50 }, (_, index) => increment(index % 2 === 0 ? owner : attachedDatabase)))
    expect((await sql`select value from settings where key = 'n'`.execute(owner.sql)).rows).toEqual([{ value: 50 }])
    await attachedDatabase.close()
    await owner.close()
    rmSync(data, { recursive: true, force: true })
  })

  it("fails with DataFolderBroken for a damaged database, and does not initialize it again", async () => {
    const data = await seededFolder()
    rmSync(join(data, "postgres/PG_VERSION"))
    await expect(openDatabase({ data })).rejects.toThrow(
      new DataFolderBroken(data, "its file PG_VERSION is missing", true)
    )
    writeFileSync(join(data, "postgres/PG_VERSION"), "17\n")
    rmSync(join(data, "postgres/global"), { recursive: true })
    await expect(openDatabase({ data })).rejects.toMatchObject({
      name: "DataFolderBroken",
      message: expect.stringMatching(/^The database in .* is damaged \(.+\); restore the folder from a backup/)
    })
    expect(existsSync(join(data, "lock"))).toBe(false)
    rmSync(data, { recursive: true, force: true })
  })

  it("initializes a folder whose first initialization was interrupted", async () => {
    mkdirSync(join(folder, "postgres/base"), { recursive: true })
    const database = await openDatabase({ data: folder })
    expect(database.hadSchema).toBe(false)
    await database.close()
  })

  it("fails with DataFolderUnwritable when the folder is a file, and with DatabaseUnreachable when no server listens", async () => {
    writeFileSync(join(folder, "file"), "")
    await expect(openDatabase({ data: join(folder, "file") })).rejects.toBeInstanceOf(DataFolderUnwritable)
    await expect(openDatabase({ url: "postgres://nobody@127.0.0.1:1/none" })).rejects.toBeInstanceOf(
      DatabaseUnreachable
    )
  })
})
