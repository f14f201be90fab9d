import { sessionState } from "#core/session/session-state.ts"
import type { StateStore } from "#core/kernel/state.ts"
import { type Mismatch, mismatches } from "./matchers.ts"
import { cartView, customerView, storeView } from "./plain.ts"
import type { Expectation } from "./script.ts"
import type { StepSuccess, ShopFailure } from "./verbs/verb.ts"

/** How a step's use case ended. */
export type Outcome =
  | { readonly ok: true; readonly value: StepSuccess }
  | { readonly ok: false; readonly failure: ShopFailure }

const quoted = (text: string | null): string => (text === null ? "nothing" : `'${text}'`)

/** Compares the outcome with `expect`, whose references are resolved. */
const outcomeMismatches = (expect: Expectation, outcome: Outcome): ReadonlyArray<Mismatch> => {
  const { ok, error, message, result } = expect
  const actualOutcome = outcome.ok
    ? "it succeeded"
    : `it failed with ${outcome.failure.error}; the shop's message is ${quoted(outcome.failure.message)}`
  const shopMessage = outcome.ok ? outcome.value.message : outcome.failure.message
  const differences: Array<Mismatch> = []
  if (ok !== undefined && ok !== outcome.ok)
    differences.push({ path: "ok", expected: String(ok), actual: actualOutcome })
  if (error !== undefined && (outcome.ok || outcome.failure.error !== error))
    differences.push({ path: "error", expected: String(error), actual: actualOutcome })
  if (message !== undefined) {
    // A message of several sentences also matches one of them, with or without its full stop.
    const sentences =
      shopMessage === null
        ? [null]
        : [
            shopMessage,
            ...shopMessage.split(/(?<=[.!?]) /).flatMap((sentence) => [sentence, sentence.replace(/\.$/, "")])
          ]
    if (!sentences.some((sentence) => mismatches(message, sentence).length === 0)) {
      differences.push({
        path: "message",
        expected: quoted(message === null ? null : String(message)),
        actual: quoted(shopMessage)
      })
    }
  }
  if (result !== undefined && outcome.ok) differences.push(...mismatches(result, outcome.value.result, "result"))
  return differences
}

const stateMismatches = (
  { session, customer, store, cart }: Expectation,
  states: StateStore
): ReadonlyArray<Mismatch> => [
  ...(session === undefined ? [] : mismatches(session, states.of(sessionState).current().status, "session")),
  ...(customer === undefined ? [] : mismatches(customer, customerView(states), "customer")),
  ...(store === undefined ? [] : mismatches(store, storeView(states), "store")),
  ...(cart === undefined ? [] : mismatches(cart, cartView(states), "cart"))
]

/** Whether the step allows its use case to fail: `expect` has ok: false, an error, or a message without ok: true. */
export const allowsFailure = ({ ok, error, message }: Expectation): boolean =>
  ok === false || error !== undefined || (message !== undefined && ok !== true)

export const expectationMismatches = (
  expect: Expectation,
  outcome: Outcome,
  states: StateStore
): ReadonlyArray<Mismatch> => [
  ...outcomeMismatches(expect, outcome),
  ...(outcome.ok || allowsFailure(expect) ? stateMismatches(expect, states) : [])
]
