import { type Kysely, sql } from "kysely"
import type { Database, Progress } from "#adapters/staging/database/open-database.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import type { DemoDataOptions } from "./seed-demo-data.ts"

/** The setting 'calendar' is written last: it holds the day that the demo data is relative to. */
const isSeeded = async (database: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql`select 1 from settings where key = 'calendar'`.execute(database)
  return rows.length > 0
}

/** Reads the number of products in the database; null when it is not seeded. */
export const readShopSize = async ({ sql: database }: Pick<Database, "sql">): Promise<number | null> => {
  if (!(await isSeeded(database))) return null
  const { count } = await database
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

/** The advisory lock of seeding: when several processes start with the same empty database, the first seeds it and the others wait. */
const seedingLock = 7_303_102

/**
 * Fills an empty database with the demo shop in one transaction; does nothing when it is seeded. The demo shop's data are loaded only when they are needed, because
 * parsing them would delay every later start.
 */
export const seedDatabase = async (
  { sql: database }: Pick<Database, "sql">,
  options: DemoDataOptions,
  onProgress: Progress = () => undefined
): Promise<void> => {
  if (await isSeeded(database)) return
  const { seedDemoData } = await import("./seed-demo-data.ts")
  const hasSeeded = await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedingLock)})`.execute(transaction)
    if (await isSeeded(transaction)) return false
    await seedDemoData(transaction, options, onProgress)
    return true
  })
  if (!hasSeeded) return
  // Each product's row was updated with its stores after its insertion, and the embedded database does not vacuum automatically.
  await sql`vacuum analyze products, listed_products, product_facts, store_products`.execute(database)
  await sql`analyze`.execute(database)
}
