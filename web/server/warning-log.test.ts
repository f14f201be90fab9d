import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { makeWarningLog } from "./warning-log.ts"

let lines: Array<string> = []
let warn: ReturnType<typeof makeWarningLog>
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-10T09:00:00Z") })
  lines = []
  warn = makeWarningLog({ write: (line) => void lines.push(line), clock: Date.now })
})
afterEach(() => void vi.useRealTimers())

describe("the log of warnings", () => {
  it("writes a single warning immediately", async () => {
    warn("The top sellers could not be fetched: HttpUnavailable")
    await vi.advanceTimersByTimeAsync(10_001)
    warn("The top sellers could not be fetched: HttpUnavailable")
    expect(lines).toEqual([
      "2026-03-10T09:00:00.000Z WARN The top sellers could not be fetched: HttpUnavailable",
      "2026-03-10T09:00:10.001Z WARN The top sellers could not be fetched: HttpUnavailable"
    ])
  })

  it("writes one line per ten seconds during an outage, with every warning and its count", async () => {
    for (let page = 0; page < 100; page++) {
      warn("The settings could not be fetched: HttpUnavailable")
      warn("The navigation could not be fetched: HttpUnavailable")
      await vi.advanceTimersByTimeAsync(250)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    const navigation = "The navigation could not be fetched: HttpUnavailable"
    const settings = "The settings could not be fetched: HttpUnavailable"
    expect(lines).toEqual([
      `2026-03-10T09:00:00.000Z WARN ${settings}`,
      `2026-03-10T09:00:10.000Z WARN in the last ten seconds: ${navigation} (40); ${settings} (39)`,
      `2026-03-10T09:00:20.000Z WARN in the last ten seconds: ${settings} (40); ${navigation} (40)`,
      `2026-03-10T09:00:30.000Z WARN in the last ten seconds: ${settings} (20); ${navigation} (20)`
    ])
  })

  it("lists at most 20 different warnings in a line, and counts the others", async () => {
    for (let block = 0; block < 51; block++) warn(`The block ${block} is hidden: ContractBroken`)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lines[1]?.match(/ContractBroken \(1\)/g)).toHaveLength(20)
    expect(lines[1]).toMatch(/; 30 others$/)
  })
})
