export interface RepeatTaskOptions {
  /** In ms. */
  readonly interval: number
  readonly task: () => Promise<unknown>
  readonly onFailure: (error: unknown) => void
}

/** Runs a task at the end of every interval, one run at a time; returns the function that stops it and waits for a run that has started. */
export const repeatTask = ({ interval, task, onFailure }: RepeatTaskOptions): (() => Promise<void>) => {
  let current: Promise<void> | null = null
  const run = () => {
    current ??= task()
      .then(() => undefined, onFailure)
      .finally(() => (current = null))
  }
  const timer = setInterval(run, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await current
  }
}
