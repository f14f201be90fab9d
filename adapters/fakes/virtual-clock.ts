import { type Clock, Duration, Effect } from "effect"

/** A clock whose time jumps to the next sleeper's due time as soon as all fibers are idle. */
export interface VirtualClock {
  /** Effect's Clock service with virtual time. */
  readonly clock: Clock.Clock
  /** The virtual time in ms since 1970, for code outside of Effect. */
  readonly now: () => number
  /** Stops time while this external work is running, such as a request or file access. */
  readonly pauseDuring: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Lets virtual time advance while this work is idle. Time does not advance otherwise. */
  readonly advanceDuring: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

interface Sleeper {
  readonly due: number
  readonly wake: () => void
}

/** After this many turns of the event loop without activity, all fibers count as idle. */
const idleTurnCount = 8

/** Creates a virtual clock that starts at `start`, ms since 1970. */
export const makeVirtualClock = (start: number): VirtualClock => {
  let time = start
  let externalWorkCount = 0
  let advancingCount = 0
  let activityCount = 0
  let isWatching = false
  /** The sleepers, sorted by due time and then by the start of their sleep. */
  let sleepers: ReadonlyArray<Sleeper> = []

  const jump = () => {
    const [nextSleeper] = sleepers
    if (nextSleeper === undefined) return
    sleepers = sleepers.slice(1)
    time = Math.max(time, nextSleeper.due)
    nextSleeper.wake()
    watchForIdle()
  }
  const waitForIdle = (remainingTurnCount: number, lastActivityCount: number) => {
    setImmediate(() => {
      if (advancingCount === 0 || externalWorkCount > 0) isWatching = false
      else if (activityCount !== lastActivityCount) waitForIdle(idleTurnCount, activityCount)
      else if (remainingTurnCount > 0) waitForIdle(remainingTurnCount - 1, lastActivityCount)
      else {
        isWatching = false
        jump()
      }
    })
  }
  const watchForIdle = () => {
    activityCount += 1
    if (isWatching) return
    isWatching = true
    waitForIdle(idleTurnCount, activityCount)
  }
  const countWhile =
    (changeCount: (difference: 1 | -1) => void) =>
    <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.acquireUseRelease(
        Effect.sync(() => {
          changeCount(1)
          watchForIdle()
        }),
        () => work,
        () =>
          Effect.sync(() => {
            changeCount(-1)
            watchForIdle()
          })
      )
  const sleep = (duration: Duration.Duration): Effect.Effect<void> =>
    Effect.callback<void>((resume) => {
      const sleeper: Sleeper = { due: time + Duration.toMillis(duration), wake: () => resume(Effect.void) }
      const position = sleepers.findIndex(({ due }) => due > sleeper.due)
      sleepers = position === -1 ? [...sleepers, sleeper] : sleepers.toSpliced(position, 0, sleeper)
      watchForIdle()
      return Effect.sync(() => {
        sleepers = sleepers.filter((other) => other !== sleeper)
      })
    })
  const toNanos = (millis: number): bigint => BigInt(Math.round(millis * 1_000)) * 1_000n
  return {
    clock: {
      currentTimeMillisUnsafe: () => time,
      currentTimeMillis: Effect.sync(() => time),
      currentTimeNanosUnsafe: () => toNanos(time),
      currentTimeNanos: Effect.sync(() => toNanos(time)),
      monotonicTimeNanosUnsafe: () => toNanos(time - start),
      monotonicTimeNanos: Effect.sync(() => toNanos(time - start)),
      sleep
    },
    now: () => time,
    pauseDuring: countWhile((difference) => {
      externalWorkCount += difference
    }),
    advanceDuring: countWhile((difference) => {
      advancingCount += difference
    })
  }
}
