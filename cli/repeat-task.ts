export interface RepeatTaskOptions {
  readonly intervalMs: number
  readonly task: () => Promise<unknown>
  readonly onFailure: (error: unknown) => void
}

/** Runs a task at the end of every interval, one run at a time; returns the function that stops it and waits for a run that has started. */
export const repeatTask = ({ intervalMs, task, onFailure }: RepeatTaskOptions): (() => Promise<void>) => {
  let currentRun: Promise<void> | null = null
  const run = () => {
    currentRun ??= task()
      .then(() => undefined, onFailure)
      .finally(() => (currentRun = null))
  }
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await currentRun
  }
}
