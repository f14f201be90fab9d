import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ExitCode, exitCodes } from "../exit-codes.ts"
import { exitCodeOf, mostTelling, type ScriptOutcome, type StepOutcome } from "./outcome.ts"

const place = { file: "a.yaml", line: 1, column: 1 }
const step = (codes: ReadonlyArray<ExitCode>): StepOutcome => ({
  number: 1, label: "flush", verb: "flush", place, status: codes.length === 0 ? "passed" : "failed", ms: 1, error: null, message: null, result: null, notes: [],
  failures: codes.map((exitCode) => ({ exitCode, message: "no", place }))
})
const script = (steps: ReadonlyArray<StepOutcome>, status: ScriptOutcome["status"] = "failed"): ScriptOutcome => ({
  name: "a", file: "a.yaml", status, reason: null, seed: 1, started: 0, ms: 1, steps, saved: null
})
const { internal, usage, unreachable, contract, authentication, expectation } = exitCodes

describe("mostTelling", () => {
  it("lets a bug hide a bad script, that an API that is gone, that a broken contract, that a failed log-in, that a failed expectation", () => {
    const order = [internal, usage, unreachable, contract, authentication, expectation]
    for (const [index, code] of order.entries()) expect(mostTelling(order.slice(index))).toBe(code)
    expect(mostTelling([])).toBe(exitCodes.passed)
  })

  it("never depends on the order of failures", () => {
    fc.assert(fc.property(fc.shuffledSubarray([internal, usage, unreachable, contract, authentication, expectation]), (codes) => {
      expect(mostTelling(codes)).toBe(mostTelling(codes.toSorted()))
      expect(exitCodeOf(codes.map((code) => script([step([code])])))).toBe(mostTelling(codes))
    }))
  })
})

describe("exitCodeOf", () => {
  it("says that the run was interrupted, whatever failed before", () => {
    expect(exitCodeOf([script([step([internal])]), script([step([])], "interrupted")])).toBe(exitCodes.interrupted)
  })
})
