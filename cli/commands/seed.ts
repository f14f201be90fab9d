import { resetDatabase } from "#adapters/staging/load/reset-database.ts"
import { seedDatabase, standingShop } from "#adapters/staging/load/seed-database.ts"
import { type DatabaseChoice, openChosen } from "../database.ts"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import { makeProgress } from "../progress.ts"

export interface SeedOptions extends DatabaseChoice {
  readonly reset?: boolean
  readonly size?: number
  readonly quiet?: boolean
}

/** Makes the demo shop; with --reset it starts over. Works beside a running shop, on its database. */
export const seed = async ({ reset = false, size, quiet = false, ...choice }: SeedOptions): Promise<void> => {
  const progress = makeProgress(quiet)
  const database = await openChosen(choice, progress.step, true)
  let standing: number | null
  try {
    if (reset) await resetDatabase(database)
    standing = await standingShop(database)
    if (standing !== null && size !== undefined && standing !== size) {
      throw new CliFailure(exitCodes.usage, `A shop with ${standing} products is there already; 'skafferi seed --reset --size ${size}' deletes it, customers and orders too, and makes one of that size.`)
    }
    await seedDatabase(database, { now: Date.now(), ...(size === undefined ? {} : { size }) }, progress.step)
  } finally {
    progress.stop()
    await database.close()
  }
  if (!quiet) {
    process.stdout.write(standing === null ? "The demo shop is in place.\n" : `A shop with ${standing} products is there already and stays as it is; --reset deletes it and starts over.\n`)
  }
}
