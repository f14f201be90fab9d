import { Effect } from "effect"

/** Ids that one call may ask for. */
const mostAtOnce = 100

/** Asks for things by id, however many they are; the answers in the order of the ids. */
export const inChunks = <A, E, R>(
  ids: ReadonlyArray<string>,
  ask: (chunk: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<A>, E, R>
): Effect.Effect<ReadonlyArray<A>, E, R> => {
  const chunks = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, index) => ids.slice(index * mostAtOnce, (index + 1) * mostAtOnce))
  return Effect.map(Effect.forEach(chunks, ask, { concurrency: 2 }), (answers) => answers.flat())
}
