import { resetDatabase } from "#adapters/demo-shop/reset-database.ts"
import { seedDatabase, readShopSize } from "#adapters/demo-shop/seed-database.ts"
import { type DatabaseChoice, openSelectedDatabase } from "../database.ts"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import { makeProgress } from "../progress.ts"

export interface SeedOptions extends DatabaseChoice {
  readonly reset?: boolean
  readonly size?: number
  readonly quiet?: boolean
}

/** Creates the demo shop; with --reset it deletes the existing shop first. Works while the shop is running, on its database. */
export const seed = async ({ reset = false, size, quiet = false, ...choice }: SeedOptions): Promise<void> => {
  const progress = makeProgress(quiet)
  const database = await openSelectedDatabase(choice, progress.report, { attach: true })
  let existingSize: number | null
  try {
    if (reset) await resetDatabase(database)
    existingSize = await readShopSize(database)
    if (existingSize !== null && size !== undefined && existingSize !== size) {
      throw new CliFailure(
        exitCodes.usage,
        `There is already a shop with ${existingSize} products; 'skafferi seed --reset --size ${size}' deletes it with its customers and orders, and creates one of that size.`
      )
    }
    await seedDatabase(database, { now: Date.now(), ...(size === undefined ? {} : { size }) }, progress.report)
  } finally {
    progress.stop()
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
