import { type Clock, Duration, Effect } from "effect"

/** A clock whose time jumps to the next sleeper as soon as nothing else is under way. */
export interface VirtualClock {
  /** Effect's clock: provide it where time is to be virtual. */
  readonly clock: Clock.Clock
  /** ms since 1970, for what is not an effect. */
  readonly now: () => number
  /** Time stands still while this work is under way: a request, a file. */
  readonly outside: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Time may jump while this work waits; elsewhere it stands still. */
  readonly passing: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

interface Sleeper {
  readonly due: number
  readonly wake: () => void
}

/** Turns of the event loop without anything new before a fiber counts as waiting. */
const quietTurns = 8

/** A virtual clock that begins at `start`, ms since 1970. */
export const makeVirtualClock = (start: number): VirtualClock => {
  let time = start
  let outside = 0
  let passing = 0
  let activity = 0
  let looking = false
  /** Earliest first; of the same time the one that lay down first. */
  let sleepers: ReadonlyArray<Sleeper> = []

  const jump = () => {
    const [next] = sleepers
    if (next === undefined) return
    sleepers = sleepers.slice(1)
    time = Math.max(time, next.due)
    next.wake()
    look()
  }
  const settle = (turns: number, seen: number) => {
    setImmediate(() => {
      if (passing === 0 || outside > 0) looking = false
      else if (activity !== seen) settle(quietTurns, activity)
      else if (turns > 0) settle(turns - 1, seen)
      else {
        looking = false
        jump()
      }
    })
  }
  const look = () => {
    activity += 1
    if (looking) return
    looking = true
    settle(quietTurns, activity)
  }
  const counted = (change: (by: 1 | -1) => void) => <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.sync(() => {
        change(1)
        look()
      }),
      () => work,
      () => Effect.sync(() => {
        change(-1)
        look()
      })
    )
  const sleep = (duration: Duration.Duration): Effect.Effect<void> =>
    Effect.callback<void>((resume) => {
      const sleeper: Sleeper = { due: time + Duration.toMillis(duration), wake: () => resume(Effect.void) }
      const place = sleepers.findIndex(({ due }) => due > sleeper.due)
      sleepers = place === -1 ? [...sleepers, sleeper] : sleepers.toSpliced(place, 0, sleeper)
      look()
      return Effect.sync(() => {
        sleepers = sleepers.filter((other) => other !== sleeper)
      })
    })
  const nanos = (millis: number): bigint => BigInt(Math.round(millis * 1_000)) * 1_000n
  return {
    clock: {
      currentTimeMillisUnsafe: () => time,
      currentTimeMillis: Effect.sync(() => time),
      currentTimeNanosUnsafe: () => nanos(time),
      currentTimeNanos: Effect.sync(() => nanos(time)),
      monotonicTimeNanosUnsafe: () => nanos(time - start),
      monotonicTimeNanos: Effect.sync(() => nanos(time - start)),
      sleep
    },
    now: () => time,
    outside: counted((by) => {
      outside += by
    }),
    passing: counted((by) => {
      passing += by
    })
  }
}
