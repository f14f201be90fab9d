import { Schema } from "effect"
import type { Kysely, RawBuilder } from "kysely"
import type { Tables } from "./tables.ts"

/**
 * Runs statements that only SQL can express, and decodes their rows: a column that is not as declared fails here. What the query builder can express
 * is typed by the tables instead.
 */
export const rowReader = <A>(row: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownSync(Schema.Array(row))
  return async (database: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<ReadonlyArray<A>> =>
    decode((await statement.execute(database)).rows)
}
