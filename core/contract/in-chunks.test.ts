import { Effect } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { inChunks } from "./in-chunks.ts"

it("inChunks requests 100 ids at a time, and returns the results in order even when the responses arrive out of order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ maxLength: 3 }), { maxLength: 450, size: "max" }),
      fc.scheduler(),
      async (ids, scheduler) => {
        const requestedChunks: Array<ReadonlyArray<string>> = []
        const resultsPromise = Effect.runPromise(
          inChunks(ids, (chunk) => {
            requestedChunks.push(chunk)
            return Effect.promise(() => scheduler.schedule(Promise.resolve(chunk.map((id) => `${id}!`))))
          })
        )
        await scheduler.waitFor(resultsPromise)
        expect(await resultsPromise).toEqual(ids.map((id) => `${id}!`))
        expect(requestedChunks).toEqual(
          [0, 100, 200, 300, 400].filter((from) => from < ids.length).map((from) => ids.slice(from, from + 100))
        )
      }
    ),
    { numRuns: 50 }
  )
})

it("inChunks never has more than two requests in flight", async () => {
  let [inFlightCount, maxInFlightCount] = [0, 0]
  const load = () =>
    Effect.acquireUseRelease(
      Effect.sync(() => (maxInFlightCount = Math.max(maxInFlightCount, (inFlightCount += 1)))),
      () => Effect.as(Effect.yieldNow, []),
      () => Effect.sync(() => (inFlightCount -= 1))
    )
  await Effect.runPromise(
    inChunks(
      Array.from({ length: 450 }, (_, index) => `${index}`),
      load
    )
  )
  expect(maxInFlightCount).toBe(2)
})
