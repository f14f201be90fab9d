import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { exitCodes } from "../../exit-codes.ts"
import type { ScriptOutcome, StepOutcome } from "../outcome.ts"
import { formatCount, runDocument, runLines, type RunSummary } from "./documents.ts"
import { junitReport } from "./junit.ts"
import { makeRunProgress } from "./progress.ts"
import { checkReports, parseReport, writeReports } from "./reports.ts"

const position = { file: "a.yaml", line: 3, column: 5 }

const aStep = (fields: Partial<StepOutcome> = {}): StepOutcome => ({
  number: 1,
  label: "search mjölk",
  verb: "search",
  position,
  status: "passed",
  ms: 12,
  error: null,
  message: null,
  result: null,
  failures: [],
  notes: [],
  ...fields
})

const aScript = (fields: Partial<ScriptOutcome> = {}): ScriptOutcome => ({
  name: "Milk",
  file: "a.yaml",
  status: "passed",
  reason: null,
  seed: 1,
  started: 0,
  ms: 120,
  steps: [aStep()],
  saved: null,
  ...fields
})

const visit = aStep({ number: 0, label: "visit" })
const failedStep = aStep({
  number: 2,
  status: "failed",
  failures: [{ exitCode: exitCodes.expectation, message: "total: expected 1, got 2.", position }]
})
const skippedStep = aStep({ number: 3, status: "skipped" })
const aRun = (...scripts: ReadonlyArray<ScriptOutcome>): RunSummary => ({
  api: "the API in this process",
  clock: "real",
  exitCode: exitCodes.expectation,
  scripts
})
const mixedRun = aRun(
  aScript(),
  aScript({ name: "Bread and butter", status: "failed", steps: [aStep(), failedStep, skippedStep], ms: 7 }),
  aScript({ name: "Mail", status: "skipped", reason: "it needs the shop's mailbox", steps: [skippedStep] }),
  aScript({ name: "Long", status: "interrupted", steps: [{ ...visit, status: "failed" }, skippedStep] })
)

const folders: Array<string> = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-reports-"))
  folders.push(folder)
  return folder
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

describe("runDocument", () => {
  it("counts scripts and steps by status", () => {
    expect(runDocument(mixedRun)).toEqual({
      api: "the API in this process",
      clock: "real",
      exitCode: 4,
      passed: 1,
      failed: 1,
      skipped: 1,
      interrupted: 1,
      steps: { passed: 2, failed: 2, skipped: 3 },
      scripts: mixedRun.scripts
    })
  })
})

describe("runLines", () => {
  it("has a line per script in columns, without counting the first visit, and a last line with the statuses that occur", () => {
    expect(runLines(mixedRun)).toEqual([
      "passed      Milk              1 of 1 step, 120 ms",
      "failed      Bread and butter  1 of 3 steps, 7 ms",
      "skipped     Mail              it needs the shop's mailbox",
      "interrupted Long              0 of 1 step, 120 ms",
      "1 passed, 1 failed, 1 skipped, 1 interrupted of 4 scripts"
    ])
    expect(runLines(aRun(aScript())).at(-1)).toBe("1 passed of 1 script")
  })
})

describe("formatCount", () => {
  it("writes a plural for every number except 1", () => {
    expect([0, 1, 2].map((number) => formatCount(number, "step"))).toEqual(["0 steps", "1 step", "2 steps"])
  })
})

describe("junitReport", () => {
  it("states why a step was skipped, and where a step failed", () => {
    const report = junitReport(mixedRun.scripts)
    expect(report).toContain(`<skipped message="it needs the shop's mailbox"`)
    expect(report).toContain('<skipped message="an earlier step failed, or the run was interrupted"')
    expect(report).toContain(
      '<failure message="total: expected 1, got 2." type="expectation">a.yaml:3:5: total: expected 1, got 2.</failure>'
    )
    const failures = [failedStep, failedStep].flatMap((step) => step.failures)
    expect(junitReport([aScript({ steps: [{ ...failedStep, failures }] })])).toContain(
      ">a.yaml:3:5: total: expected 1, got 2.&#10;a.yaml:3:5: total: expected 1, got 2.</failure>"
    )
    const unreachable = { exitCode: exitCodes.unreachable, message: "Nothing listens.", position }
    expect(junitReport([aScript({ steps: [{ ...failedStep, failures: [unreachable] }] })])).toContain(
      '<error message="Nothing listens." type="exit-3">a.yaml:3:5: Nothing listens.</error>'
    )
  })
})

describe("parseReport", () => {
  it("parses a kind and a file, whose name may contain an equals sign", () => {
    expect(parseReport("junit=report.xml")).toEqual({ kind: "junit", file: "report.xml" })
    expect(parseReport("json=a=b.json")).toEqual({ kind: "json", file: "a=b.json" })
  })

  it("refuses an unknown kind with a suggestion, and a missing file name without a suggestion", () => {
    expect(() => parseReport("jnit=a")).toThrow(
      "--report takes junit=FILE or json=FILE, not 'jnit=a'. Did you mean 'junit'?"
    )
    for (const option of ["json", "json="])
      expect(() => parseReport(option)).toThrow(
        expect.objectContaining({
          message: `--report takes junit=FILE or json=FILE, not '${option}'.`,
          exitCode: exitCodes.usage
        })
      )
    expect(() => parseReport("toString=a")).toThrow("not 'toString=a'")
  })
})

