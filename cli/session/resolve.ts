import { isObject } from "#core/kernel/is-object.ts"
import { stepNameOf } from "./check-references.ts"
import { piecesOf, type Reference } from "./references.ts"
import type { Variable } from "./script.ts"

/** The sources of references' values while a script runs. */
export interface Values {
  readonly variables: ReadonlyMap<string, Variable>
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The results of the named steps so far. */
  readonly results: ReadonlyMap<string, unknown>
  readonly random: (name: string) => Promise<string>
  /** Returns the personal number of someone who is not a customer yet. */
  readonly unregistered: (name: string) => Promise<string>
}

/** Thrown when a reference has no value. */
export class Unresolved extends Error {}

const describeValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? "is an empty list" : `is a list of ${value.length}`
  return isObject(value) ? `has only ${Object.keys(value).join(", ")}` : `is ${JSON.stringify(value)}`
}

const valueAt = (result: unknown, path: ReadonlyArray<string>, reference: string): unknown => {
  let value = result
  for (const [index, step] of path.entries()) {
    const nextValue = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
    if (nextValue === undefined)
      throw new Unresolved(
        `\${step:${reference}} cannot be resolved: ${[stepNameOf(reference), ...path.slice(0, index)].join(".")} ${describeValue(value)}.`
      )
    value = nextValue
  }
  return value
}

/** Resolves references. Each random and unregistered value is generated once per script, so that equal references have the same value. */
export const makeResolver = (values: Values): ((input: unknown) => Promise<unknown>) => {
  const generatedValues = new Map<string, Promise<unknown>>()
  const generateOnce = (key: string, generate: () => Promise<unknown>): Promise<unknown> => {
    const promise = generatedValues.get(key) ?? generate()
    generatedValues.set(key, promise)
    return promise
  }
  const lookUp = async ({ kind, name, fallback }: Reference): Promise<unknown> => {
    switch (kind) {
      case "env":
        return values.environment[name] ?? fallback ?? ""
      case "var": {
        const variable = values.variables.get(name)
        return variable === undefined ? fallback : generateOnce(`var ${name}`, () => resolve(variable.value))
      }
      case "random":
        return generateOnce(`random ${name}`, () => values.random(name))
      case "unregistered":
        return generateOnce(`unregistered ${name}`, () => values.unregistered(name))
      case "step": {
        const step = stepNameOf(name)
        if (!values.results.has(step)) return fallback
        return valueAt(values.results.get(step), name.split(".").slice(1), name)
      }
    }
  }
  const resolveText = async (text: string): Promise<unknown> => {
    const { pieces } = piecesOf(text)
    const [firstPiece] = pieces
    // A string that consists of one reference gets the type of its value.
    if (pieces.length === 1 && firstPiece !== undefined && typeof firstPiece !== "string") return lookUp(firstPiece)
    let result = ""
    for (const piece of pieces) result += typeof piece === "string" ? piece : String(await lookUp(piece))
    return result
  }
  const resolve = async (input: unknown): Promise<unknown> => {
    if (typeof input === "string") return resolveText(input)
    if (Array.isArray(input)) return Promise.all(input.map(resolve))
    if (!isObject(input)) return input
    const entries: Array<readonly [string, unknown]> = []
    for (const [key, value] of Object.entries(input)) entries.push([key, await resolve(value)])
    return Object.fromEntries(entries)
  }
  return resolve
}
