import { sql } from "kysely"

/** The law forbids marketing tobacco, snus and nicotine: no list that recommends products or offers may contain them. */
export const mayBePromoted = sql<boolean>`not p.collect_only`
