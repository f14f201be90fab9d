import { randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { fromKronor } from "#core/kernel/money.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import type { Database, Progress } from "../database/open-database.ts"
import type { Tables } from "../database/tables.ts"
import { makeStores } from "../seed/stores.ts"
import { demoSettings } from "./demo-content.ts"
import { loadAccounts } from "./load-accounts.ts"
import { loadCatalogue } from "./load-catalogue.ts"
import { loadContent, saveSetting } from "./load-content.ts"
import { loadFavourites } from "./load-favourites.ts"
import { loadOrders } from "./load-orders.ts"
import { loadRegister } from "./load-register.ts"
import { loadSlots, type SlotFees } from "./load-slots.ts"
import { loadStores } from "./load-stores.ts"

const defaultSize = 3_200

export const demoFees: SlotFees = { pickingFee: fromKronor(demoSettings.pickingFee), pickingFeeLimit: fromKronor(demoSettings.lowestPickingFeeLimit) }

const isSeeded = async (database: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql`select 1 from settings where key = 'calendar'`.execute(database)
  return rows.length > 0
}

/** How many products the shop of a database has; null where none has been made yet. */
export const standingShop = async ({ sql: database }: Pick<Database, "sql">): Promise<number | null> => {
  if (!(await isSeeded(database))) return null
  const { rows: [row] } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(database)
  return row?.count ?? 0
}

/** Fills an empty database with the demo shop in one transaction; one that is filled already stays as it is. `now` in ms. */
export const seedDatabase = async (
  { sql: database }: Pick<Database, "sql">,
  { now, size = defaultSize }: { readonly now: number; readonly size?: number },
  progress: Progress = () => undefined
): Promise<void> => {
  if (await isSeeded(database)) return
  const today = stockholmDate(now)
  await database.transaction().execute(async (transaction) => {
    const stores = makeStores()
    await loadStores(transaction, stores)
    await loadCatalogue(transaction, { size, today, stores }, progress)
    await loadSlots(transaction, today, demoFees)
    await loadAccounts(transaction, now)
    await loadRegister(transaction)
    await loadContent(transaction)
    await loadOrders(transaction, now, demoFees)
    await loadFavourites(transaction, now)
    await saveSetting(transaction, "signing-key", randomBytes(32).toString("base64url"))
    await saveSetting(transaction, "calendar", { today })
  })
  // Goods are written twice, the second time with where they stand; the embedded database clears nothing away by itself.
  await sql`vacuum analyze products, product_facts, shelves`.execute(database)
  await sql`analyze`.execute(database)
}