describe("writeReports", () => {
  it("writes each kind, and returns a message for each file that cannot be written", () => {
    const folder = newFolder()
    const [json, junit] = [join(folder, "a.json"), join(folder, "a.xml")]
    expect(
      writeReports(
        [
          { kind: "json", file: json },
          { kind: "junit", file: junit }
        ],
        mixedRun
      )
    ).toEqual([])
    expect(JSON.parse(readFileSync(json, "utf8"))).toEqual(JSON.parse(JSON.stringify(runDocument(mixedRun))))
    expect(readFileSync(json, "utf8").endsWith("}\n")).toBe(true)
    expect(readFileSync(junit, "utf8")).toContain("<testsuites")
    mkdirSync(join(folder, "taken"))
    expect(writeReports([{ kind: "json", file: join(folder, "taken") }], mixedRun)).toEqual([
      expect.stringMatching(/^The report .*taken could not be written \(.+\)\.$/)
    ])
  })
})

describe("checkReports", () => {
  it("accepts a new file and refuses a folder", () => {
    const folder = newFolder()
    expect(() => checkReports([{ kind: "json", file: join(folder, "new.json") }])).not.toThrow()
    expect(() => checkReports([{ kind: "json", file: folder }])).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^The report .+ cannot be written \(.+\); choose another file\.$/),
        exitCode: exitCodes.usage
      })
    )
  })
})

describe("makeRunProgress", () => {
  const linesOf = (
    report: (progress: ReturnType<typeof makeRunProgress>) => void,
    options: { readonly usesColour?: boolean; readonly quiet?: boolean } = {}
  ) => {
    const lines: Array<string> = []
    report(makeRunProgress({ write: (line) => void lines.push(line), usesColour: false, quiet: false, ...options }))
    return lines
  }

  it("writes a line per script and step, with the shop's message or a summary of the result", () => {
    expect(
      linesOf((progress) => {
        progress.onScriptStart({ name: "Milk", file: "a.yaml" } as never)
        progress.onStepEnd(aStep())
        progress.onStepEnd(aStep({ number: 2, message: "Du är inloggad", result: { id: "1" } }))
        progress.onStepEnd(aStep({ number: 3, result: { products: [{ name: "Mjölk" }] } }))
        progress.onScriptEnd(aScript())
      })
    ).toEqual([
      "\nMilk a.yaml",
      "  ✓ 1. search mjölk 12 ms",
      "  ✓ 2. search mjölk 12 ms  Du är inloggad",
      expect.stringMatching(/^ {2}✓ 3\. search mjölk 12 ms {2}.*Mjölk/)
    ])
  })

  it("writes failures with their positions and notes, and the number of skipped steps", () => {
    expect(
      linesOf((progress) => {
        progress.onStepEnd({ ...failedStep, notes: ["The cart could not be fetched"] })
        progress.onScriptEnd(aScript({ status: "failed", steps: [failedStep, skippedStep], saved: ".skafferi/runs/1" }))
      })
    ).toEqual([
      "  ✗ 2. search mjölk 12 ms",
      "      total: expected 1, got 2.\n      at a.yaml:3:5",
      "      The cart could not be fetched",
      "  – 1 step skipped",
      "  run saved; replay it with: skafferi session replay .skafferi/runs/1"
    ])
  })

  it("does not number the first visit, and omits the notes when the API is the problem", () => {
    for (const exitCode of [exitCodes.unreachable, exitCodes.contract])
      expect(
        linesOf((progress) =>
          progress.onStepEnd({
            ...visit,
            status: "failed",
            failures: [{ exitCode, message: "Nothing listens.", position }],
            notes: ["The settings could not be fetched"]
          })
        )
      ).toEqual(["  ✗ visit 12 ms", "      Nothing listens.\n      at a.yaml:3:5"])
  })

  it("prints why a script was skipped, and that a script was interrupted", () => {
    expect(
      linesOf((progress) => {
        progress.onScriptEnd(
          aScript({ status: "skipped", reason: "it needs the shop's mailbox", steps: [skippedStep] })
        )
        progress.onScriptEnd(aScript({ status: "interrupted" }))
      })
    ).toEqual(["  – skipped: it needs the shop's mailbox", "  – Milk was interrupted"])
  })

  it("writes only failures and interruptions when quiet", () => {
    expect(
      linesOf(
        (progress) => {
          progress.onScriptStart({ name: "Milk", file: "a.yaml" } as never)
          progress.onStepEnd(aStep())
          progress.onStepEnd(failedStep)
          progress.onScriptEnd(aScript({ status: "skipped", reason: "x" }))
          progress.onScriptEnd(aScript({ status: "interrupted", steps: [skippedStep] }))
        },
        { quiet: true }
      )
    ).toEqual([
      "  ✗ 2. search mjölk 12 ms",
      "      total: expected 1, got 2.\n      at a.yaml:3:5",
      "  – Milk was interrupted"
    ])
  })

  it("paints statuses, and never passes on control characters of a message", () => {
    const [line = ""] = linesOf((progress) => progress.onStepEnd(aStep({ message: "\u001b[2J" })), { usesColour: true })
    expect(line).toContain("\u001b[32m✓")
    expect(line).not.toContain("\u001b[2J")
    const [failureLine = ""] = linesOf((progress) => progress.onStepEnd(failedStep), { usesColour: true })
    expect(failureLine).toContain("\u001b[31m✗")
  })
})
