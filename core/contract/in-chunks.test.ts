import { Effect } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { inChunks } from "./in-chunks.ts"

it("requests every id once, at most 100 at a time, and returns them in order even when the responses arrive out of order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string(), { maxLength: 450 }), fc.scheduler(), async (ids, scheduler) => {
      const requestedChunks: Array<ReadonlyArray<string>> = []
      const results = Effect.runPromise(
        inChunks(ids, (chunk) => {
          requestedChunks.push(chunk)
          return Effect.promise(() => scheduler.schedule(Promise.resolve(chunk.map((id) => `${id}!`))))
        })
      )
      await scheduler.waitFor(results)
      expect(await results).toEqual(ids.map((id) => `${id}!`))
      expect(requestedChunks.flat().toSorted()).toEqual(ids.toSorted())
      for (const chunk of requestedChunks) expect(chunk.length).toBeLessThanOrEqual(100)
    }),
    { numRuns: 50 }
  )
})
