import { Clock, Effect, Fiber } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeVirtualClock, type VirtualClock } from "./virtual-clock.ts"

const start = Date.parse("2026-03-10T09:00:00Z")

const run = <A, E>({ clock }: VirtualClock, effect: Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(Effect.provideService(effect, Clock.Clock, clock))

const pause = (millis: number) => Effect.promise(() => new Promise<void>((resolve) => void setTimeout(resolve, millis)))

describe("makeVirtualClock", () => {
  it("passes a month without waiting", async () => {
    const virtualClock = makeVirtualClock(start)
    const startTime = performance.now()
    const end = await run(
      virtualClock,
      virtualClock.advanceDuring(Effect.andThen(Effect.sleep("31 days"), Clock.currentTimeMillis))
    )
    expect(end).toBe(start + 31 * 86_400_000)
    expect(virtualClock.now()).toBe(end)
    expect(performance.now() - startTime).toBeLessThan(1_000)
  })

  it("always wakes sleepers in order of their due times, and those with equal times in order of their start", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50), { minLength: 1, maxLength: 12 }), async (sleepsMs) => {
        const virtualClock = makeVirtualClock(start)
        const wakeUps: Array<readonly [number, number]> = []
        await run(
          virtualClock,
          virtualClock.advanceDuring(
            Effect.forEach(
              sleepsMs.entries(),
              ([index, sleepMs]) =>
                Effect.andThen(
                  Effect.sleep(sleepMs),
                  Effect.sync(() => void wakeUps.push([virtualClock.now() - start, index]))
                ),
              { concurrency: "unbounded", discard: true }
            )
          )
        )
        expect(wakeUps).toEqual(
          sleepsMs.map((sleepMs, index) => [sleepMs, index] as const).toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
        )
      }),
      { numRuns: 25 }
    )
  })

  it("never advances while external work is in progress", async () => {
    const virtualClock = makeVirtualClock(start)
    const result = virtualClock
      .pauseDuring(Effect.as(pause(30), "result"))
      .pipe(Effect.timeoutOrElse({ duration: 15_000, orElse: () => Effect.succeed("late") }))
    expect(await run(virtualClock, virtualClock.advanceDuring(result))).toBe("result")
    expect(virtualClock.now()).toBe(start)
  })

  it("advances to a time-out when nothing else is running", async () => {
    const virtualClock = makeVirtualClock(start)
    expect(
      await run(
        virtualClock,
        virtualClock.advanceDuring(
          Effect.timeoutOrElse(Effect.never, { duration: 15_000, orElse: () => Effect.succeed("late") })
        )
      )
    ).toBe("late")
    expect(virtualClock.now()).toBe(start + 15_000)
  })

  it("does not advance outside of `advanceDuring`, and wakes no interrupted sleeper", async () => {
    const virtualClock = makeVirtualClock(start)
    let isWoken = false
    await run(
      virtualClock,
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(
          Effect.andThen(
            Effect.sleep(10),
            Effect.sync(() => (isWoken = true))
          )
        )
        yield* pause(20)
        expect(virtualClock.now()).toBe(start)
        yield* Fiber.interrupt(fiber)
        yield* virtualClock.advanceDuring(Effect.sleep(50))
      })
    )
    expect(isWoken).toBe(false)
    expect(virtualClock.now()).toBe(start + 50)
  })

  it("does not advance to the due time of an interrupted sleeper", async () => {
    const virtualClock = makeVirtualClock(start)
    await run(
      virtualClock,
      virtualClock.advanceDuring(
        Effect.gen(function* () {
          const sleeper = yield* Effect.forkChild(Effect.sleep(1_000))
          // Lets the fiber fall asleep; external work stops the time meanwhile.
          yield* virtualClock.pauseDuring(pause(5))
          yield* Fiber.interrupt(sleeper)
          yield* pause(20)
          expect(virtualClock.now()).toBe(start)
        })
      )
    )
  })

  it("wakes the other sleepers when one is interrupted", async () => {
    const virtualClock = makeVirtualClock(start)
    await run(
      virtualClock,
      virtualClock.advanceDuring(
        Effect.gen(function* () {
          const interruptedSleeper = yield* Effect.forkChild(Effect.sleep(1_000))
          const otherSleeper = yield* Effect.forkChild(Effect.sleep(2_000))
          yield* virtualClock.pauseDuring(pause(5))
          yield* Fiber.interrupt(interruptedSleeper)
          yield* Fiber.join(otherSleeper)
        })
      )
    )
    expect(virtualClock.now()).toBe(start + 2_000)
  })

  it("does not advance while fibers are still starting to sleep", async () => {
    const virtualClock = makeVirtualClock(start)
    const wokenNames: Array<string> = []
    const turns = (count: number) =>
      Effect.promise(async () => {
        for (let turn = 0; turn < count; turn++) await new Promise<void>((resolve) => void setImmediate(resolve))
      })
    const sleeper = (name: string, millis: number, turnsBefore: number) =>
      Effect.andThen(
        Effect.andThen(turns(turnsBefore), Effect.sleep(millis)),
        Effect.sync(() => void wokenNames.push(name))
      )
    const sleepers = [sleeper("second", 10, 0), sleeper("third", 20, 5), sleeper("first", 5, 11)]
    await run(virtualClock, virtualClock.advanceDuring(Effect.all(sleepers, { concurrency: "unbounded" })))
    expect(wokenNames).toEqual(["first", "second", "third"])
  })

  it("gives the same time in milliseconds and in nanoseconds, and the monotonic time since its start", async () => {
    const virtualClock = makeVirtualClock(start)
    const times = Effect.all([Clock.currentTimeMillis, Clock.currentTimeNanos, virtualClock.clock.monotonicTimeNanos])
    expect(await run(virtualClock, times)).toEqual([start, BigInt(start) * 1_000_000n, 0n])
    expect(await run(virtualClock, virtualClock.advanceDuring(Effect.andThen(Effect.sleep(2), times)))).toEqual([
      start + 2,
      BigInt(start + 2) * 1_000_000n,
      2_000_000n
    ])
    const { clock } = virtualClock
    expect([clock.currentTimeMillisUnsafe(), clock.currentTimeNanosUnsafe(), clock.monotonicTimeNanosUnsafe()]).toEqual(
      [start + 2, BigInt(start + 2) * 1_000_000n, 2_000_000n]
    )
  })

  it("does not advance until all concurrent external work has ended", async () => {
    const virtualClock = makeVirtualClock(start)
    const longWork = virtualClock.pauseDuring(pause(40))
    const shortWork = virtualClock.pauseDuring(pause(5))
    const combinedWork = Effect.all([longWork, shortWork], { concurrency: "unbounded" })
    const result = combinedWork.pipe(
      Effect.as("both"),
      Effect.timeoutOrElse({ duration: 10, orElse: () => Effect.succeed("late") })
    )
    expect(await run(virtualClock, virtualClock.advanceDuring(result))).toBe("both")
    expect(await run(virtualClock, virtualClock.advanceDuring(Effect.as(Effect.sleep(10), virtualClock.now())))).toBe(
      start
    )
    expect(virtualClock.now()).toBe(start + 10)
  })
})
