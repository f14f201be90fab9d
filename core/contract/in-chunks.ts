import { Effect } from "effect"

/** Maximum number of ids in one call. */
const maxChunkSize = 100

/** Loads any number of entities by id, in the order of the ids. */
export const inChunks = <A, E, R>(
  ids: ReadonlyArray<string>,
  load: (chunk: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<A>, E, R>
): Effect.Effect<ReadonlyArray<A>, E, R> => {
  const chunks = Array.from({ length: Math.ceil(ids.length / maxChunkSize) }, (_, index) =>
    ids.slice(index * maxChunkSize, (index + 1) * maxChunkSize)
  )
  return Effect.map(Effect.forEach(chunks, load, { concurrency: 2 }), (results) => results.flat())
}
