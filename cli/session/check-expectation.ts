import type { States } from "#core/composition/states.ts"
import { type Mismatch, mismatches } from "./matchers.ts"
import { cartView, customerView, storeView } from "./plain.ts"
import type { Expectation } from "./script.ts"
import type { Done, Said } from "./verbs/verb.ts"

/** How a step's use case ended. */
export type Outcome = { readonly ok: true; readonly done: Done } | { readonly ok: false; readonly said: Said }

const quoted = (text: string | null): string => (text === null ? "nothing" : `'${text}'`)

/** Where the outcome is not what the step promises; `expect` with its references resolved. */
const outcomeFaults = (expect: Expectation, outcome: Outcome): ReadonlyArray<Mismatch> => {
  const { ok, error, message, result } = expect
  const ended = outcome.ok ? "it went well" : `it ended with ${outcome.said.error}, the shop saying ${quoted(outcome.said.message)}`
  const said = outcome.ok ? outcome.done.message : outcome.said.message
  const faults: Array<Mismatch> = []
  if (ok !== undefined && ok !== outcome.ok) faults.push({ path: "ok", expected: String(ok), actual: ended })
  if (error !== undefined && (outcome.ok || outcome.said.error !== error)) faults.push({ path: "error", expected: String(error), actual: ended })
  if (message !== undefined) {
    // Of a title with words below it, either may be named alone.
    const sentences = said === null ? [null] : [said, ...said.split(/(?<=[.!?]) /).flatMap((sentence) => [sentence, sentence.replace(/\.$/, "")])]
    if (!sentences.some((sentence) => mismatches(message, sentence).length === 0)) {
      faults.push({ path: "message", expected: quoted(message === null ? null : String(message)), actual: quoted(said) })
    }
  }
  if (result !== undefined && outcome.ok) faults.push(...mismatches(result, outcome.done.result, "result"))
  return faults
}

const stateFaults = ({ session, customer, store, cart }: Expectation, states: States): ReadonlyArray<Mismatch> => [
  ...(session === undefined ? [] : mismatches(session, states.session.current().status, "session")),
  ...(customer === undefined ? [] : mismatches(customer, customerView(states), "customer")),
  ...(store === undefined ? [] : mismatches(store, storeView(states), "store")),
  ...(cart === undefined ? [] : mismatches(cart, cartView(states), "cart"))
]

/** The step itself says that it may end in an error: by its name, or by what the shop says. */
export const mayFail = ({ ok, error, message }: Expectation): boolean => ok === false || error !== undefined || (message !== undefined && ok !== true)

export const expectationFaults = (expect: Expectation, outcome: Outcome, states: States): ReadonlyArray<Mismatch> => [
  ...outcomeFaults(expect, outcome),
  ...(outcome.ok || mayFail(expect) ? stateFaults(expect, states) : [])
]
