import { rmSync } from "node:fs"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { deferred } from "./deferred.ts"
import { isRepeatable, isUnavailable, violatedUniqueConstraint } from "./errors.ts"
import { type Database, openDatabase } from "./open-database.ts"
import { startPostgresForTests } from "./testing-postgres.ts"
import type { Tables } from "./tables.ts"

interface OpenDatabases {
  /** Has one connection, so that each transaction continues where the last one ended. */
  readonly database: Database
  readonly observer: Database
  readonly close: () => Promise<void>
}

const openBoth = async (
  databasePromise: Promise<Database>,
  openObserver: () => Promise<Database>,
  cleanUp: () => Promise<void>
): Promise<OpenDatabases> => {
  const database = await databasePromise
  const observer = await openObserver()
  return {
    database,
    observer,
    close: async () => {
      await observer.close()
      await database.close()
      await cleanUp()
    }
  }
}

const openOn = {
  "the embedded database": async () => {
    const data = await seededFolder()
    return openBoth(
      openDatabase({ data, statementTimeoutMs: 20_000 }),
      () => openDatabase({ data, attach: true }),
      async () => rmSync(data, { recursive: true, force: true })
    )
  },
  "a Postgres server": async () => {
    const { url, close } = await startPostgresForTests()
    return openBoth(
      openDatabase({ url, connectionCount: 1, statementTimeoutMs: 1_000 }),
      () => openDatabase({ url }),
      close
    )
  }
}

type Transaction = Kysely<Tables>

const insert = (database: Transaction, word: string) =>
  sql`insert into search_words (word, display, weight) values (${word}, ${word}, 1) ${deferred}`.execute(database)
const insertSeveral = (database: Transaction, words: ReadonlyArray<string>) =>
  sql`insert into search_words (word, display, weight) select word, word, 1 from unnest(${words}::text[]) word`.execute(
    database
  )
const readWords = async (database: Transaction, pattern = "test-%") =>
  (
    await sql<{ word: string }>`select word from search_words where word like ${pattern} order by word`.execute(
      database
    )
  ).rows.map(({ word }) => word)
const fail = (database: Transaction) => sql`select 1 / ${0}::integer`.execute(database)

