import { moveDemoDataToToday } from "#adapters/demo-shop/move-demo-data-to-today.ts"
import type { Database } from "#adapters/staging/database/open-database.ts"
import { deleteOldData } from "#adapters/staging/maintenance/delete-old-data.ts"

/** What a shop does at its start and at every new date in Stockholm. `now` is in ms since 1970. */
export const runDailyTasks = async (database: Pick<Database, "sql">, now: number): Promise<void> => {
  await deleteOldData(database, now)
  await moveDemoDataToToday(database, now)
}
