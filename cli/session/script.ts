import type { Position } from "./problem.ts"
import type { Verb } from "./verbs/verb.ts"

/** The requirements that a script can state; a script is skipped with a reason when one is not met. */
export const needNames = ["virtual-clock", "mailbox"] as const
export type Need = (typeof needNames)[number]

/** A step's expectation before its references are resolved. */
export type Expectation = Readonly<Partial<Record<(typeof expectationNames)[number], unknown>>>

export const expectationNames = ["ok", "error", "message", "result", "session", "customer", "store", "cart"] as const

export interface Step {
  readonly name: string | null
  readonly verb: Verb
  /** The input before its references are resolved. */
  readonly input: Readonly<Record<string, unknown>>
  readonly expect: Expectation
  readonly position: Position
  readonly positionOf: (path: ReadonlyArray<string | number>) => Position
}

export interface Variable {
  readonly name: string
  readonly value: string | number | boolean
  readonly position: Position
}

export interface Source {
  readonly file: string
  readonly text: string
}

/** A script with the steps and variables of the scripts that it includes, in the order in which they run. */
export interface Script {
  readonly name: string
  readonly file: string
  readonly needs: ReadonlyArray<Need>
  readonly variables: ReadonlyMap<string, Variable>
  readonly steps: ReadonlyArray<Step>
  readonly sources: ReadonlyArray<Source>
}

/** Matches a reference that identifies a secret in a step's label without revealing it. */
const secretReferencePattern = /^\$\{(?:step|unregistered):[^|}]+\}$/

/** A step's label: its name, or the verb with its input; a secret is shown as its reference, if any. */
export const labelOf = (
  { name, verb, input: rawInput }: Pick<Step, "name" | "verb" | "input">,
  input = rawInput
): string => {
  if (name !== null) return name
  const values = Object.keys(rawInput).flatMap((key) => {
    if (verb.fields[key]?.secret !== true) return [String(input[key])]
    const rawValue = rawInput[key]
    return typeof rawValue === "string" && secretReferencePattern.test(rawValue) ? [rawValue] : []
  })
  return [verb.name, ...values].join(" ")
}
