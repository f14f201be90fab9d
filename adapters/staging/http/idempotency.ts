import { createHash } from "node:crypto"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { idempotencyKeyHours, maxIdempotencyKeyLength } from "#core/contract/request-limits.ts"
import { deferred } from "../database/deferred.ts"
import { rowReader } from "../database/row-reader.ts"
import type { Tables } from "../database/tables.ts"
import { invalid, refuse } from "./refusal.ts"

export interface StoredResponse {
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

const readRows = rowReader(
  Schema.Struct({
    body_hash: Schema.String,
    status: Schema.Finite,
    answer: Schema.NullOr(Schema.String)
  })
)

/**
 * Stores the response in the write's own transaction, as its last statement. When the key has a response already, because the write is a repetition, the transaction rejects with a violation of
 * the table's primary key, and is rolled back. Waits while a concurrent write with the same key has not ended.
 */
export const storeResponse = async (
  transaction: Kysely<Tables>,
  { scope, bodyHash }: IdempotentWrite,
  { status, text }: StoredResponse,
  now: number
): Promise<void> => {
  await sql`
    with expired as (delete from idempotency_keys where scope = ${scope} and created < ${now - retentionMs} returning 1)
    insert into idempotency_keys (scope, body_hash, status, answer, created)
    select ${scope}, ${bodyHash}, ${status}::integer, ${text}, ${now}::bigint from (select count(*) from expired) as deleted ${deferred}`.execute(
    transaction
  )
}

/** Returns the response of an earlier write with this key; null when there is none. Refuses another body under the same key with 422. */
export const readStoredResponse = async (
  database: Kysely<Tables>,
  { scope, bodyHash }: IdempotentWrite,
  now: number
): Promise<StoredResponse | null> => {
  const [row] = await readRows(
    database,
    sql`select body_hash, status, answer from idempotency_keys
    where scope = ${scope} and created >= ${now - retentionMs} and status is not null`
  )
  if (row === undefined) return null
  if (row.body_hash !== bodyHash)
    throw refuse("ERR_IDEMPOTENCY_KEY_REUSED", "The Idempotency-Key was already used with another body.")
  return { status: row.status, text: row.answer }
}

/**
 * Stores a refusal after its transaction was rolled back, unless the key has a response already. Responses that a retry may change (401, 429,
 * 5xx) are not stored.
 */
export const storeRefusal = async (
  database: Kysely<Tables>,
  write: IdempotentWrite,
  response: StoredResponse,
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
