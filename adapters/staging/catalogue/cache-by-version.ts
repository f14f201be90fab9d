import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { Tables } from "../database/tables.ts"

interface Database {
  readonly database: Kysely<Tables>
}

/** The maximum size of all keys and values, in characters, approximately; a page of 24 products has about 40,000. */
const maxSize = 6_000_000
/** An input that is longer, such as one with many filters, is not worth keeping. */
const maxKeyLength = 1_000
/** What an entry takes beside its texts, so that small ones are few enough, too. */
const entrySize = 500

/** What a number, an object, a property's name or an item's place in a list takes, approximately, in characters. */
const nodeSize = 8

/** The approximate size of a value of JSON, in characters. Making its JSON would take five times as long. */
const sizeOf = (value: unknown): number => {
  if (typeof value === "string") return nodeSize + value.length
  if (typeof value !== "object" || value === null) return nodeSize
  let size = nodeSize
  for (const part of Object.values(value)) size += nodeSize + sizeOf(part)
  return size
}

const values = new LRUCache<string, object, () => Promise<object>>({
  maxSize,
  sizeCalculation: (value, key) => entrySize + key.length + sizeOf(value),
  fetchMethod: (_key, _stale, { context: read }) => read(),
  ignoreFetchAbort: true
})

/** The version of the catalogue; null when nothing was written since the tables were emptied. The condition makes the statement one with a parameter, which is prepared. */
const readVersion = async ({ database }: Database): Promise<string | null> => {
  const row = await database
    .selectFrom("catalogue_version")
    .select("version")
    .where("is_only_row", "=", true)
    .executeTakeFirst()
  return row?.version ?? null
}

let readCount = 0

/**
 * Returns `read` with a cache whose values are valid until the catalogue changes. Its input is JSON, and it may read only the tables whose changes replace the version. Each call reads the version first: a
 * value may be newer than its version, and is then not found again, but never older.
 */
export const cacheByVersion = <Input extends object, Output extends object>(
  read: (context: Database, input: Input) => Promise<Output>
): ((context: Database, input: Input) => Promise<Output>) => {
  const readId = (readCount += 1)
  return async ({ database }, input) => {
    const key = `${readId} ${JSON.stringify(input)}`
    const version = key.length > maxKeyLength ? null : await readVersion({ database })
    if (version === null) return read({ database }, input)
    const value = await values.forceFetch(`${version} ${key}`, { context: () => read({ database }, input) })
    return value as Output
  }
}
