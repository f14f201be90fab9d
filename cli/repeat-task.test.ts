import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { repeatTask } from "./repeat-task.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("repeatTask runs a task after every interval, also after a failure, but never twice at a time, and stops after the run that has started", async () => {
  const runFinishers: Array<(failure?: Error) => void> = []
  const failures: Array<unknown> = []
  const stop = repeatTask({
    intervalMs: 1_000,
    task: () =>
      new Promise<void>((resolve, reject) => runFinishers.push((failure) => (failure ? reject(failure) : resolve()))),
    onFailure: (error) => failures.push(error)
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(runFinishers).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(runFinishers).toHaveLength(1)
  const failure = new Error("no connection")
  runFinishers[0]?.(failure)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([runFinishers.length, failures]).toEqual([2, [failure]])
  let isStopped = false
  const stopPromise = stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([runFinishers.length, isStopped]).toEqual([2, false])
  runFinishers[1]?.()
  await stopPromise
  expect(isStopped).toBe(true)
})
