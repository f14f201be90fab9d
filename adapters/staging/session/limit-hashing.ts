import { availableParallelism } from "node:os"
import { makeBoundedQueue } from "../http/bounded-queue.ts"

/** Hashing a password occupies a thread for a third of a second. One core is left for everything else: pages, pictures and compression. */
const maxConcurrent = Math.min(3, Math.max(1, availableParallelism() - 1))

/** Runs the hashing of a password when a thread is free. Throws Overloaded when too many requests already wait. */
export const limitHashing = makeBoundedQueue({
  maxConcurrent,
  // With more in the queue, the last client would wait longer than four seconds.
  maxQueued: 10 * maxConcurrent,
  reason: "too many passwords are waiting to be hashed"
})
