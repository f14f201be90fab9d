import { bulkhead, BulkheadRejectedError } from "cockatiel"
import { Overloaded } from "../database/errors.ts"

/** A rendering occupies one of the four threads that it shares with hashes of passwords and files; two of them are left to those. */
const concurrent = 2

/** The pictures of several first visits, each rendered in about 20 ms; a large one takes ten times as long. */
const maxQueued = 250

const rendering = bulkhead(concurrent, maxQueued)

/** Runs a rendering when a thread is free. Throws Overloaded when too many pictures already wait. */
export const limitRendering = async <A>(render: () => Promise<A>): Promise<A> => {
  try {
    return await rendering.execute(render)
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw new Overloaded("too many pictures wait for their rendering")
    throw error
  }
}
