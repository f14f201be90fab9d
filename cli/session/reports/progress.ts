import { styleText } from "node:util"
import { exitCodes } from "../../exit-codes.ts"
import { printable } from "../../printable.ts"
import { formatPlace } from "../problem.ts"
import { counted } from "./documents.ts"
import type { ScriptOutcome, StepOutcome } from "../outcome.ts"
import type { Script } from "../script.ts"
import { seen } from "./seen.ts"

type Colour = "green" | "red" | "yellow" | "dim" | "bold"

export interface RunProgress {
  readonly scriptBegins: (script: Script) => void
  readonly stepEnds: (step: StepOutcome) => void
  readonly scriptEnds: (script: ScriptOutcome) => void
}

export interface ProgressOptions {
  readonly write: (line: string) => void
  readonly colour: boolean
  /** Failures alone. */
  readonly quiet: boolean
}

/** A line a step as it ends, with what went wrong below it. */
export const makeRunProgress = ({ write, colour, quiet }: ProgressOptions): RunProgress => {
  const paint = (style: Colour, text: string): string => (colour ? styleText(style, printable(text), { validateStream: false }) : printable(text))
  const talk = (line: string) => {
    if (!quiet) write(line)
  }
  const failuresOf = ({ failures, notes }: StepOutcome) => {
    for (const { place, message } of failures) write(`      ${paint("red", message)}\n      ${paint("dim", `at ${formatPlace(place)}`)}`)
    // Of an API in trouble the sentence says it all.
    if (failures.some(({ exitCode }) => exitCode === exitCodes.unreachable || exitCode === exitCodes.contract)) return
    for (const note of notes) write(paint("dim", `      ${note}`))
  }
  return {
    scriptBegins: ({ name, file }) => talk(`\n${paint("bold", name)} ${paint("dim", file)}`),
    stepEnds: (step) => {
      const { status, number, label, ms, message, result } = step
      const shown = message ?? seen(result)
      const said = shown === null ? "" : paint("dim", `  ${shown}`)
      if (status === "passed") return talk(`  ${paint("green", "✓")} ${number}. ${printable(label)} ${paint("dim", `${ms} ms`)}${said}`)
      write(`  ${paint("red", "✗")} ${number === 0 ? "" : `${number}. `}${printable(label)} ${paint("dim", `${ms} ms`)}${said}`)
      failuresOf(step)
    },
    scriptEnds: ({ status, reason, name, steps, saved }) => {
      const left = steps.filter((step) => step.status === "skipped").length
      if (status === "skipped") talk(`  ${paint("yellow", "–")} skipped: ${printable(reason ?? "")}`)
      else if (left > 0) talk(`  ${paint("yellow", "–")} ${counted(left, "step")} left out`)
      if (status === "interrupted") write(`  ${paint("yellow", "–")} ${printable(name)} was interrupted`)
      if (saved !== null) write(`  kept; run it again with: skafferi session replay ${printable(saved)}`)
    }
  }
}
