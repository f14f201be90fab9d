import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { followDate } from "./follow-date.ts"

const evening = Date.parse("2026-03-10T22:58:30Z")
const dayMs = 86_400_000

beforeEach(() => void vi.useFakeTimers({ now: evening }))
afterEach(() => void vi.useRealTimers())

it("followDate runs the daily tasks after midnight in Stockholm, after the clock is set forward or back, and again after a failure", async () => {
  const updates: Array<string> = []
  const failures: Array<unknown> = []
  const stop = followDate({
    since: "2026-03-10",
    runDailyTasks: async (now) => {
      if (failures.length === 0 && updates.length === 1) throw new Error("no database")
      updates.push(new Date(now).toISOString())
    },
    onFailure: (error) => void failures.push(error)
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(updates).toEqual([])
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(updates).toEqual(["2026-03-10T23:00:30.000Z"])
  vi.setSystemTime(evening + 30 * dayMs)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([updates.length, failures.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  vi.setSystemTime(evening)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(updates.slice(1).map((time) => time.slice(0, 10))).toEqual(["2026-04-09", "2026-03-10"])
  stop()
  await vi.advanceTimersByTimeAsync(2 * dayMs)
  expect(updates).toHaveLength(3)
})
