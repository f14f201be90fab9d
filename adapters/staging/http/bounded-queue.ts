import { bulkhead, BulkheadRejectedError } from "cockatiel"
import { Overloaded } from "../database/errors.ts"

export interface QueueLimits {
  /** How many pieces of work run at the same time. */
  readonly concurrent: number
  /** How many more may wait. */
  readonly maxQueued: number
  /** Why a further one is refused: 'too many pictures wait for their rendering'. */
  readonly reason: string
}

/** Makes a queue that runs work in the order of its arrival, and throws Overloaded when it is full. */
export const makeBoundedQueue = ({ concurrent, maxQueued, reason }: QueueLimits) => {
  const queue = bulkhead(concurrent, maxQueued)
  return async <A>(work: () => Promise<A>): Promise<A> => {
    try {
      return await queue.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new Overloaded(reason)
      throw error
    }
  }
}
