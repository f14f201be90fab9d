// @vitest-environment jsdom
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { exitCodes } from "../../exit-codes.ts"
import type { ScriptOutcome, StepOutcome } from "../outcome.ts"
import { junitReport } from "./junit.ts"

const parse = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, "application/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return document
}

const position = { file: "a.yaml", line: 3, column: 5 }
const anyText = fc.string({ unit: "binary", maxLength: 20 })

const anyStep: fc.Arbitrary<StepOutcome> = fc
  .record({
    number: fc.nat(20),
    label: anyText,
    verb: fc.constant("flush"),
    position: fc.constant(position),
    status: fc.constantFrom("passed" as const, "failed" as const, "skipped" as const),
    ms: fc.nat(5_000),
    error: fc.constant(null),
    message: fc.option(anyText),
    result: fc.constant(null),
    notes: fc.constant([]),
    failures: fc.constant([])
  })
  .chain((fields) =>
    fields.status === "failed"
      ? fc
          .record({ exitCode: fc.constantFrom(exitCodes.expectation, exitCodes.unreachable), message: anyText })
          .map((failure): StepOutcome => ({ ...fields, failures: [{ ...failure, position }] }))
      : fc.constant(fields)
  )

const anyScript: fc.Arbitrary<ScriptOutcome> = fc.record({
  name: anyText,
  file: anyText,
  status: fc.constant("failed" as const),
  reason: fc.constant(null),
  seed: fc.nat(),
  started: fc.nat(2e12),
  ms: fc.nat(5_000),
  steps: fc.array(anyStep, { maxLength: 5 }),
  saved: fc.constant(null)
})

describe("junitReport", () => {
  it("is always well-formed XML with one suite per script, one case per step and correct counts, for any string", () => {
    fc.assert(
      fc.property(fc.array(anyScript, { maxLength: 3 }), (scripts) => {
        const document = parse(junitReport(scripts))
        const suites = [...document.querySelectorAll("testsuites > testsuite")]
        expect(suites).toHaveLength(scripts.length)
        for (const [index, suite] of suites.entries()) {
          const { steps } = scripts[index] as ScriptOutcome
          const count = (selector: string) => String(suite.querySelectorAll(selector).length)
          expect(suite.querySelectorAll(":scope > testcase")).toHaveLength(steps.length)
          expect(suite.getAttribute("tests")).toBe(String(steps.length))
          expect(suite.getAttribute("failures")).toBe(count("testcase > failure"))
          expect(suite.getAttribute("errors")).toBe(count("testcase > error"))
          expect(suite.getAttribute("skipped")).toBe(count("testcase > skipped"))
          expect(suite.getAttribute("time")).toMatch(/^\d+\.\d{3}$/)
          expect(suite.getAttribute("timestamp")).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
        }
      }),
      { numRuns: 60 }
    )
  })

  it("distinguishes a failed expectation, a step that could not run and a skipped one, with positions of failures and the seed", () => {
    const base = {
      number: 1,
      label: "search mjölk",
      verb: "search",
      position,
      status: "failed" as const,
      ms: 12,
      error: null,
      message: null,
      result: null,
      notes: []
    }
    const document = parse(
      junitReport([
        {
          name: "A script",
          file: "a.yaml",
          status: "failed",
          reason: null,
          seed: 7,
          started: 0,
          ms: 20,
          saved: null,
          steps: [
            {
              ...base,
              failures: [{ exitCode: exitCodes.expectation, message: "total: expected 2, got <1>.", position }]
            },
            {
              ...base,
              number: 2,
              failures: [{ exitCode: exitCodes.unreachable, message: "Nothing listens.", position }]
            },
            { ...base, number: 3, status: "skipped", failures: [] }
          ]
        }
      ])
    )
    const [failure, error] = [document.querySelector("failure"), document.querySelector("error")]
    expect(failure?.getAttribute("message")).toBe("total: expected 2, got <1>.")
    expect(failure?.textContent).toBe("a.yaml:3:5: total: expected 2, got <1>.")
    expect(error?.getAttribute("type")).toBe("exit-3")
    expect(error?.textContent).toBe("a.yaml:3:5: Nothing listens.")
    expect(document.querySelectorAll("skipped")).toHaveLength(1)
    expect(document.querySelector("property[name=seed]")?.getAttribute("value")).toBe("7")
  })
})
