import { styleText } from "node:util"
import { exitCodes } from "../../exit-codes.ts"
import { printable } from "../../printable.ts"
import { formatPosition } from "../problem.ts"
import { formatCount } from "./documents.ts"
import type { ScriptOutcome, StepOutcome } from "../outcome.ts"
import type { Script } from "../script.ts"
import { summarizeResult } from "./summarize-result.ts"

type Style = "green" | "red" | "yellow" | "dim" | "bold"

export interface RunProgress {
  readonly onScriptStart: (script: Script) => void
  readonly onStepEnd: (step: StepOutcome) => void
  readonly onScriptEnd: (script: ScriptOutcome) => void
}

export interface ProgressOptions {
  readonly write: (line: string) => void
  readonly usesColour: boolean
  /** Writes only failures, interruptions and where runs are saved. */
  readonly quiet: boolean
}

/** Writes one line per finished step, with its failures below. */
export const makeRunProgress = ({ write, usesColour, quiet }: ProgressOptions): RunProgress => {
  const paint = (style: Style, text: string): string =>
    usesColour ? styleText(style, printable(text), { validateStream: false }) : printable(text)
  const writeUnlessQuiet = (line: string) => {
    if (!quiet) write(line)
  }
  const writeFailures = ({ failures, notes }: StepOutcome) => {
    for (const { position, message } of failures)
      write(`      ${paint("red", message)}\n      ${paint("dim", `at ${formatPosition(position)}`)}`)
    // The message of an API problem makes the log messages superfluous.
    if (failures.some(({ exitCode }) => exitCode === exitCodes.unreachable || exitCode === exitCodes.contract)) return
    for (const note of notes) write(paint("dim", `      ${note}`))
  }
  return {
    onScriptStart: ({ name, file }) => writeUnlessQuiet(`\n${paint("bold", name)} ${paint("dim", file)}`),
    onStepEnd: (step) => {
      const { status, number, label, ms, message, result } = step
      const summary = message ?? summarizeResult(result)
      const detail = summary === null ? "" : paint("dim", `  ${summary}`)
      if (status === "passed")
        return writeUnlessQuiet(
          `  ${paint("green", "✓")} ${number}. ${printable(label)} ${paint("dim", `${ms} ms`)}${detail}`
        )
      write(
        `  ${paint("red", "✗")} ${number === 0 ? "" : `${number}. `}${printable(label)} ${paint("dim", `${ms} ms`)}${detail}`
      )
      writeFailures(step)
    },
    onScriptEnd: ({ status, reason, name, steps, saved }) => {
      const skippedCount = steps.filter((step) => step.status === "skipped").length
      if (status === "skipped") writeUnlessQuiet(`  ${paint("yellow", "–")} skipped: ${printable(reason ?? "")}`)
      else if (skippedCount > 0)
        writeUnlessQuiet(`  ${paint("yellow", "–")} ${formatCount(skippedCount, "step")} skipped`)
      if (status === "interrupted") write(`  ${paint("yellow", "–")} ${printable(name)} was interrupted`)
      if (saved !== null) write(`  run saved; replay it with: skafferi session replay ${printable(saved)}`)
    }
  }
}
