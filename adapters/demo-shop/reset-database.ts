import { Schema } from "effect"
import { sql } from "kysely"
import { rowReader } from "#adapters/staging/database/row-reader.ts"
import { migrationTables } from "#adapters/staging/database/migrate.ts"
import type { Database } from "#adapters/staging/database/open-database.ts"

const readTableNames = rowReader(Schema.Struct({ name: Schema.String }))

/** Deletes all data, but keeps the schema and the record of its migrations. */
export const resetDatabase = async ({ sql: database }: Pick<Database, "sql">): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    const rows = await readTableNames(
      transaction,
      sql`
      select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> all(${migrationTables})`
    )
    await sql.raw(`truncate ${rows.map(({ name }) => name).join(", ")} restart identity cascade`).execute(transaction)
    await sql`alter sequence order_numbers restart`.execute(transaction)
  })
}
