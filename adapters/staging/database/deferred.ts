import { sql } from "kysely"

export const deferredSuffix = "/* deferred */"

/**
 * Ends a statement whose rows are not needed, and whose success need not be known before the transaction's next statement. The driver may send both in one round trip, so that the
 * next statement, at the latest the commit, rejects with an error of the deferred one. Outside of a transaction the statement is executed immediately.
 */
export const deferred = sql.raw(deferredSuffix)
