import { type Kysely, sql } from "kysely"
import { shop } from "./migrations/0001-shop.ts"
import { account } from "./migrations/0002-account.ts"
import { outbox } from "./migrations/0003-outbox.ts"
import { ownLists } from "./migrations/0004-own-lists.ts"
import { searchNotices } from "./migrations/0005-search-notices.ts"
import { cateringSlots } from "./migrations/0006-catering-slots.ts"
import { factsInRow } from "./migrations/0007-facts-in-row.ts"
import { recipes } from "./migrations/0008-recipes.ts"
import { areaGroceries } from "./migrations/0009-area-groceries.ts"
import { pageTitles } from "./migrations/0010-page-titles.ts"
import { references } from "./migrations/0011-references.ts"
import { allReferences } from "./migrations/0012-all-references.ts"
import { indexNames } from "./migrations/0013-index-names.ts"
import type { Tables } from "./tables.ts"

/** In order; a migration that has landed is never edited. */
const migrations: ReadonlyArray<readonly [name: string, statements: string]> = [
  ["0001-shop", shop],
  ["0002-account", account],
  ["0003-outbox", outbox],
  ["0004-own-lists", ownLists],
  ["0005-search-notices", searchNotices],
  ["0006-catering-slots", cateringSlots],
  ["0007-facts-in-row", factsInRow],
  ["0008-recipes", recipes],
  ["0009-area-groceries", areaGroceries],
  ["0010-page-titles", pageTitles],
  ["0011-references", references],
  ["0012-all-references", allReferences],
  ["0013-index-names", indexNames]
]

/** One number for all processes that migrate the same server. */
const migrationLock = 7_303_101

/** Brings the schema up to date, one process at a time; answers whether there was one before. */
export const migrate = async (database: Kysely<Tables>): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction)
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction)
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction)
    const done = new Set(rows.map((row) => row.name))
    for (const [name, statements] of migrations) {
      if (done.has(name)) continue
      await sql.raw(statements).execute(transaction)
      await sql`insert into migrations values (${name})`.execute(transaction)
    }
    return rows.length > 0
  })
