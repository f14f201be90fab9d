import { Effect } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CachePort } from "#core/ports/cache.ts"

type Cache = CachePort["Service"]

/** The tests that every cache must pass. `make` creates an empty cache with a maximum number of entries. The cache must take the time from Effect's clock. */
export const cachePortSuite = (name: string, make: (maxEntries: number) => Cache): void => {
  const runWithCache = <A>(maxEntries: number, work: (cache: Cache) => Effect.Effect<A>) =>
    Effect.runPromise(
      Effect.provide(
        Effect.suspend(() => work(make(maxEntries))),
        TestClock.layer()
      )
    )

  describe(`CachePort: ${name}`, () => {
    it("returns null for an unknown key", async () => {
      expect(await runWithCache(3, (cache) => cache.get("/a"))).toBeNull()
    })

    it("returns a value until its time to live has passed", async () => {
      const values = await runWithCache(3, (cache) =>
        Effect.gen(function* () {
          yield* cache.set("/a", "first", 60_000)
          yield* TestClock.adjust(59_999)
          const valueBeforeExpiry = yield* cache.get("/a")
          yield* TestClock.adjust(1)
          return [valueBeforeExpiry, yield* cache.get("/a")]
        })
      )
      expect(values).toEqual(["first", null])
    })

    it("restarts the time to live with each write of a key", async () => {
      const value = await runWithCache(3, (cache) =>
        Effect.gen(function* () {
          yield* cache.set("/a", "first", 60_000)
          yield* TestClock.adjust(40_000)
          yield* cache.set("/a", "second", 60_000)
          yield* TestClock.adjust(40_000)
          return yield* cache.get("/a")
        })
      )
      expect(value).toBe("second")
    })

    it("distinguishes keys by letter case and by query", async () => {
      const values = await runWithCache(3, (cache) =>
        Effect.gen(function* () {
          yield* cache.set("/a?store=1", "one", 60_000)
          yield* cache.set("/A?store=1", "two", 60_000)
          yield* cache.set("/a?store=2", "three", 60_000)
          return yield* Effect.all(["/a?store=1", "/A?store=1", "/a?store=2"].map((key) => cache.get(key)))
        })
      )
      expect(values).toEqual(["one", "two", "three"])
    })

    it("always keeps the most recently written keys, up to the maximum number of entries", () =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 6 }),
          fc.array(fc.integer({ min: 0, max: 9 }).map(String), { maxLength: 30 }),
          async (maxEntries, keys) => {
            const values = await runWithCache(maxEntries, (cache) =>
              Effect.gen(function* () {
                for (const [index, key] of keys.entries()) yield* cache.set(key, String(index), 60_000)
                return yield* Effect.all(Array.from({ length: 10 }, (_, key) => cache.get(String(key))))
              })
            )
            const lastWrites = new Map(keys.map((key, index) => [key, index]))
            const retainedKeys = new Set(
              [...lastWrites]
                .toSorted(([, a], [, b]) => b - a)
                .slice(0, maxEntries)
                .map(([key]) => key)
            )
            expect(values).toEqual(
              Array.from({ length: 10 }, (_, key) =>
                retainedKeys.has(String(key)) ? String(lastWrites.get(String(key))) : null
              )
            )
          }
        ),
        { numRuns: 100 }
      ))
  })
}
