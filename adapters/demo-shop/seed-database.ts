import { randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { fromKronor } from "#core/kernel/money.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import type { Database, Progress } from "#adapters/staging/database/open-database.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { defaultStagingSettings, type PasswordCost } from "#adapters/staging/staging-settings.ts"
import { makeStores } from "./stores/stores.ts"
import { demoSettings } from "./content/demo-content.ts"
import { seedAccounts } from "./customers/seed-accounts.ts"
import { seedCoupons } from "./customers/seed-coupons.ts"
import { seedCatalogue } from "./products/seed-catalogue.ts"
import { saveSetting } from "#adapters/staging/database/settings.ts"
import { seedCatering } from "./catering/seed-catering.ts"
import { seedContent } from "./content/seed-content.ts"
import { seedFavourites } from "./customers/seed-favourites.ts"
import { seedOrders } from "./customers/seed-orders.ts"
import { seedRecipes } from "./recipes/seed-recipes.ts"
import { seedRegister } from "./customers/seed-register.ts"
import { seedSlots, type SlotFees } from "./stores/seed-slots.ts"
import { seedStores } from "./stores/seed-stores.ts"

const defaultSize = 3_200

export const demoFees: SlotFees = {
  pickingFee: fromKronor(demoSettings.pickingFee),
  pickingFeeLimit: fromKronor(demoSettings.lowestPickingFeeLimit)
}

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

export interface SeedOptions {
  /** The current time, in ms since 1970. */
  readonly now: number
  /** The number of products. */
  readonly size?: number
  readonly passwordCost?: PasswordCost
}

/** Fills an empty database with the demo shop in one transaction; does nothing when it is seeded. */
export const seedDatabase = async (
  { sql: database }: Pick<Database, "sql">,
  { now, size = defaultSize, passwordCost = defaultStagingSettings.passwordCost }: SeedOptions,
  onProgress: Progress = () => undefined
): Promise<void> => {
  if (await isSeeded(database)) return
  const today = stockholmDate(now)
  const hasSeeded = await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedingLock)})`.execute(transaction)
    if (await isSeeded(transaction)) return false
    const stores = makeStores()
    await seedStores(transaction, stores)
    await seedCatalogue(transaction, { size, today, stores }, onProgress)
    await seedRecipes(transaction, today)
    await seedCatering(transaction)
    await seedSlots(transaction, today, demoFees)
    await seedAccounts(transaction, now, passwordCost)
    await seedCoupons(transaction)
    await seedRegister(transaction)
    await seedContent(transaction)
    await seedOrders(transaction, now, demoFees)
    await seedFavourites(transaction, now)
    await saveSetting(transaction, "signing-key", randomBytes(32).toString("base64url"))
    await saveSetting(transaction, "calendar", { today })
    return true
  })
  if (!hasSeeded) return
  // Each product's row was updated with its stores after its insertion, and the embedded database does not vacuum automatically.
  await sql`vacuum analyze products, listed_products, product_facts, store_products`.execute(database)
  await sql`analyze`.execute(database)
}
