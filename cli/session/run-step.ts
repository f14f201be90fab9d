import { Cause, Exit, Schema } from "effect"
import { flushCart } from "#core/cart/flush-cart.ts"
import { type ExitCode, exitCodes } from "../exit-codes.ts"
import type { Shopper } from "../ports.ts"
import { expectationFaults, mayFail, type Outcome } from "./check-expectation.ts"
import { type Failure, mostTelling, type StepOutcome } from "./outcome.ts"
import type { Redactor } from "./redact.ts"
import { Unresolved } from "./resolve.ts"
import { type Expectation, labelOf, type Step } from "./script.ts"
import { findTrouble, type Seen, type Trouble } from "./trouble.ts"
import type { Done, Said, Verb } from "./verbs/verb.ts"

/** What a step needs of the run around it. */
export interface StepRun {
  readonly shopper: Shopper
  readonly apiName: string
  readonly redactor: Redactor
  readonly resolve: (given: unknown) => Promise<unknown>
  /** What has come over the line since this was last asked, and what the core made of it. */
  readonly sinceLast: () => Seen
  /** Keeps what a named step yields. */
  readonly keep: (step: Step, result: unknown) => void
}

interface Ended {
  /** What the step was given, references resolved; null when it did not come to that. */
  readonly input: Step["input"] | null
  readonly outcome: Outcome | null
  readonly failures: ReadonlyArray<Failure>
}

const message = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

interface Taken {
  readonly input: Step["input"]
  /** A field whose value a reference brought wrong. */
  readonly bad: string | null
}

/** The values as the fields take them: a number that a reference brought as text becomes a number, and the other way round. */
const takeInput = ({ fields }: Verb, resolved: Step["input"]): Taken => {
  const input: Record<string, unknown> = {}
  for (const [name, { schema }] of Object.entries(fields)) {
    const value = resolved[name]
    if (value === undefined) continue
    const decode = Schema.decodeUnknownExit(schema)
    const exit = (typeof value === "number" ? [value, String(value)] : [value]).map((candidate) => decode(candidate)).find(Exit.isSuccess)
    if (exit === undefined) return { input: resolved, bad: name }
    input[name] = exit.value
  }
  return { input, bad: null }
}

const failed = (step: Step, exitCode: ExitCode, text: string): Ended => ({ input: null, outcome: null, failures: [{ exitCode, message: text, place: step.place }] })

const resolved = async (step: Step, { resolve, redactor }: StepRun): Promise<{ readonly input: Step["input"]; readonly expect: Expectation } | Ended> => {
  const { verb } = step
  try {
    const { input, bad } = takeInput(verb, (await resolve(step.input)) as Step["input"])
    const expect = (await resolve(step.expect)) as Expectation
    for (const [name, { secret }] of Object.entries(verb.fields)) if (secret) redactor.add(input[name])
    if (bad === null) return { input, expect }
    const message = `'${bad}' takes ${verb.fields[bad]?.expected ?? ""}; a reference brought something else.`
    return { input, outcome: null, failures: [{ exitCode: exitCodes.usage, message, place: step.placeOf([verb.name, bad]) }] }
  } catch (error) {
    if (error instanceof Unresolved) return failed(step, exitCodes.expectation, error.message)
    throw error
  }
}

const unexpected = (step: Step, { error, message: said, detail }: Said, logs: ReadonlyArray<string>): Failure => ({
  exitCode: detail === "MissingToken" || logs.some((text) => text.includes("MissingToken")) ? exitCodes.authentication : step.verb.exitCode,
  message: `It ended with ${error}${said === null ? "" : `, the shop saying '${said}'`}${detail === null ? "" : ` (${detail})`}.`,
  place: step.place
})

const troubleFailure = ({ exitCode, sentence }: Trouble, step: Step): Failure => ({ exitCode, message: sentence, place: step.place })

const runUseCase = async (step: Step, run: StepRun): Promise<Ended> => {
  const { shopper } = run
  const ready = await resolved(step, run)
  if ("failures" in ready) return ready
  const { input, expect } = ready
  const exit: Exit.Exit<Done, Said> = await shopper.run(step.verb.run(input))
  if (Exit.isFailure(exit) && !exit.cause.reasons.some(Cause.isFailReason)) return failed(step, exitCodes.internal, `A bug: ${message(Cause.squash(exit.cause))}`)
  const outcome: Outcome = Exit.isSuccess(exit) ? { ok: true, done: exit.value } : { ok: false, said: Cause.squash(exit.cause) as Said }
  if (outcome.ok) {
    redactTokens(outcome.done.result, run.redactor)
    run.keep(step, outcome.done.result)
  }
  if (expect.cart !== undefined) await shopper.run(flushCart({ leaving: false }))
  const faults = expectationFaults(expect, outcome, shopper.states)
  return {
    input,
    outcome,
    failures: faults.map(({ path, expected, actual }): Failure => ({
      exitCode: exitCodes.expectation,
      message: `${path}: expected ${expected}, got ${actual}.`,
      place: step.placeOf(["expect", ...(path === "error" || path === "ok" ? [path] : path.split("."))])
    }))
  }
}

const redactTokens = (result: unknown, redactor: Redactor): void => {
  if (typeof result === "object" && result !== null && "token" in result) redactor.add(result.token)
}

/** Runs one step to its end and says what came of it. */
export const runStep = async (step: Step, number: number, run: StepRun): Promise<StepOutcome> => {
  const begun = performance.now()
  const { input, outcome, failures } = await runUseCase(step, run).catch((error: unknown) => failed(step, exitCodes.internal, `A bug: ${message(error)}`))
  const ms = Math.round(performance.now() - begun)
  const seen = run.sinceLast()
  const said = outcome !== null && !outcome.ok ? outcome.said : null
  const expected = mayFail(step.expect) && failures.length === 0
  const trouble = expected ? null : findTrouble(seen, run.apiName)
  const all = [
    ...(trouble === null ? [] : [troubleFailure(trouble, step)]),
    ...(said !== null && !mayFail(step.expect) && trouble === null ? [unexpected(step, said, seen.logs)] : []),
    ...failures
  ]
  // An API that is in trouble explains whatever else was not as expected.
  const telling = mostTelling(all.map(({ exitCode }) => exitCode))
  return run.redactor.data({
    number,
    label: labelOf(step, input ?? step.input),
    verb: step.verb.name,
    place: step.place,
    status: all.length === 0 ? "passed" : "failed",
    ms,
    error: said?.error ?? null,
    message: outcome === null ? null : outcome.ok ? outcome.done.message : outcome.said.message,
    result: outcome !== null && outcome.ok ? outcome.done.result : null,
    failures: all.toSorted((a, b) => Number(b.exitCode === telling) - Number(a.exitCode === telling)),
    notes: seen.logs
  })
}
