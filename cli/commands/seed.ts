import { countRegisteredCustomers } from "#adapters/demo-shop/customers/seed-accounts.ts"
import { resetDatabase } from "#adapters/demo-shop/reset-database.ts"
import { seedDatabase, readShopSize } from "#adapters/demo-shop/seed-database.ts"
import type { Database } from "#adapters/staging/database/open-database.ts"
import { type Confirm, terminalConfirm } from "../confirm.ts"
import { type DatabaseChoice, openSelectedDatabase } from "../database.ts"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import { makeProgress } from "../progress.ts"

export interface SeedOptions extends DatabaseChoice {
  readonly reset?: boolean
  /** Deletes the shop without asking. */
  readonly yes?: boolean
  /** Also deletes a shop in which customers have registered. */
  readonly deleteCustomers?: boolean
  readonly size?: number
  readonly quiet?: boolean
}

/** Fails unless the database may be emptied: its customers are the demo shop's, and a person or an option has confirmed it. */
const confirmReset = async (
  database: Database,
  { yes = false, deleteCustomers = false }: Pick<SeedOptions, "yes" | "deleteCustomers">,
  confirm: Confirm | null
): Promise<void> => {
  const size = await readShopSize(database)
  const registeredCount = await countRegisteredCustomers(database.sql)
  if (size === null && registeredCount === 0) return
  const customers = `${registeredCount} ${registeredCount === 1 ? "customer" : "customers"}`
  if (registeredCount > 0 && !deleteCustomers)
    throw new CliFailure(
      exitCodes.usage,
      `${customers} registered in this shop, so it is kept; 'skafferi seed --reset --delete-customers' deletes them too, with their orders.`
    )
  if (yes) return
  if (confirm === null)
    throw new CliFailure(
      exitCodes.usage,
      "'skafferi seed --reset' deletes the shop with its customers and orders; add --yes to confirm it."
    )
  const place = database.folder === null ? "the database server" : database.folder
  const shop = `the shop in ${place}, with ${size ?? 0} products, all orders and ${registeredCount === 0 ? "the demo customers" : `${customers} who registered`}`
  if (!(await confirm(`This deletes ${shop}. Continue?`)))
    throw new CliFailure(exitCodes.interrupted, "Nothing was deleted.")
}

const resetAndSeed = async (
  database: Database,
  { reset = false, size, quiet = false, ...confirmation }: SeedOptions,
  confirm: Confirm | null
): Promise<number | null> => {
  if (reset) {
    await confirmReset(database, confirmation, confirm)
    await resetDatabase(database)
  }
  const existingSize = await readShopSize(database)
  if (existingSize !== null && size !== undefined && existingSize !== size) {
    throw new CliFailure(
      exitCodes.usage,
      `There is already a shop with ${existingSize} products; 'skafferi seed --reset --size ${size}' deletes it with its customers and orders, and creates one of that size.`
    )
  }
  const progress = makeProgress(quiet)
  try {
    await seedDatabase(database, { now: Date.now(), ...(size === undefined ? {} : { size }) }, progress.report)
  } finally {
    progress.stop()
  }
  return existingSize
}

/** Creates the demo shop; with --reset it deletes the existing shop first. Works while the shop is running, on its database. */
export const seed = async (options: SeedOptions, confirm: Confirm | null = terminalConfirm()): Promise<void> => {
  const { quiet = false } = options
  const openingProgress = makeProgress(quiet)
  const database = await openSelectedDatabase(options, openingProgress.report, { attach: true }).finally(
    openingProgress.stop
  )
  let existingSize: number | null
  try {
    existingSize = await resetAndSeed(database, options, confirm)
  } finally {
    await database.close()
  }
  if (!quiet) {
    process.stdout.write(
      existingSize === null
        ? "Created the demo shop.\n"
        : `There is already a shop with ${existingSize} products, which is kept; --reset deletes it and starts over.\n`
    )
  }
}
