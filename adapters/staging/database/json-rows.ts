import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"

/** A `jsonb` column with the rows of a subquery, in the subquery's row type. */
export const jsonRows = <DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>
): RawBuilder<ReadonlyArray<Simplify<Row>>> => sql`${jsonArrayFrom(query)}::jsonb`
