import { type ExitCode, exitCodes } from "../exit-codes.ts"
import type { Position } from "./problem.ts"

/** Why a step failed. */
export interface Failure {
  readonly exitCode: ExitCode
  readonly message: string
  readonly position: Position
}

export interface StepOutcome {
  readonly number: number
  /** The step's label: its name, or verb and input. */
  readonly label: string
  readonly verb: string
  readonly position: Position
  readonly status: "passed" | "failed" | "skipped"
  readonly ms: number
  /** The error's name when the use case failed. */
  readonly error: string | null
  /** The shop's message, in Swedish. */
  readonly message: string | null
  /** The step's result, which `expect` checks; null when the use case failed or has no result. */
  readonly result: unknown
  readonly failures: ReadonlyArray<Failure>
  /** The core's log messages during the step. */
  readonly notes: ReadonlyArray<string>
}

export interface ScriptOutcome {
  readonly name: string
  readonly file: string
  readonly status: "passed" | "failed" | "skipped" | "interrupted"
  /** Why the script was skipped; null when it was run. */
  readonly reason: string | null
  readonly seed: number
  readonly started: number
  readonly ms: number
  readonly steps: ReadonlyArray<StepOutcome>
  /** The folder in which a failed or interrupted run is saved; null for any other run, and when saving was not requested or failed. */
  readonly saved: string | null
}

/** From most to least severe: a bug or an invalid script outranks everything else, and an unreachable API outranks a response that breaks the contract. */
const precedence: ReadonlyArray<ExitCode> = [
  exitCodes.internal,
  exitCodes.usage,
  exitCodes.unreachable,
  exitCodes.contract,
  exitCodes.authentication,
  exitCodes.expectation
]

export const mostSevere = (codes: ReadonlyArray<ExitCode>): ExitCode =>
  precedence.find((code) => codes.includes(code)) ?? exitCodes.passed

/** One exit code for many scripts; an interruption outranks earlier failures. */
export const exitCodeOf = (scripts: ReadonlyArray<ScriptOutcome>): ExitCode =>
  scripts.some(({ status }) => status === "interrupted")
    ? exitCodes.interrupted
    : mostSevere(
        scripts.flatMap(({ steps }) => steps.flatMap(({ failures }) => failures.map(({ exitCode }) => exitCode)))
      )

export const countSteps = (scripts: ReadonlyArray<ScriptOutcome>, status: StepOutcome["status"]): number =>
  scripts.reduce((sum, { steps }) => sum + steps.filter((step) => step.status === status).length, 0)
