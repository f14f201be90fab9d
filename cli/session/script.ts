import type { Place } from "./problem.ts"
import type { Verb } from "./verbs/verb.ts"

/** What a script cannot do without; where it is not to be had the script is skipped, with the reason. */
export const needNames = ["virtual-clock", "mailbox"] as const
export type Need = (typeof needNames)[number]

/** What a step promises, as written: references still stand in it. */
export type Expectation = Readonly<Partial<Record<(typeof expectationNames)[number], unknown>>>

export const expectationNames = ["ok", "error", "message", "result", "session", "customer", "store", "cart"] as const

export interface Step {
  readonly name: string | null
  readonly verb: Verb
  /** As written: references still stand in it. */
  readonly input: Readonly<Record<string, unknown>>
  readonly expect: Expectation
  readonly place: Place
  readonly placeOf: (path: ReadonlyArray<string | number>) => Place
}

export interface Variable {
  readonly name: string
  readonly value: string | number | boolean
  readonly place: Place
}

export interface Source {
  readonly file: string
  readonly text: string
}

/** A script with everything that it includes, in the order in which it runs. */
export interface Script {
  readonly name: string
  readonly file: string
  readonly needs: ReadonlyArray<Need>
  readonly variables: ReadonlyMap<string, Variable>
  readonly steps: ReadonlyArray<Step>
  readonly sources: ReadonlyArray<Source>
}

/** Where a secret comes from tells one step from another, and tells nothing of the secret. */
const source = /^\$\{(?:step|free):[^|}]+\}$/

/** What is shown of a step: its name, or the verb with what is behind it; of a secret where it comes from, if a reference says that. */
export const labelOf = ({ name, verb, input: written }: Pick<Step, "name" | "verb" | "input">, input = written): string => {
  if (name !== null) return name
  const values = Object.keys(written).flatMap((key) => {
    if (verb.fields[key]?.secret !== true) return [String(input[key])]
    const given = written[key]
    return typeof given === "string" && source.test(given) ? [given] : []
  })
  return [verb.name, ...values].join(" ")
}
