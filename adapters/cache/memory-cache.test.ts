import { Effect } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeMemoryCache } from "./memory-cache.ts"

describe("makeMemoryCache", () => {
  it("always stores exactly the newest responses that fit into its maximum of characters", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }), async (sizes) => {
        const cache = makeMemoryCache({ maxEntries: 100, maxCharacters: 100 })
        for (const size of sizes) await Effect.runPromise(cache.set(String(size), size, 60_000, size))
        let total = 0
        for (const size of new Set(sizes.toReversed())) {
          total += size
          const value = await Effect.runPromise(cache.get(String(size)))
          expect([size, value]).toEqual([size, total <= 100 ? size : null])
        }
      })
    ))

  it.each([
    [99_999, null],
    [100_000, "valid"]
  ])(
    "NET-18 checks for expired responses every 100 s: when a response is added to the full cache after %i ms, the oldest valid one reads as %j",
    async (millis, expectedValue) => {
      const value = await Effect.runPromise(
        Effect.provide(
          Effect.gen(function* () {
            const cache = makeMemoryCache({ maxEntries: 2 })
            yield* cache.set("oldest", "valid", 600_000)
            yield* cache.set("short", "expires", 1)
            yield* TestClock.adjust(millis)
            yield* cache.set("new", "valid", 600_000)
            return yield* cache.get("oldest")
          }),
          TestClock.layer()
        )
      )
      expect(value).toBe(expectedValue)
    }
  )

  it("removes expired responses, at most once per period, before it evicts valid ones", async () => {
    const values = await Effect.runPromise(
      Effect.provide(
        Effect.gen(function* () {
          const cache = makeMemoryCache({ maxEntries: 2, checkPeriodMs: 100 })
          yield* cache.set("oldest", "valid", 60_000)
          yield* cache.set("short", "expires", 100)
          yield* TestClock.adjust(100)
          yield* cache.set("new", "expires within the period", 10)
          const firstValue = yield* cache.get("oldest")
          yield* TestClock.adjust(99)
          yield* cache.set("within the period", "valid", 60_000)
          const secondValue = yield* cache.get("oldest")
          yield* cache.set("expires with the period", "expires", 1)
          yield* TestClock.adjust(1)
          yield* cache.set("at its end", "valid", 60_000)
          return [firstValue, secondValue, yield* cache.get("within the period"), yield* cache.get("at its end")]
        }),
        TestClock.layer()
      )
    )
    expect(values).toEqual(["valid", null, "valid", "valid"])
  })
})
