import type { Schema } from "effect"
import type { Kysely, RawBuilder } from "kysely"
import { rowDecoder } from "./row-decoder.ts"
import type { Tables } from "./tables.ts"

/**
 * Runs statements that only SQL can express, and decodes their rows: a column that is not as declared fails here. What the query builder can express
 * is typed by the tables instead.
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
