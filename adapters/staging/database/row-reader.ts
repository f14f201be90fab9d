import type { Schema } from "effect"
import type { Kysely, RawBuilder } from "kysely"
import { rowDecoder } from "./row-decoder.ts"
import type { Tables } from "./tables.ts"

/**
 * Creates a function that runs raw SQL statements and decodes their rows, because the compiler cannot check the columns of raw SQL. Statements of the query builder need no
 * decoder: the types of the tables check them.
 */
export const rowReader = <Fields extends Schema.Struct.Fields>(
  row: Schema.Struct<Fields> & Schema.Codec<Schema.Struct<Fields>["Type"], unknown>
) => {
  const decode = rowDecoder(row)
  return async (
    database: Kysely<Tables>,
    statement: RawBuilder<unknown>
  ): Promise<ReadonlyArray<Schema.Struct<Fields>["Type"]>> => (await statement.execute(database)).rows.map(decode)
}
