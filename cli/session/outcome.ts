import { type ExitCode, exitCodes } from "../exit-codes.ts"
import type { Place } from "./problem.ts"

/** Why a step failed. */
export interface Failure {
  readonly exitCode: ExitCode
  readonly message: string
  readonly place: Place
}

export interface StepOutcome {
  readonly number: number
  /** As a reader knows it: its name, or verb and input. */
  readonly label: string
  readonly verb: string
  readonly place: Place
  readonly status: "passed" | "failed" | "skipped"
  readonly ms: number
  /** The error's name when the use case failed. */
  readonly error: string | null
  /** What the shop said, in Swedish. */
  readonly message: string | null
  /** What the step yields, as `expect` sees it; null when the use case failed or yields nothing. */
  readonly result: unknown
  readonly failures: ReadonlyArray<Failure>
  /** What the core logged meanwhile. */
  readonly notes: ReadonlyArray<string>
}

export interface ScriptOutcome {
  readonly name: string
  readonly file: string
  readonly status: "passed" | "failed" | "skipped" | "interrupted"
  /** Why it was skipped. */
  readonly reason: string | null
  readonly seed: number
  readonly started: number
  readonly ms: number
  readonly steps: ReadonlyArray<StepOutcome>
  /** Where a failed run is kept. */
  readonly saved: string | null
}

/** The most telling first: a bug or a bad script hides everything else, an API that is not there hides what it would have answered. */
const precedence: ReadonlyArray<ExitCode> = [
  exitCodes.internal, exitCodes.usage, exitCodes.unreachable, exitCodes.contract, exitCodes.authentication, exitCodes.expectation
]

export const mostTelling = (codes: ReadonlyArray<ExitCode>): ExitCode => precedence.find((code) => codes.includes(code)) ?? exitCodes.passed

/** One exit code for many scripts; an interruption says more than any failure before it. */
export const exitCodeOf = (scripts: ReadonlyArray<ScriptOutcome>): ExitCode =>
  scripts.some(({ status }) => status === "interrupted")
    ? exitCodes.interrupted
    : mostTelling(scripts.flatMap(({ steps }) => steps.flatMap(({ failures }) => failures.map(({ exitCode }) => exitCode))))

export const countSteps = (scripts: ReadonlyArray<ScriptOutcome>, status: StepOutcome["status"]): number =>
  scripts.reduce((sum, { steps }) => sum + steps.filter((step) => step.status === status).length, 0)
