import { Clock, Effect, Fiber } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeVirtualClock, type VirtualClock } from "./virtual-clock.ts"

const start = Date.parse("2026-03-10T09:00:00Z")

const run = <A, E>({ clock }: VirtualClock, effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(Effect.provideService(effect, Clock.Clock, clock))

const pause = (millis: number) => Effect.promise(() => new Promise<void>((done) => void setTimeout(done, millis)))

describe("makeVirtualClock", () => {
  it("lets a month pass in no time", async () => {
    const virtual = makeVirtualClock(start)
    const begun = performance.now()
    const end = await run(virtual, virtual.passing(Effect.andThen(Effect.sleep("31 days"), Clock.currentTimeMillis)))
    expect(end).toBe(start + 31 * 86_400_000)
    expect(virtual.now()).toBe(end)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it("always wakes sleepers in the order of their times, those of one time in the order in which they lay down", async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.nat(50), { minLength: 1, maxLength: 12 }), async (lengths) => {
      const virtual = makeVirtualClock(start)
      const woken: Array<readonly [number, number]> = []
      await run(virtual, virtual.passing(Effect.forEach(lengths.entries(), ([index, length]) =>
        Effect.andThen(Effect.sleep(length), Effect.sync(() => void woken.push([virtual.now() - start, index]))), { concurrency: "unbounded", discard: true })))
      expect(woken).toEqual(lengths.map((length, index) => [length, index] as const).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
    }), { numRuns: 25 })
  })

  it("never moves while work of the outside is under way: a slow answer is not late", async () => {
    const virtual = makeVirtualClock(start)
    const answer = virtual.outside(Effect.as(pause(30), "answer")).pipe(Effect.timeoutOrElse({ duration: 15_000, orElse: () => Effect.succeed("late") }))
    expect(await run(virtual, virtual.passing(answer))).toBe("answer")
    expect(virtual.now()).toBe(start)
  })

  it("gives up on what never answers once nothing else is under way", async () => {
    const virtual = makeVirtualClock(start)
    expect(await run(virtual, virtual.passing(Effect.timeoutOrElse(Effect.never, { duration: 15_000, orElse: () => Effect.succeed("late") })))).toBe("late")
    expect(virtual.now()).toBe(start + 15_000)
  })

  it("stands still where nobody lets time pass, and wakes nobody who has been called off", async () => {
    const virtual = makeVirtualClock(start)
    let woken = false
    await run(virtual, Effect.gen(function*() {
      const fiber = yield* Effect.forkChild(Effect.andThen(Effect.sleep(10), Effect.sync(() => (woken = true))))
      yield* pause(20)
      expect(virtual.now()).toBe(start)
      yield* Fiber.interrupt(fiber)
      yield* virtual.passing(Effect.sleep(50))
    }))
    expect(woken).toBe(false)
    expect(virtual.now()).toBe(start + 50)
  })
})
