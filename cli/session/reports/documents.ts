import type { ExitCode } from "../../exit-codes.ts"
import { countSteps, type ScriptOutcome } from "../outcome.ts"

export interface RunSummary {
  readonly api: string
  readonly clock: "real" | "virtual"
  readonly exitCode: ExitCode
  readonly scripts: ReadonlyArray<ScriptOutcome>
}

const countScripts = (scripts: ReadonlyArray<ScriptOutcome>, status: ScriptOutcome["status"]): number =>
  scripts.filter((script) => script.status === status).length

/** Formats the whole run as one JSON document. */
export const runDocument = ({ api, clock, exitCode, scripts }: RunSummary) => ({
  api,
  clock,
  exitCode,
  passed: countScripts(scripts, "passed"),
  failed: countScripts(scripts, "failed"),
  skipped: countScripts(scripts, "skipped"),
  interrupted: countScripts(scripts, "interrupted"),
  steps: {
    passed: countSteps(scripts, "passed"),
    failed: countSteps(scripts, "failed"),
    skipped: countSteps(scripts, "skipped")
  },
  scripts
})

/** Formats a count: '1 step', '2 steps'. */
export const formatCount = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`

/** The initial visit, step 0, is not counted. */
const formatStepCount = ({ steps, ms }: ScriptOutcome): string => {
  const passedCount = steps.filter(({ status }) => status === "passed").length
  return `${passedCount} of ${formatCount(steps.filter(({ number }) => number > 0).length, "step")}, ${ms} ms`
}

/** Formats one line per script, 'passed  name  5 of 5 steps, 120 ms', and finally the number of scripts by status. */
export const runLines = ({ scripts }: RunSummary): ReadonlyArray<string> => {
  const width = Math.max(...scripts.map(({ name }) => name.length))
  const statusCounts = (["passed", "failed", "skipped", "interrupted"] as const).flatMap((status) =>
    countScripts(scripts, status) === 0 ? [] : [`${countScripts(scripts, status)} ${status}`]
  )
  return [
    ...scripts.map(
      (script) =>
        `${script.status.padEnd(11)} ${script.name.padEnd(width)}  ${script.reason ?? formatStepCount(script)}`
    ),
    `${statusCounts.join(", ")} of ${formatCount(scripts.length, "script")}`
  ]
}
