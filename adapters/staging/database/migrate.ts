import { type Kysely, type Migration, Migrator, sql } from "kysely"
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
import { foreignKeyIndexes } from "./migrations/0011-references.ts"
import { allReferences } from "./migrations/0012-all-references.ts"
import { indexNames } from "./migrations/0013-index-names.ts"
import { storeProducts } from "./migrations/0014-store-products.ts"
import { cutoff } from "./migrations/0015-cutoff.ts"
import { searchEvents } from "./migrations/0016-search-events.ts"
import { cartMeals } from "./migrations/0017-cart-meals.ts"
import { receipts } from "./migrations/0018-receipts.ts"
import { staffLog } from "./migrations/0019-staff-log.ts"
import { recipePages } from "./migrations/0020-recipe-pages.ts"
import { recipeSearch } from "./migrations/0021-recipe-search.ts"
import { cateringMenu } from "./migrations/0022-catering-menu.ts"
import { mealSearch } from "./migrations/0023-meal-search.ts"
import { customerService } from "./migrations/0024-customer-service.ts"
import { postalTowns } from "./migrations/0025-postal-towns.ts"
import { listedProducts } from "./migrations/0026-listed-products.ts"
import { searchByStore } from "./migrations/0027-search-by-store.ts"
import { cards } from "./migrations/0028-cards.ts"
import { orderItemsByProduct } from "./migrations/0029-order-items-by-product.ts"
import { catalogueVersion } from "./migrations/0030-catalogue-version.ts"
import { couponUses } from "./migrations/0031-coupon-uses.ts"
import { staffRole } from "./migrations/0032-staff-role.ts"
import { emailChanges } from "./migrations/0033-email-changes.ts"
import { knownDevices } from "./migrations/0034-known-devices.ts"
import { DatabaseTooNew } from "./errors.ts"
import type { Tables } from "./tables.ts"

/** The migrations by name, executed in the order of their names. A released migration is never edited. */
const statements: Readonly<Record<string, string>> = {
  "0001-shop": shop,
  "0002-account": account,
  "0003-outbox": outbox,
  "0004-own-lists": ownLists,
  "0005-search-notices": searchNotices,
  "0006-catering-slots": cateringSlots,
  "0007-facts-in-row": factsInRow,
  "0008-recipes": recipes,
  "0009-area-groceries": areaGroceries,
  "0010-page-titles": pageTitles,
  "0011-references": foreignKeyIndexes,
  "0012-all-references": allReferences,
  "0013-index-names": indexNames,
  "0014-store-products": storeProducts,
  "0015-cutoff": cutoff,
  "0016-search-events": searchEvents,
  "0017-cart-meals": cartMeals,
  "0018-receipts": receipts,
  "0019-staff-log": staffLog,
  "0020-recipe-pages": recipePages,
  "0021-recipe-search": recipeSearch,
  "0022-catering-menu": cateringMenu,
  "0023-meal-search": mealSearch,
  "0024-customer-service": customerService,
  "0025-postal-towns": postalTowns,
  "0026-listed-products": listedProducts,
  "0027-search-by-store": searchByStore,
  "0028-cards": cards,
  "0029-order-items-by-product": orderItemsByProduct,
  "0030-catalogue-version": catalogueVersion,
  "0031-coupon-uses": couponUses,
  "0032-staff-role": staffRole,
  "0033-email-changes": emailChanges,
  "0034-known-devices": knownDevices
}

const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(statements).map(([name, text]) => [
    name,
    { up: async (database: Kysely<unknown>) => void (await sql.raw(text).execute(database)) }
  ])
)

/** The migrator's own tables, which hold no shop data. */
export const migrationTables: ReadonlyArray<string> = ["kysely_migration", "kysely_migration_lock"]

/** The key of the advisory lock; all processes use the same one. */
const adoptionLockKey = 7_303_101

/** Earlier versions recorded migrations in a table of their own; this moves its rows to the Migrator's table, once. */
const adoptEarlierRecords = (database: Kysely<Tables>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(adoptionLockKey)})`.execute(transaction)
    const { rows } = await sql`select 1 where to_regclass('migrations') is not null`.execute(transaction)
    if (rows.length === 0) return
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      transaction
    )
    await sql`insert into kysely_migration select name, '' from migrations on conflict do nothing`.execute(transaction)
    await sql`drop table migrations`.execute(transaction)
  })

const readExecutedNames = async (database: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(database)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** Migrates to the latest schema, one process at a time; returns whether a schema existed before. Fails with DatabaseTooNew when a newer release has migrated it. */
export const migrate = async (database: Kysely<Tables>): Promise<boolean> => {
  await adoptEarlierRecords(database)
  const unknownName = (await readExecutedNames(database)).find((name) => !Object.hasOwn(migrations, name))
  if (unknownName !== undefined) throw new DatabaseTooNew(unknownName)
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const migrationsBefore = await migrator.getMigrations()
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return migrationsBefore.some(({ executedAt }) => executedAt !== undefined)
}
