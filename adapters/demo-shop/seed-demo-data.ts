import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import { fromKronor } from "#core/kernel/money.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import type { Progress } from "#adapters/staging/database/open-database.ts"
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

const demoFees: SlotFees = {
  pickingFee: fromKronor(demoSettings.pickingFee),
  pickingFeeLimit: fromKronor(demoSettings.lowestPickingFeeLimit)
}

export interface DemoDataOptions {
  /** The current time, in ms since 1970. */
  readonly now: number
  /** The number of products. */
  readonly size?: number
  readonly passwordCost?: PasswordCost
}

/** Writes the demo shop into an empty database. */
export const seedDemoData = async (
  transaction: Kysely<Tables>,
  { now, size = defaultSize, passwordCost = defaultStagingSettings.passwordCost }: DemoDataOptions,
  onProgress: Progress
): Promise<void> => {
  const today = stockholmDate(now)
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
}
