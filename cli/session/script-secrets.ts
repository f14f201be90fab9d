import { piecesOf, type Reference } from "./references.ts"
import type { Script, Variable } from "./script.ts"

interface ValueSources {
  readonly variables: ReadonlyMap<string, Variable>
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The parts of a secret string that are known before a run: the string itself when it has no references, otherwise the values and the defaults of its references. */
const knownPartsOf = (
  text: string,
  sources: ValueSources,
  visitedNames: ReadonlySet<string>
): ReadonlyArray<string> => {
  const { pieces } = piecesOf(text)
  const references = pieces.filter((piece): piece is Reference => typeof piece !== "string")
  if (references.length === 0) return [pieces.join("")]
  return references.flatMap(({ kind, name, fallback }) => {
    const variable = kind === "var" && !visitedNames.has(name) ? sources.variables.get(name) : undefined
    return [
      ...(fallback === null ? [] : [fallback]),
      ...(kind === "env" ? [sources.environment[name] ?? ""] : []),
      ...(variable === undefined ? [] : knownPartsOf(String(variable.value), sources, new Set([...visitedNames, name])))
    ]
  })
}

/** The secrets in a script, including those of steps that a run does not reach: literals, variables, values from the environment, and defaults of references. */
export const secretsOf = (
  { steps, variables }: Pick<Script, "steps" | "variables">,
  environment: ValueSources["environment"]
): ReadonlyArray<string> =>
  steps.flatMap(({ verb, input }) =>
    Object.entries(verb.fields).flatMap(([name, { secret }]) => {
      const value = input[name]
      return secret && (typeof value === "string" || typeof value === "number")
        ? knownPartsOf(String(value), { variables, environment }, new Set())
        : []
    })
  )
