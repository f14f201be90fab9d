import { availableParallelism } from "node:os"
import { bulkhead, BulkheadRejectedError } from "cockatiel"
import { Overloaded } from "../database/errors.ts"

/** Hashing a password occupies a thread for a third of a second. One core is left to everything else: pages, pictures and compression. */
const concurrent = Math.min(3, Math.max(1, availableParallelism() - 1))

/** With more in the queue, the last client would wait longer than four seconds. */
const maxQueued = 10 * concurrent

const hashing = bulkhead(concurrent, maxQueued)

/** Runs a hash of a request when a thread is free. Throws Overloaded when too many requests already wait. */
export const limitHashing = async <A>(hash: () => Promise<A>): Promise<A> => {
  try {
    return await hashing.execute(hash)
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw new Overloaded("too many passwords wait for their hash")
    throw error
  }
}
