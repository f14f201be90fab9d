import { type Position, type Problem, problemAt } from "./problem.ts"
import { unregisteredNames, piecesOf, randomNames, type Reference, referencesOf, textsIn } from "./references.ts"
import type { Step, Variable } from "./script.ts"
import { suggestion } from "./suggestion.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** The first part of 'name.path.to.value'. */
export const stepNameOf = (reference: string): string => reference.split(".")[0]?.trim() ?? ""

const findCycle = (
  name: string,
  variables: ReadonlyMap<string, Variable>,
  visitedNames: ReadonlyArray<string> = []
): ReadonlyArray<string> | null => {
  if (visitedNames.includes(name)) return [...visitedNames.slice(visitedNames.indexOf(name)), name]
  const value = variables.get(name)?.value
  const nestedReferences = typeof value === "string" ? referencesOf(value).filter(({ kind }) => kind === "var") : []
  for (const reference of nestedReferences) {
    const cycle = findCycle(reference.name, variables, [...visitedNames, name])
    if (cycle !== null) return cycle
  }
  return null
}

/** The error of a reference, if any. `earlierNames` is null in a variable; `laterNames` includes the name of the step that has the reference. */
const referenceError = (
  { kind, name, fallback }: Reference,
  earlierNames: ReadonlyArray<string> | null,
  laterNames: ReadonlyArray<string>,
  variables: ReadonlyMap<string, Variable>,
  environment: Environment
): string | null => {
  switch (kind) {
    case "step": {
      const step = stepNameOf(name)
      if (earlierNames === null) return "A variable cannot refer to a step; refer to the step where the value is used."
      if (earlierNames.includes(step) || fallback !== null) return null
      return laterNames.includes(step)
        ? `The step '${step}' has not run here yet.`
        : `There is no step named '${step}' before this one.${suggestion(step, earlierNames)}`
    }
    case "var":
      return variables.has(name) || fallback !== null
        ? null
        : `There is no variable '${name}'.${variables.size === 0 ? " Declare it under 'variables'." : suggestion(name, [...variables.keys()])}`
    case "env":
      return environment[name] !== undefined || fallback !== null
        ? null
        : `The environment has no ${name}; set it, or give a default: \${env:${name}|…}.`
    case "unregistered":
      return (unregisteredNames as ReadonlyArray<string>).includes(name)
        ? null
        : `There is no reference \${unregistered:${name}}.${suggestion(name, unregisteredNames)}`
    case "random":
      return (randomNames as ReadonlyArray<string>).includes(name)
        ? null
        : `There is no reference \${random:${name}}.${suggestion(name, randomNames)}`
  }
}

/** Lists every malformed or unknown reference, duplicate step name and circular variable. */
export const checkReferences = (
  steps: ReadonlyArray<Step>,
  variables: ReadonlyMap<string, Variable>,
  environment: Environment
): ReadonlyArray<Problem> => {
  const problems: Array<Problem> = []
  const check = (
    text: string,
    position: Position,
    earlierNames: ReadonlyArray<string> | null,
    laterNames: ReadonlyArray<string>
  ) => {
    const { pieces, errors } = piecesOf(text)
    for (const error of errors) problems.push(problemAt(position, error))
    for (const piece of pieces) {
      const error =
        typeof piece === "string" ? null : referenceError(piece, earlierNames, laterNames, variables, environment)
      if (error !== null) problems.push(problemAt(position, error))
    }
  }
  for (const { name, value, position } of variables.values()) {
    if (typeof value !== "string") continue
    check(value, position, null, [])
    const cycle = findCycle(name, variables)
    if (cycle !== null && cycle[0] === name)
      problems.push(problemAt(position, `The variable '${name}' is circular: ${cycle.join(" → ")}.`))
  }
  const names = steps.map(({ name }) => name)
  for (const [index, { name, verb, input, expect, position, positionOf }] of steps.entries()) {
    const earlierNames = names.slice(0, index).filter((stepName) => stepName !== null)
    const laterNames = names.slice(index).filter((stepName) => stepName !== null)
    if (name !== null && earlierNames.includes(name))
      problems.push(problemAt(position, `Another step already has the name '${name}'.`))
    for (const { path, text } of textsIn(input)) check(text, positionOf([verb.name, ...path]), earlierNames, laterNames)
    for (const { path, text } of textsIn(expect)) check(text, positionOf(["expect", ...path]), earlierNames, laterNames)
  }
  return problems
}
