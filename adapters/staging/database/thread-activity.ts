/**
 * Memory that the thread of the embedded database shares with the main thread: the database's thread records each step of its work, and the main
 * thread detects when no step follows within the time limit. Messages cannot replace it, because a thread that hangs sends none.
 */
export type ThreadActivity = Int32Array<SharedArrayBuffer>

/** The indexes of the number of steps, and of the time limit of the current step in ms. */
const indexes = { stepCount: 0, limitMs: 1 } as const

/** How often an idle thread records a step. */
const heartbeatIntervalMs = 1_000
/** How often the main thread checks whether there was a step. */
const checkIntervalMs = 500

/** How long an idle thread may be without a step when the machine is busy. */
const idleLimitMs = 10_000

/**
 * How long work without a time limit of its own may take: the first start, the recovery after a crash, and statements of migrations, seeding
 * and imports. The longest, of seeding 100,000 products, took a minute and a half on a busy machine.
 */
const defaultLimitMs = 600_000

/** Creates the activity of a thread that is starting. */
export const newActivity = (): ThreadActivity => {
  const activity = new Int32Array(new SharedArrayBuffer(8))
  Atomics.store(activity, indexes.limitMs, defaultLimitMs)
  return activity
}

export interface ActivityRecorder {
  /** Runs work with a time limit in ms; null for work that may take long. */
  readonly run: <A>(limitMs: number | null, work: () => Promise<A>) => Promise<A>
}

/** Records the activity of this thread, which is idle from now on except for the work that it runs. */
export const recordActivity = (activity: ThreadActivity): ActivityRecorder => {
  let runningCount = 0
  const step = (limitMs: number) => {
    Atomics.store(activity, indexes.limitMs, limitMs)
    Atomics.add(activity, indexes.stepCount, 1)
  }
  const stepWhenIdle = () => {
    if (runningCount === 0) step(idleLimitMs)
  }
  stepWhenIdle()
  setInterval(stepWhenIdle, heartbeatIntervalMs).unref()
  return {
    run: async (limitMs, work) => {
      runningCount += 1
      step(limitMs ?? defaultLimitMs)
      try {
        return await work()
      } finally {
        runningCount -= 1
        stepWhenIdle()
      }
    }
  }
}

/**
 * Calls `onHang`, with the time limit in ms, when another thread has exceeded it. Returns the function that stops watching. Counts checks instead of
 * measuring time, so that neither a suspended machine nor a busy main thread looks like a thread that hangs.
 */
export const watchActivity = (activity: ThreadActivity, onHang: (limitMs: number) => void): (() => void) => {
  let lastStepCount = -1
  let checkCountWithoutStep = 0
  const check = () => {
    const stepCount = Atomics.load(activity, indexes.stepCount)
    checkCountWithoutStep = stepCount === lastStepCount ? checkCountWithoutStep + 1 : 0
    lastStepCount = stepCount
    const limitMs = Atomics.load(activity, indexes.limitMs)
    if (checkCountWithoutStep * checkIntervalMs < limitMs) return
    clearInterval(timer)
    onHang(limitMs)
  }
  const timer = setInterval(check, checkIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
