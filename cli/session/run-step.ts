import type { ClientEvent } from "#core/contract/events.ts"
import { Cause, Exit, Schema } from "effect"
import { flushCart } from "#core/cart/flush-cart.ts"
import { type ExitCode, exitCodes } from "../exit-codes.ts"
import type { Shopper } from "./open-shopper.ts"
import { expectationMismatches, allowsFailure, type Outcome } from "./check-expectation.ts"
import { type Failure, mostSevere, type StepOutcome } from "./outcome.ts"
import type { Redactor } from "./redact.ts"
import { Unresolved } from "./resolve.ts"
import { type Expectation, labelOf, type Step } from "./script.ts"
import { findApiProblem, type StepRecords, type ApiProblem } from "./api-problem.ts"
import type { StepSuccess, ShopFailure, Verb } from "./verbs/verb.ts"

/** The parts of a run that a step uses: the shopper, the earlier results and the recorded traffic. */
export interface StepContext {
  readonly shopper: Shopper
  readonly apiName: string
  readonly redactor: Redactor
  readonly resolve: (value: unknown) => Promise<unknown>
  /** The traffic, events and logs since the last call. */
  readonly takeRecords: () => StepRecords
  /** Stores the result of a named step. */
  readonly storeResult: (step: Step, result: unknown) => void
}

interface UseCaseResult {
  /** The step's input with resolved references; null when a reference has no value, or after a bug. */
  readonly input: Step["input"] | null
  readonly outcome: Outcome | null
  readonly failures: ReadonlyArray<Failure>
}

const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

interface DecodedInput {
  readonly input: Step["input"]
  /** The name of the first field for which a reference resolved to an invalid value; null when all are valid. */
  readonly invalidField: string | null
}

/** Decodes the resolved values with the fields' schemas. A number is also tried as a string, since a reference to text may resolve to a number. */
const decodeInput = ({ fields }: Verb, resolvedInput: Step["input"]): DecodedInput => {
  const input: Record<string, unknown> = {}
  for (const [name, { schema }] of Object.entries(fields)) {
    const value = resolvedInput[name]
    if (value === undefined) continue
    const decode = Schema.decodeUnknownExit(schema)
    const exit = (typeof value === "number" ? [value, String(value)] : [value])
      .map((candidate) => decode(candidate))
      .find(Exit.isSuccess)
    if (exit === undefined) return { input: resolvedInput, invalidField: name }
    input[name] = exit.value
  }
  return { input, invalidField: null }
}

const failedResult = (step: Step, exitCode: ExitCode, text: string): UseCaseResult => ({
  input: null,
  outcome: null,
  failures: [{ exitCode, message: text, position: step.position }]
})

const resolveStep = async (
  step: Step,
  { resolve, redactor }: StepContext
): Promise<{ readonly input: Step["input"]; readonly expect: Expectation } | UseCaseResult> => {
  const { verb } = step
  try {
    const { input, invalidField } = decodeInput(verb, (await resolve(step.input)) as Step["input"])
    const expect = (await resolve(step.expect)) as Expectation
    for (const [name, { secret }] of Object.entries(verb.fields)) if (secret) redactor.add(input[name])
    if (invalidField === null) return { input, expect }
    const message = `'${invalidField}' takes ${verb.fields[invalidField]?.expected ?? ""}; a reference resolved to something else.`
    return {
      input,
      outcome: null,
      failures: [{ exitCode: exitCodes.usage, message, position: step.positionOf([verb.name, invalidField]) }]
    }
  } catch (error) {
    if (error instanceof Unresolved) return failedResult(step, exitCodes.expectation, error.message)
    throw error
  }
}

const unexpectedFailure = (
  step: Step,
  { error, message: shopMessage, detail }: ShopFailure,
  events: ReadonlyArray<ClientEvent>
): Failure => ({
  exitCode: events.some(({ _tag }) => _tag === "TokenMissing") ? exitCodes.authentication : step.verb.exitCode,
  message: `It failed with ${error}${shopMessage === null ? "" : `; the shop's message is '${shopMessage}'`}${detail === null ? "" : ` (${detail})`}.`,
  position: step.position
})

const apiProblemFailure = ({ exitCode, sentence }: ApiProblem, step: Step): Failure => ({
  exitCode,
  message: sentence,
  position: step.position
})

const runUseCase = async (step: Step, context: StepContext): Promise<UseCaseResult> => {
  const { shopper } = context
  const resolvedStep = await resolveStep(step, context)
  if ("failures" in resolvedStep) return resolvedStep
  const { input, expect } = resolvedStep
  const exit: Exit.Exit<StepSuccess, ShopFailure> = await shopper.run(step.verb.run(input))
  if (Exit.isFailure(exit) && !exit.cause.reasons.some(Cause.isFailReason))
    return failedResult(step, exitCodes.internal, `A bug: ${describeError(Cause.squash(exit.cause))}`)
  const outcome: Outcome = Exit.isSuccess(exit)
    ? { ok: true, value: exit.value }
    : { ok: false, failure: Cause.squash(exit.cause) as ShopFailure }
  if (outcome.ok) {
    registerToken(outcome.value.result, context.redactor)
    context.storeResult(step, outcome.value.result)
  }
  if (expect.cart !== undefined) await shopper.run(flushCart({ leaving: false }))
  const mismatches = expectationMismatches(expect, outcome, shopper.states)
  return {
    input,
    outcome,
    failures: mismatches.map(({ path, expected, actual }): Failure => ({
      exitCode: exitCodes.expectation,
      message: `${path}: expected ${expected}, ${path === "ok" || path === "error" ? "but" : "got"} ${actual}.`,
      position: step.positionOf(["expect", ...(path === "error" || path === "ok" ? [path] : path.split("."))])
    }))
  }
}

const registerToken = (result: unknown, redactor: Redactor): void => {
  if (typeof result === "object" && result !== null && "token" in result) redactor.add(result.token)
}

/** Runs one step and returns its outcome. */
export const runStep = async (step: Step, number: number, context: StepContext): Promise<StepOutcome> => {
  const startedAt = performance.now()
  const { input, outcome, failures } = await runUseCase(step, context).catch((error: unknown) =>
    failedResult(step, exitCodes.internal, `A bug: ${describeError(error)}`)
  )
  const ms = Math.round(performance.now() - startedAt)
  const records = context.takeRecords()
  const failure = outcome !== null && !outcome.ok ? outcome.failure : null
  const success = outcome !== null && outcome.ok ? outcome.value : null
  const isFailureAllowed = allowsFailure(step.expect) && failures.length === 0
  const apiProblem = isFailureAllowed ? null : findApiProblem(records, context.apiName)
  const allFailures = [
    ...(apiProblem === null ? [] : [apiProblemFailure(apiProblem, step)]),
    ...(failure !== null && !allowsFailure(step.expect) && apiProblem === null
      ? [unexpectedFailure(step, failure, records.events)]
      : []),
    ...failures
  ]
  // The most severe failures decide the exit code and are listed first. Among equally severe ones a problem with the API is first, because it usually causes the others.
  const exitCode = mostSevere(allFailures.map(({ exitCode }) => exitCode))
  return context.redactor.data({
    number,
    label: labelOf(step, input ?? step.input),
    verb: step.verb.name,
    position: step.position,
    status: allFailures.length === 0 ? "passed" : "failed",
    ms,
    error: failure?.error ?? null,
    message: failure?.message ?? success?.message ?? null,
    result: success?.result ?? null,
    failures: allFailures.toSorted((a, b) => Number(b.exitCode === exitCode) - Number(a.exitCode === exitCode)),
    notes: records.logs
  })
}
