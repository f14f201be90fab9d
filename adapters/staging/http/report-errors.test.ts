import { beforeEach, describe, expect, it } from "vitest"
import { Overloaded } from "../database/errors.ts"
import { makeErrorReport } from "./report-errors.ts"

let now = 0
let lines: Array<string> = []
let report: ReturnType<typeof makeErrorReport>
beforeEach(() => {
  now = 1_000
  lines = []
  report = makeErrorReport({ write: (line) => void lines.push(line), clock: () => now })
})
const reportError = (error: unknown) => report({ requestId: "r1", endpoint: "getCart", error })

describe("the report of unexpected errors", () => {
  it("has the stack of every bug", () => {
    for (let call = 0; call < 3; call++) reportError(new TypeError("x is undefined"))
    reportError("a thrown text")
    expect(lines).toHaveLength(4)
    for (const line of lines.slice(0, 3)) expect(line).toMatch(/^getCart r1: TypeError: x is undefined\n {4}at /)
    expect(lines[3]).toContain("getCart r1: Error: a thrown text")
  })

  it("has at most one line in ten seconds during an outage, without a stack, with the number of calls that failed since the last one", () => {
    const outage = new Overloaded("too many statements wait")
    for (let call = 0; call < 100; call++) reportError(outage)
    now += 9_999
    reportError(outage)
    now += 1
    reportError(outage)
    expect(lines).toEqual([
      `getCart r1: unavailable (${outage.message})\n`,
      `getCart r1: unavailable (${outage.message}); 100 more calls failed since the last report\n`
    ])
  })
})
