/**
 * Memory that the thread of the embedded database and the main thread share: the first records each step of its work there, and the second notices
 * when none follows within its time limit. A message would not do, since a thread that hangs sends none.
 */
export type ThreadActivity = Int32Array<SharedArrayBuffer>

/** Where the number of steps and the time limit of the present one, in ms, are stored. */
const at = { steps: 0, limit: 1 } as const

/** How often an idle thread records a step, and how often the main thread checks for one, in ms. */
const heartbeatInterval = 1_000
const checkInterval = 500

/** How long an idle thread may be without a step, in ms, when the machine is busy. */
const idleLimitMs = 10_000

/**
 * How long work without a time limit of its own may take, in ms: the first start, the recovery after a crash, and statements of migrations, seeding
 * and imports. The longest, of seeding 100,000 products, took a minute and a half on a busy machine.
 */
const longestMs = 600_000

/** The activity of a thread that starts. */
export const newActivity = (): ThreadActivity => {
  const activity = new Int32Array(new SharedArrayBuffer(8))
  Atomics.store(activity, at.limit, longestMs)
  return activity
}

export interface ActivityRecorder {
  /** Runs a piece of work with a time limit in ms; null for one that may take long. */
  readonly run: <A>(limitMs: number | null, work: () => Promise<A>) => Promise<A>
}

/** Records the activity of this thread, which is idle from now on except for the work that it runs. */
export const recordActivity = (activity: ThreadActivity): ActivityRecorder => {
  let running = 0
  const step = (limitMs: number) => {
    Atomics.store(activity, at.limit, limitMs)
    Atomics.add(activity, at.steps, 1)
  }
  const stepWhenIdle = () => {
    if (running === 0) step(idleLimitMs)
  }
  stepWhenIdle()
  setInterval(stepWhenIdle, heartbeatInterval).unref()
  return {
    run: async (limitMs, work) => {
      running += 1
      step(limitMs ?? longestMs)
      try {
        return await work()
      } finally {
        running -= 1
        stepWhenIdle()
      }
    }
  }
}

/**
 * Calls `onHang`, with the time limit in ms, when another thread has exceeded it. Returns the function that ends the watch. It counts checks instead of
 * measuring time, so that neither a suspended machine nor a busy main thread looks like a thread that hangs.
 */
export const watchActivity = (activity: ThreadActivity, onHang: (limitMs: number) => void): (() => void) => {
  let lastSteps = -1
  let checksWithoutStep = 0
  const check = () => {
    const steps = Atomics.load(activity, at.steps)
    checksWithoutStep = steps === lastSteps ? checksWithoutStep + 1 : 0
    lastSteps = steps
    const limitMs = Atomics.load(activity, at.limit)
    if (checksWithoutStep * checkInterval < limitMs) return
    clearInterval(timer)
    onHang(limitMs)
  }
  const timer = setInterval(check, checkInterval)
  timer.unref()
  return () => clearInterval(timer)
}
