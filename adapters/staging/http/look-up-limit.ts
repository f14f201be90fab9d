import { createHash } from "node:crypto"
import { sql } from "kysely"
import { Refusal } from "./refusal.ts"
import type { Context } from "./route.ts"

/** Counts a look-up under a hash of who makes it, outside any transaction that a refusal could undo; too many are 429 for a while. */
export const countLookUp = async ({ sql: database, now, limits }: Context, ...who: ReadonlyArray<string>): Promise<void> => {
  const keys = who.filter((name) => name !== "unknown").map((name) => createHash("sha256").update(`look-up ${name}`).digest("base64"))
  if (keys.length === 0) return
  const since = now - limits.lookUpTime
  const { rows } = await sql<{ count: number; first_at: number }>`
    insert into look_ups as l (key, count, first_at) select distinct unnest(${keys}::text[]), 1, ${now}::bigint
    on conflict (key) do update set
      count = case when l.first_at > ${since}::bigint then l.count + 1 else 1 end,
      first_at = case when l.first_at > ${since}::bigint then l.first_at else excluded.first_at end
    returning count, first_at`.execute(database)
  const over = rows.filter(({ count }) => count > limits.lookUps).map(({ first_at: first }) => Math.ceil((first - since) / 1000))
  if (over.length === 0) return
  throw new Refusal(429, [{ code: "too_many_lookups", message: "Too many look-ups; try again later." }], Math.max(1, ...over))
}
