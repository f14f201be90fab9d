import { rmSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testNow } from "#adapters/demo-shop/testing.ts"
import { type Database, openDatabase } from "../database/open-database.ts"
import { deleteOldData } from "./delete-old-data.ts"

const dayMs = 86_400_000

let data = ""
let database: Database
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "skafferi-"))
  database = await openDatabase({ data })
})
afterAll(async () => {
  await database.close()
  rmSync(data, { recursive: true, force: true })
})

/** Stores one row in each table with the age, as if the shop had written it then. */
const storeRows = async (name: string, ageMs: number): Promise<void> => {
  const then = testNow - ageMs
  const day = new Date(then).toISOString().slice(0, 10)
  for (const statement of [
    sql`insert into idempotency_keys (scope, body_hash, status, answer, created) values (${name}, '', 200, '', ${then})`,
    sql`insert into search_events values ('click', ${name}, 'ost', ${day}, 1)`,
    sql`insert into look_ups values (${name}, 1, ${then})`,
    sql`insert into login_failures values (${name}, 1, ${then})`,
    sql`insert into captcha_tokens (hash, expires) values (${name}, ${then})`,
    sql`
      insert into mail (recipient, subject, body, html, message_id, created, expires, next_try)
      values (${name}, 'Återställ lösenord', 'https://…', '', ${name}, ${then}, ${then + 3_600_000}, null)`,
    sql`insert into customer_messages (name, email, body, created) values (${name}, '', '', ${then})`
  ])
    await statement.execute(database.sql)
}

const readNames = async (): Promise<ReadonlyArray<unknown>> => {
  const { rows } = await sql<{ table: string; name: string }>`
    select 'idempotency_keys' as table, scope as name from idempotency_keys
    union all select 'search_events', entity_id from search_events
    union all select 'look_ups', key from look_ups
    union all select 'login_failures', key from login_failures
    union all select 'captcha_tokens', hash from captcha_tokens
    union all select 'mail', recipient from mail
    union all select 'customer_messages', name from customer_messages`.execute(database.sql)
  return rows.map(({ table, name }) => `${table} ${name}`).toSorted()
}

describe("deleteOldData", () => {
  it("deletes what is stored for a limited time, in a database without demo data, and keeps what is not old", async () => {
    await storeRows("old", 400 * dayMs)
    await storeRows("month-old", 32 * dayMs)
    await storeRows("new", -1)
    await deleteOldData(database, testNow)
    expect(await readNames()).toEqual([
      "captcha_tokens new",
      "customer_messages month-old",
      "customer_messages new",
      "idempotency_keys new",
      "login_failures new",
      "look_ups new",
      "mail new",
      "search_events month-old",
      "search_events new"
    ])
  })

  it("deletes mails a month after they were sent, failed or, without a mail server, would have expired", async () => {
    await sql`delete from mail`.execute(database.sql)
    const monthMs = 30 * dayMs
    const store = (name: string, columns: Readonly<Record<string, number>>) =>
      database.sql
        .insertInto("mail")
        .values({
          recipient: name,
          subject: "",
          body: "",
          html: "",
          message_id: name,
          created: 0,
          expires: 0,
          ...columns
        })
        .execute()
    await store("sent long ago", { sent: testNow - monthMs - 1 })
    await store("sent", { sent: testNow - monthMs })
    await store("failed long ago", { given_up: testNow - monthMs - 1 })
    await store("failed", { given_up: testNow - monthMs })
    await store("expired long ago", { expires: testNow - monthMs - 1, next_try: testNow })
    await store("expired", { expires: testNow - monthMs, next_try: testNow })
    await deleteOldData(database, testNow)
    const rows = await database.sql.selectFrom("mail").select("recipient").orderBy("recipient").execute()
    expect(rows.map(({ recipient }) => recipient)).toEqual(["expired", "failed", "sent"])
  })
})
