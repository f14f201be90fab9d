import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ExitCode, exitCodes } from "../exit-codes.ts"
import { exitCodeOf, mostSevere, type ScriptOutcome, type StepOutcome } from "./outcome.ts"

const position = { file: "a.yaml", line: 1, column: 1 }
const aStep = (codes: ReadonlyArray<ExitCode>): StepOutcome => ({
  number: 1,
  label: "flush",
  verb: "flush",
  position,
  status: codes.length === 0 ? "passed" : "failed",
  ms: 1,
  error: null,
  message: null,
  result: null,
  notes: [],
  failures: codes.map((exitCode) => ({ exitCode, message: "no", position }))
})
const aScript = (steps: ReadonlyArray<StepOutcome>, status: ScriptOutcome["status"] = "failed"): ScriptOutcome => ({
  name: "a",
  file: "a.yaml",
  status,
  reason: null,
  seed: 1,
  started: 0,
  ms: 1,
  steps,
  saved: null
})
const { internal, usage, unreachable, contract, authentication, expectation } = exitCodes

describe("mostSevere", () => {
  it("ranks bugs before bad scripts, an unreachable API, broken contracts, failed log-ins and failed expectations", () => {
    const order = [internal, usage, unreachable, contract, authentication, expectation]
    for (const [index, code] of order.entries()) expect(mostSevere(order.slice(index))).toBe(code)
    expect(mostSevere([])).toBe(exitCodes.passed)
  })

  it("never depends on the order of failures", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([internal, usage, unreachable, contract, authentication, expectation]),
        (codes) => {
          expect(mostSevere(codes)).toBe(mostSevere(codes.toSorted()))
          expect(exitCodeOf(codes.map((code) => aScript([aStep([code])])))).toBe(mostSevere(codes))
        }
      )
    )
  })
})

describe("exitCodeOf", () => {
  it("is the code of an interruption, regardless of earlier failures", () => {
    expect(exitCodeOf([aScript([aStep([internal])]), aScript([aStep([])], "interrupted")])).toBe(exitCodes.interrupted)
  })
})
