import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { newActivity, recordActivity, type ThreadActivity, watchActivity } from "./thread-activity.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Starts watching; returns the list to which each exceeded time limit is added. */
const watchLimits = (activity: ThreadActivity): ReadonlyArray<number> => {
  const limits: Array<number> = []
  watchActivity(activity, (limitMs) => void limits.push(limitMs))
  return limits
}

const neverEndingWork = () => new Promise<never>(() => undefined)
const workLasting = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe("watchActivity", () => {
  it("does not report an idle thread", async () => {
    const activity = newActivity()
    recordActivity(activity)
    const reportedLimits = watchLimits(activity)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(reportedLimits).toEqual([])
  })

  it("reports work that exceeds its time limit, once", async () => {
    const activity = newActivity()
    const { run } = recordActivity(activity)
    const reportedLimits = watchLimits(activity)
    await vi.advanceTimersByTimeAsync(5_000)
    void run(10_000, neverEndingWork)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(reportedLimits).toEqual([])
    await vi.advanceTimersByTimeAsync(700)
    expect(reportedLimits).toEqual([10_000])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reportedLimits).toEqual([10_000])
  })

  it("does not report work that ends within its own time limit", async () => {
    const activity = newActivity()
    const { run } = recordActivity(activity)
    const reportedLimits = watchLimits(activity)
    const runAll = async () => {
      for (let count = 0; count < 10; count++) {
        await run(10_000, workLasting(9_000))
        await run(null, workLasting(500_000))
      }
    }
    void runAll()
    await vi.advanceTimersByTimeAsync(6_000_000)
    expect(reportedLimits).toEqual([])
  })

  it("does not report a thread whose work failed within its time limit", async () => {
    const activity = newActivity()
    const { run } = recordActivity(activity)
    const reportedLimits = watchLimits(activity)
    await expect(run(10_000, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed")
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reportedLimits).toEqual([])
  })

  it("reports a thread without work that stops recording steps, and one whose start takes more than ten minutes", async () => {
    const blockedActivity = newActivity()
    recordActivity(blockedActivity)
    vi.clearAllTimers()
    const startingActivity = newActivity()
    const reportedLimits = [watchLimits(blockedActivity), watchLimits(startingActivity)]
    await vi.advanceTimersByTimeAsync(11_000)
    expect(reportedLimits).toEqual([[10_000], []])
    await vi.advanceTimersByTimeAsync(590_000)
    expect(reportedLimits).toEqual([[10_000], [600_000]])
  })

  it("reports nothing after it was stopped", async () => {
    const activity = newActivity()
    const onHang = vi.fn()
    watchActivity(activity, onHang)()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(onHang).not.toHaveBeenCalled()
  })
})
