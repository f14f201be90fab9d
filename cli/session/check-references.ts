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
  visited: ReadonlyArray<string> = []
): ReadonlyArray<string> | null => {
  if (visited.includes(name)) return [...visited.slice(visited.indexOf(name)), name]
  const value = variables.get(name)?.value
  const next = typeof value === "string" ? referencesOf(value).filter(({ kind }) => kind === "var") : []
  for (const reference of next) {
    const cycle = findCycle(reference.name, variables, [...visited, name])
    if (cycle !== null) return cycle
  }
  return null
}

const referenceError = (
  { kind, name, fallback }: Reference,
  earlier: ReadonlyArray<string> | null,
  later: ReadonlyArray<string>,
  variables: ReadonlyMap<string, Variable>,
  environment: Environment
): string | null => {
  switch (kind) {
    case "step": {
      const step = stepNameOf(name)
      if (earlier === null) return "A variable cannot refer to a step; refer to the step where the value is used."
      if (earlier.includes(step) || fallback !== null) return null
      return later.includes(step)
        ? `The step '${step}' has not run here yet.`
        : `There is no step named '${step}' before this one.${suggestion(step, earlier)}`
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
        : `There is no unregistered '${name}'.${suggestion(name, unregisteredNames)}`
    case "random":
      return (randomNames as ReadonlyArray<string>).includes(name)
        ? null
        : `There is no random '${name}'.${suggestion(name, randomNames)}`
  }
}

/** Reports every unknown reference, duplicate name and circular variable. */
export const checkReferences = (
  steps: ReadonlyArray<Step>,
  variables: ReadonlyMap<string, Variable>,
  environment: Environment
): ReadonlyArray<Problem> => {
  const problems: Array<Problem> = []
  const check = (
    text: string,
    position: Position,
    earlier: ReadonlyArray<string> | null,
    later: ReadonlyArray<string>
  ) => {
    const { pieces, errors } = piecesOf(text)
    for (const error of errors) problems.push(problemAt(position, error))
    for (const piece of pieces) {
      const error = typeof piece === "string" ? null : referenceError(piece, earlier, later, variables, environment)
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
    const earlier = names.slice(0, index).filter((known) => known !== null)
    const later = names.slice(index).filter((known) => known !== null)
    if (name !== null && earlier.includes(name))
      problems.push(problemAt(position, `Another step already has the name '${name}'.`))
    for (const { path, text } of textsIn(input)) check(text, positionOf([verb.name, ...path]), earlier, later)
    for (const { path, text } of textsIn(expect)) check(text, positionOf(["expect", ...path]), earlier, later)
  }
  return problems
}
