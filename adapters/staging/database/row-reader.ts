import { Schema } from "effect"
import type { Kysely, RawBuilder } from "kysely"
import type { Tables } from "./tables.ts"

type Row = Schema.Struct<Schema.Struct.Fields>

/**
 * Runs statements that only SQL can express, and decodes their rows: a column that is not as declared fails here. What the query builder can express
 * is typed by the tables instead.
 */
export const rowReader = <R extends Row & Schema.Codec<unknown, unknown>>(row: R) => {
  const decode = Schema.decodeUnknownSync(Schema.Array(row))
  return async (database: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<ReadonlyArray<R["Type"]>> =>
    decode((await statement.execute(database)).rows) as ReadonlyArray<R["Type"]>
}
