import { resetDatabase } from "#adapters/staging/load/reset-database.ts"
import { seedDatabase } from "#adapters/staging/load/seed-database.ts"
import { type DatabaseChoice, openChosen } from "../database.ts"
import { makeProgress } from "../progress.ts"

export interface SeedOptions extends DatabaseChoice {
  readonly reset?: boolean
  readonly size: number
  readonly quiet?: boolean
}

/** Makes the demo shop; with --reset it starts over. Works beside a running shop, on its database. */
export const seed = async ({ reset = false, size, quiet = false, ...choice }: SeedOptions): Promise<void> => {
  const progress = makeProgress(quiet)
  const database = await openChosen(choice, progress.step, true)
  try {
    if (reset) await resetDatabase(database)
    await seedDatabase(database, { now: Date.now(), size }, progress.step)
  } finally {
    progress.stop()
    await database.close()
  }
  if (!quiet) process.stdout.write("The demo shop is in place.\n")
}
