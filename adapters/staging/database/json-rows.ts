import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"

/** A column of a subquery's rows, typed by the query; parsed when it is read. */
export const jsonRows = <DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>
): RawBuilder<ReadonlyArray<Simplify<Row>>> => sql`${jsonArrayFrom(query)}::jsonb`
