import { bulkhead, BulkheadRejectedError } from "cockatiel"
import { Overloaded } from "../database/errors.ts"

export interface QueueLimits {
  /** How many pieces of work may run at the same time. */
  readonly maxConcurrent: number
  /** How many more may wait. */
  readonly maxQueued: number
  /** The error's reason when more work is refused: 'too many pictures are waiting to be rendered'. */
  readonly reason: string
}

/** Makes a queue that runs work in the order of its arrival, and throws Overloaded when it is full. */
export const makeBoundedQueue = ({ maxConcurrent, maxQueued, reason }: QueueLimits) => {
  const queue = bulkhead(maxConcurrent, maxQueued)
  return async <A>(work: () => Promise<A>): Promise<A> => {
    try {
      return await queue.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new Overloaded(reason)
      throw error
    }
  }
}
