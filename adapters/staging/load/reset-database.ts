import { sql } from "kysely"
import type { Database } from "../database/open-database.ts"

/** Empties the shop for a new start; the schema stays. */
export const resetDatabase = async ({ sql: database }: Pick<Database, "sql">): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> 'migrations'`.execute(transaction)
    await sql.raw(`truncate ${rows.map(({ name }) => name).join(", ")} restart identity cascade`).execute(transaction)
    await sql`alter sequence order_numbers restart`.execute(transaction)
  })
}
