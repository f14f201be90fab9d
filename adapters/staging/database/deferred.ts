import { sql } from "kysely"

export const deferredSuffix = "/* deferred */"

/**
 * Ends a statement whose rows and success need not be known before the transaction's next statement. The driver may send both in one round trip: the array of its rows is filled when the next
 * statement has been executed, and an error of the deferred one rejects the next one, at the latest the commit. Outside of a transaction the statement is executed immediately.
 */
export const deferred = sql.raw(deferredSuffix)
