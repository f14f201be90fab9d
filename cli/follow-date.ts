import { stockholmDate } from "#core/kernel/calendar.ts"

/** How often the date is checked. A timer until midnight would be wrong after a change of the clock, and after the machine has slept. */
const checkPeriodMs = 60_000

export interface FollowDateOptions {
  /** The date in Stockholm on which the tasks were last run, 'YYYY-MM-DD'. */
  readonly since: string
  /** Called with the time in ms after each change of the date in Stockholm, and again after a failure. */
  readonly runDailyTasks: (now: number) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** Checks the date every minute and runs the daily tasks when it has changed. Returns a function that stops the checks. */
export const followDate = ({ since, runDailyTasks, onFailure }: FollowDateOptions): (() => void) => {
  let lastRunDate = since
  let isRunning = false
  const check = async (): Promise<void> => {
    const now = Date.now()
    const today = stockholmDate(now)
    if (isRunning || today === lastRunDate) return
    isRunning = true
    try {
      await runDailyTasks(now)
      lastRunDate = today
    } catch (error) {
      onFailure(error)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void check(), checkPeriodMs)
  timer.unref()
  return () => clearInterval(timer)
}
