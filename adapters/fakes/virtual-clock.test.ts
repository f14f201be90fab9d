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
    const virtual = makeVirtualClock(start)
    const startTime = performance.now()
    const end = await run(
      virtual,
      virtual.advanceDuring(Effect.andThen(Effect.sleep("31 days"), Clock.currentTimeMillis))
    )
    expect(end).toBe(start + 31 * 86_400_000)
    expect(virtual.now()).toBe(end)
    expect(performance.now() - startTime).toBeLessThan(1_000)
  })

  it("always wakes sleepers in order of their due times, and those with equal times in order of their start", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50), { minLength: 1, maxLength: 12 }), async (lengths) => {
        const virtual = makeVirtualClock(start)
        const woken: Array<readonly [number, number]> = []
        await run(
          virtual,
          virtual.advanceDuring(
            Effect.forEach(
              lengths.entries(),
              ([index, length]) =>
                Effect.andThen(
                  Effect.sleep(length),
                  Effect.sync(() => void woken.push([virtual.now() - start, index]))
                ),
              { concurrency: "unbounded", discard: true }
            )
          )
        )
        expect(woken).toEqual(
          lengths.map((length, index) => [length, index] as const).toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
        )
      }),
      { numRuns: 25 }
    )
  })

  it("never advances while external work is in progress", async () => {
    const virtual = makeVirtualClock(start)
    const result = virtual
      .pauseDuring(Effect.as(pause(30), "result"))
      .pipe(Effect.timeoutOrElse({ duration: 15_000, orElse: () => Effect.succeed("late") }))
    expect(await run(virtual, virtual.advanceDuring(result))).toBe("result")
    expect(virtual.now()).toBe(start)
  })

  it("advances to a time-out when nothing else is running", async () => {
    const virtual = makeVirtualClock(start)
    expect(
      await run(
        virtual,
        virtual.advanceDuring(
          Effect.timeoutOrElse(Effect.never, { duration: 15_000, orElse: () => Effect.succeed("late") })
        )
      )
    ).toBe("late")
    expect(virtual.now()).toBe(start + 15_000)
  })

  it("does not advance outside of `advanceDuring`, and wakes no interrupted sleeper", async () => {
    const virtual = makeVirtualClock(start)
    let woken = false
    await run(
      virtual,
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(
          Effect.andThen(
            Effect.sleep(10),
            Effect.sync(() => (woken = true))
          )
        )
        yield* pause(20)
        expect(virtual.now()).toBe(start)
        yield* Fiber.interrupt(fiber)
        yield* virtual.advanceDuring(Effect.sleep(50))
      })
    )
    expect(woken).toBe(false)
    expect(virtual.now()).toBe(start + 50)
  })
})
