import { createHash } from "node:crypto"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { idempotencyKeyHours, maxIdempotencyKeyLength } from "#core/contract/request-limits.ts"
import { rowReader } from "../database/row-reader.ts"
import type { Tables } from "../database/tables.ts"
import { invalid, refuse } from "./refusal.ts"

export interface ResponseContent {
  readonly status: number
  readonly text: string | null
}

/** How long the response of a finished write is stored. */
const retentionMs = idempotencyKeyHours * 3_600_000

export interface IdempotentWrite {
  readonly scope: string
  /** The hash of the query and the body, which a repetition must not change. */
  readonly bodyHash: string
}

const hash = (...parts: ReadonlyArray<string>): string => createHash("sha256").update(parts.join("\n")).digest("base64")

/** Identifies a write by the caller's id, method, path and key; null when the caller sent no key. */
export const idempotentWrite = (
  key: string | null,
  callerId: string,
  method: string,
  path: string,
  queryAndBody: string
): IdempotentWrite | null => {
  if (key === null || key === "") return null
  if (key.length > maxIdempotencyKeyLength)
    throw invalid(`Idempotency-Key is longer than ${maxIdempotencyKeyLength} characters.`)
  return { scope: hash(callerId, method, path, key), bodyHash: hash(queryAndBody) }
}

const readKeys = rowReader(
  Schema.Struct({
    body_hash: Schema.String,
    status: Schema.NullOr(Schema.Finite),
    answer: Schema.NullOr(Schema.String)
  })
)

/**
 * Claims the key in the write's own transaction, so that a concurrent duplicate waits here until the first write has ended. Returns the stored
 * response of an earlier write with this key, or null when there is none. Refuses another body under the same key with 422.
 */
export const claimKey = async (
  transaction: Kysely<Tables>,
  write: IdempotentWrite,
  now: number
): Promise<ResponseContent | null> => {
  const [row] = await readKeys(
    transaction,
    sql`
    insert into idempotency_keys as k (scope, body_hash, created) values (${write.scope}, ${write.bodyHash}, ${now})
    on conflict (scope) do update set
      body_hash = case when k.created < ${now - retentionMs} then excluded.body_hash else k.body_hash end,
      status = case when k.created < ${now - retentionMs} then null else k.status end,
      created = case when k.created < ${now - retentionMs} then excluded.created else k.created end
    returning body_hash, status, answer`
  )
  if (row === undefined || row.status === null) return null
  if (row.body_hash !== write.bodyHash) {
    throw refuse("ERR_IDEMPOTENCY_KEY_REUSED", "The Idempotency-Key was already used with another body.")
  }
  return { status: row.status, text: row.answer }
}

export const storeResponse = async (
  transaction: Kysely<Tables>,
  write: IdempotentWrite,
  response: ResponseContent
): Promise<void> => {
  await sql`update idempotency_keys set status = ${response.status}, answer = ${response.text} where scope = ${write.scope}`.execute(
    transaction
  )
}

/**
 * Stores a refusal after its transaction was rolled back, unless the key has a response already. Responses that a retry may change (401, 429,
 * 5xx) are not stored.
 */
export const storeRefusal = async (
  database: Kysely<Tables>,
  write: IdempotentWrite,
  response: ResponseContent,
  now: number
): Promise<void> => {
  if (response.status === 401 || response.status === 429 || response.status >= 500) return
  await sql`
    insert into idempotency_keys (scope, body_hash, status, answer, created)
    values (${write.scope}, ${write.bodyHash}, ${response.status}, ${response.text}, ${now}) on conflict (scope) do nothing`.execute(
    database
  )
}

export const deleteOldKeys = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from idempotency_keys where created < ${now - retentionMs}`.execute(database)
}
