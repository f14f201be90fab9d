import { stockholmDate } from "#core/kernel/calendar.ts"

/** How often the date is checked. A timer until midnight would be wrong after a change of the clock, and after the machine has slept. */
const checkPeriodMs = 60_000

export interface FollowDateOptions {
  /** The date in Stockholm for which the shop's dates were last updated, 'YYYY-MM-DD'. */
  readonly since: string
  /** Called with the time in ms after each change of the date in Stockholm, and again after a failure. */
  readonly updateDates: (now: number) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** Checks the date every minute and updates the dates of the demo shop when it has changed. Returns a function that stops the checks. */
export const followDate = ({ since, updateDates, onFailure }: FollowDateOptions): (() => void) => {
  let lastUpdateDate = since
  let isUpdating = false
  const check = async (): Promise<void> => {
    const now = Date.now()
    const today = stockholmDate(now)
    if (isUpdating || today === lastUpdateDate) return
    isUpdating = true
    try {
      await updateDates(now)
      lastUpdateDate = today
    } catch (error) {
      onFailure(error)
    } finally {
      isUpdating = false
    }
  }
  const timer = setInterval(() => void check(), checkPeriodMs)
  timer.unref()
  return () => clearInterval(timer)
}