describe.each(["the embedded database", "a Postgres server"] as const)("a transaction on %s", (kind) => {
  let opened: OpenDatabases
  let database: Database["sql"]
  let observer: Database["sql"]
  beforeAll(async () => {
    opened = await openOn[kind]()
    database = opened.database.sql
    observer = opened.observer.sql
    // Statements are deferred only after the connection has executed them.
    await database.transaction().execute((transaction) => insert(transaction, "test-first"))
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await sql`delete from search_words where word like 'test-%'`.execute(observer)
  })

  const inTransaction = <A>(run: (transaction: Transaction) => Promise<A>) => database.transaction().execute(run)
  /** Whether the connection is outside of a transaction, where a savepoint is an error. */
  const isIdle = () =>
    sql`savepoint s`.execute(database).then(
      () => false,
      ({ code }: { readonly code?: string }) => code === "25P01"
    )

  it("is rolled back when its first statement fails", async () => {
    const promise = inTransaction(async (transaction) => {
      await fail(transaction)
      await insertSeveral(transaction, ["test-1"])
    })
    await expect(promise).rejects.toMatchObject({ code: "22012" })
    expect([await readWords(observer), await isIdle()]).toEqual([[], true])
  })

  it("is rolled back when its first statement cannot be parsed, and the statement can be tried again", async () => {
    for (const _ of ["first attempt", "second attempt"])
      await expect(inTransaction((transaction) => sql`selekt ${1}`.execute(transaction))).rejects.toMatchObject({
        code: "42601"
      })
    expect(await isIdle()).toBe(true)
  })

  it("continues to fail after an error that its caller ignores, and stores nothing", async () => {
    const promise = inTransaction(async (transaction) => {
      await fail(transaction).catch(() => undefined)
      await insertSeveral(transaction, ["test-1"])
    })
    await expect(promise).rejects.toMatchObject({ code: "25P02" })
    expect([await readWords(observer), await isIdle()]).toEqual([[], true])
  })

  it("without statements is neither left open by a commit nor by a rollback", async () => {
    expect(await inTransaction(async () => "result")).toBe("result")
    expect(await isIdle()).toBe(true)
    const promise = inTransaction(async () => {
      throw new Error("refused")
    })
    await expect(promise).rejects.toThrow("refused")
    expect(await isIdle()).toBe(true)
  })

  it("is isolated from other connections until its commit", async () => {
    await inTransaction(async (transaction) => {
      await insert(transaction, "test-1")
      expect(await readWords(transaction)).toEqual(["test-1"])
      // The embedded database has one session, for which other connections wait.
      if (kind === "a Postgres server") expect(await readWords(observer)).toEqual([])
    })
    expect(await readWords(observer)).toEqual(["test-1"])
  })

  it("executes deferred statements before the next one and before its commit", async () => {
    await inTransaction(async (transaction) => {
      await insert(transaction, "test-1")
      await insert(transaction, "test-2")
      expect(await readWords(transaction)).toEqual(["test-1", "test-2"])
      await insert(transaction, "test-3")
      await insertSeveral(transaction, ["test-4", "test-5"])
      await insert(transaction, "test-6")
      await sql`update search_words set weight = 2 where word = 'test-6'; delete from search_words where word = 'test-5'`.execute(
        transaction
      )
      await insert(transaction, "test-7")
    })
    expect(await readWords(observer)).toEqual(["test-1", "test-2", "test-3", "test-4", "test-6", "test-7"])
    const { rows } = await sql`select word from search_words where weight = 2 and word like 'test-%'`.execute(observer)
    expect(rows).toEqual([{ word: "test-6" }])
  })

  it("returns to each statement its own rows, to deferred ones when the next one has been executed", async () => {
    await insertSeveral(observer, ["test-1", "test-2"])
    const lock = async (transaction: Transaction, word: string) =>
      (
        await sql`select word, weight from search_words where word = ${word} for update ${deferred}`.execute(
          transaction
        )
      ).rows
    // It is deferred after its first execution.
    for (const rowCountsBefore of [
      [1, 0],
      [0, 0]
    ])
      await inTransaction(async (transaction) => {
        const locked = [await lock(transaction, "test-1"), await lock(transaction, "test-2")]
        expect(locked.map((rows) => rows.length)).toEqual(rowCountsBefore)
        expect(await readWords(transaction, "test-2")).toEqual(["test-2"])
        expect(locked).toEqual([[{ word: "test-1", weight: 1 }], [{ word: "test-2", weight: 1 }]])
      })
  })

  it("fills the rows of a deferred statement when the next one cannot be prepared, and when the transaction is committed", async () => {
    await insertSeveral(observer, ["test-1"])
    const readDeferred = async (transaction: Transaction) =>
      (await sql`select word from search_words where word = ${"test-1"} ${deferred}`.execute(transaction)).rows
    await inTransaction(readDeferred)
    for (const executeNext of [
      (transaction: Transaction) => insertSeveral(transaction, ["test-2"]),
      (transaction: Transaction) => sql`delete from search_words where word = 'test-2'`.execute(transaction)
    ])
      await inTransaction(async (transaction) => {
        const rows = await readDeferred(transaction)
        expect(rows).toEqual([])
        await executeNext(transaction)
        expect(rows).toEqual([{ word: "test-1" }])
      })
    expect(await inTransaction(readDeferred)).toEqual([{ word: "test-1" }])
  })

  it("executes no deferred statement after a rollback", async () => {
    const promise = inTransaction(async (transaction) => {
      await readWords(transaction)
      await insert(transaction, "test-1")
      throw new Error("refused")
    })
    await expect(promise).rejects.toThrow("refused")
    expect(await isIdle()).toBe(true)
    await inTransaction((transaction) => insert(transaction, "test-2"))
    expect(await readWords(observer)).toEqual(["test-2"])
  })

  it("rejects with the error of a deferred statement, at the next statement or at its commit, and stores nothing", async () => {
    await insertSeveral(observer, ["test-1"])
    const steps: Array<string> = []
    const failAt = (run: (transaction: Transaction) => Promise<unknown>) =>
      inTransaction(async (transaction) => {
        await insert(transaction, "test-0")
        await insert(transaction, "test-1")
        await run(transaction)
        steps.push("after the next statement")
      }).catch(violatedUniqueConstraint)
    expect(await failAt((transaction) => readWords(transaction))).toBe("search_words_pkey")
    expect(await failAt((transaction) => insertSeveral(transaction, ["test-2"]))).toBe("search_words_pkey")
    expect(await failAt((transaction) => sql`select 1`.execute(transaction))).toBe("search_words_pkey")
    expect(steps).toEqual([])
    expect(await failAt(async () => undefined)).toBe("search_words_pkey")
    expect([steps.length, await readWords(observer), await isIdle()]).toEqual([1, ["test-1"], true])
  })

  it("may begin with several statements in one text, or with a statement that has no parameters", async () => {
    await inTransaction((transaction) =>
      sql`insert into search_words values ('test-1', '', 1); insert into search_words values ('test-2', '', 1)`.execute(
        transaction
      )
    )
    const promise = inTransaction(async (transaction) => {
      await sql`insert into search_words values ('test-3', '', 1)`.execute(transaction)
      throw new Error("refused")
    })
    await expect(promise).rejects.toThrow("refused")
    expect(await readWords(observer)).toEqual(["test-1", "test-2"])
  })

  it("may have an isolation level", async () => {
    const readLevel = (transaction: Transaction) =>
      sql`select current_setting(${"transaction_isolation"}) as level`.execute(transaction)
    const result = await database
      .transaction()
      .setIsolationLevel("serializable")
      .execute(async (transaction) => {
        await insert(transaction, "test-1")
        return readLevel(transaction)
      })
    expect([result.rows, (await readLevel(database)).rows]).toEqual([
      [{ level: "serializable" }],
      [{ level: "read committed" }]
    ])
    expect(await readWords(observer)).toEqual(["test-1"])
  })

  it("executes a deferred statement at once outside of a transaction", async () => {
    await insert(database, "test-1")
    expect(await readWords(observer)).toEqual(["test-1"])
  })

  it("reads the same rows and counts at every execution of a statement, whatever the types of its columns", async () => {
    const read = (empty: string | null) =>
      sql`select ${empty}::text as "empty", 12::bigint as "big", 1.5::numeric as "decimal", true as "flag", '{"a":1}'::json as "json",
        '{"a":1}'::jsonb as "jsonb", array['a', 'b'] as "list"`.execute(database)
    const row = { big: 12, decimal: 1.5, flag: true, json: '{"a":1}', jsonb: { a: 1 }, list: ["a", "b"] }
    for (const empty of [null, "", "text"]) expect((await read(empty)).rows).toEqual([{ empty, ...row }])
    await insertSeveral(database, ["test-1", "test-2"])
    for (const weight of [2, 3]) {
      const update = sql`update search_words set weight = ${weight} where word like ${"test-%"}`
      expect((await update.execute(database)).numAffectedRows).toBe(2n)
    }
  })
})

