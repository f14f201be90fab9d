import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { refuse } from "./refusal.ts"

export interface Answer {
  readonly status: number
  readonly text: string | null
}

/** ms a finished write is remembered. */
const kept = 24 * 3_600_000
const longestKey = 200

export interface IdempotentWrite {
  readonly scope: string
  readonly bodyHash: string
}

const hash = (...parts: ReadonlyArray<string>): string => createHash("sha256").update(parts.join("\n")).digest("base64")

/** Names a write by its key within customer, method and path; null when the caller gave no key. */
export const idempotentWrite = (key: string | null, caller: string, method: string, path: string, body: string): IdempotentWrite | null => {
  if (key === null || key === "") return null
  if (key.length > longestKey) throw refuse(400, "ERR_VALIDATION", `Idempotency-Key is longer than ${longestKey} characters.`)
  return { scope: hash(caller, method, path, key), bodyHash: hash(body) }
}

/**
 * Takes the key inside the write's own transaction, so that a concurrent duplicate waits here until the first has ended; answers what
 * the first one answered, null when this is the first. Another body under the same key is 422.
 */
export const takeKey = async (transaction: Kysely<Tables>, write: IdempotentWrite, now: number): Promise<Answer | null> => {
  const { rows: [row] } = await sql<{ body_hash: string; status: number | null; answer: string | null }>`
    insert into idempotency_keys as k (scope, body_hash, created) values (${write.scope}, ${write.bodyHash}, ${now})
    on conflict (scope) do update set
      body_hash = case when k.created < ${now - kept} then excluded.body_hash else k.body_hash end,
      status = case when k.created < ${now - kept} then null else k.status end,
      created = case when k.created < ${now - kept} then excluded.created else k.created end
    returning body_hash, status, answer`.execute(transaction)
  if (row === undefined || row.status === null) return null
  if (row.body_hash !== write.bodyHash) {
    throw refuse(422, "ERR_IDEMPOTENCY_KEY_REUSED", "The same Idempotency-Key came with another body before.")
  }
  return { status: row.status, text: row.answer }
}

export const keepAnswer = async (transaction: Kysely<Tables>, write: IdempotentWrite, answer: Answer): Promise<void> => {
  await sql`update idempotency_keys set status = ${answer.status}, answer = ${answer.text} where scope = ${write.scope}`.execute(transaction)
}

/** Remembers a refusal whose transaction is undone; what is worth another try (401, 429, 5xx) is not kept. */
export const keepRefusal = async (database: Kysely<Tables>, write: IdempotentWrite, answer: Answer, now: number): Promise<void> => {
  if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return
  await sql`
    insert into idempotency_keys (scope, body_hash, status, answer, created)
    values (${write.scope}, ${write.bodyHash}, ${answer.status}, ${answer.text}, ${now}) on conflict (scope) do nothing`.execute(database)
}

export const forgetOldKeys = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from idempotency_keys where created < ${now - kept}`.execute(database)
}
