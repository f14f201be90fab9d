import { setImmediate } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { makeSharedWork } from "./shared-work.ts"

/** Work in three steps, which stops when its signal aborts. */
const makeSteps = () => {
  const counts = { started: 0, steps: 0 }
  const run = async (signal: AbortSignal): Promise<number> => {
    counts.started++
    for (let step = 0; step < 3; step++) {
      await setImmediate()
      signal.throwIfAborted()
      counts.steps++
    }
    return counts.started
  }
  return { counts, run }
}

describe("makeSharedWork", () => {
  it("runs once for clients with the same key, and again for a later one", async () => {
    const share = makeSharedWork<number>()
    const { run, counts } = makeSteps()
    const client = new AbortController().signal
    expect(await Promise.all([share("a", client, run), share("a", client, run), share("b", client, run)])).toEqual([
      2, 2, 2
    ])
    expect(await share("a", client, run)).toBe(3)
    expect(counts).toEqual({ started: 3, steps: 9 })
  })

  it("goes on while one client waits, and stops when the last one has left", async () => {
    const share = makeSharedWork<number>()
    const { run, counts } = makeSteps()
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
    const shared = [share("a", first.signal, run), share("a", second.signal, run)]
    first.abort()
    expect(await Promise.all(shared)).toEqual([1, 1])
    const left = share("a", third.signal, run)
    third.abort()
    await expect(left).rejects.toThrow("aborted")
    expect(counts).toEqual({ started: 2, steps: 3 })
  })

  it("starts anew for a client that comes after the others have left", async () => {
    const share = makeSharedWork<number>()
    const { run } = makeSteps()
    const gone = new AbortController()
    const left = share("a", gone.signal, run)
    gone.abort()
    const later = share("a", new AbortController().signal, run)
    await expect(left).rejects.toThrow("aborted")
    expect(await later).toBe(2)
  })

  it("does not start for a client that has already left, and passes a failure to all", async () => {
    const share = makeSharedWork<number>()
    const { run, counts } = makeSteps()
    await expect(share("a", AbortSignal.abort(), run)).rejects.toThrow("aborted")
    expect(counts.started).toBe(0)
    const fail = () => Promise.reject(new Error("no picture"))
    const client = new AbortController().signal
    const failures = await Promise.allSettled([share("a", client, fail), share("a", client, fail)])
    expect(failures.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  })
})