describe.each(["the embedded database", "a Postgres server"] as const)("a prepared statement on %s", (kind) => {
  let opened: OpenDatabases
  let database: Database["sql"]
  beforeAll(async () => {
    opened = await openOn[kind]()
    database = opened.database.sql
    await sql`create table things as select 1 as one`.execute(opened.observer.sql)
  })
  afterAll(() => opened.close())

  const readThings = async (executor: Transaction) =>
    (await sql`select * from things where one = ${1}::integer`.execute(executor)).rows
  const addColumn = (name: string) =>
    sql.raw(`alter table things add column ${name} integer default 2`).execute(opened.observer.sql)

  it("is prepared again when a migration has changed its columns", async () => {
    expect(await readThings(database)).toEqual([{ one: 1 }])
    for (const columns of [
      ["two", "three"],
      ["four", "five"]
    ]) {
      for (const column of columns) await addColumn(column)
      expect((await readThings(database)).map((row) => Object.keys(row as object).slice(-2))).toEqual([columns])
    }
  })

  it("fails its transaction once when a migration has changed its columns", async () => {
    const read = () =>
      database.transaction().execute(async (transaction) => {
        await readWords(transaction)
        return readThings(transaction)
      })
    await read()
    await addColumn("six")
    await expect(read()).rejects.toSatisfy(isRepeatable)
    expect(await read()).toMatchObject([{ six: 2 }])
  })

  it("is prepared again when the server has lost it", async () => {
    await readThings(database)
    await sql`deallocate all`.execute(database)
    expect(await readThings(database)).toMatchObject([{ one: 1 }])
    expect(await database.transaction().execute((transaction) => readThings(transaction))).toMatchObject([{ one: 1 }])
  })

  it("is planned without the just-in-time compiler", async () => {
    expect((await sql`show jit`.execute(database)).rows).toEqual([{ jit: "off" }])
  })
})

describe("a transaction whose first statement exceeds its time limit", () => {
  it("is rolled back, and the next one is executed", async () => {
    const { database, close } = await openOn["a Postgres server"]()
    const sleep = (seconds: number) =>
      database.sql.transaction().execute(async (transaction) => {
        await sql`select pg_sleep(${seconds}::float8)::text`.execute(transaction)
        await insertSeveral(transaction, [`test-${seconds}`])
      })
    await sleep(0)
    await expect(sleep(1.5)).rejects.toSatisfy(isUnavailable)
    await sleep(0.1)
    expect(await readWords(database.sql)).toEqual(["test-0", "test-0.1"])
    await close()
  })
})
