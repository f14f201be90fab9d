import { maxListedProblems, type Position, type Problem, problemAt } from "./problem.ts"
import { unregisteredNames, piecesOf, randomNames, type Reference, referencesOf, textsIn } from "./references.ts"
import type { Step, Variable } from "./script.ts"
import { suggestion } from "./suggestion.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** The first part of 'name.path.to.value'. */
export const stepNameOf = (reference: string): string => reference.split(".")[0]?.trim() ?? ""

const variablesIn = ({ value }: Variable): ReadonlyArray<string> =>
  typeof value === "string" ? referencesOf(value).flatMap(({ kind, name }) => (kind === "var" ? [name] : [])) : []

/** The most names of a circle that a message has; it is cut before the others. */
const maxCircleNames = 100

/** Finds the circles of variables that refer to each other, and returns for each of their names the circle from there. Visits each variable once. */
const findCircles = (variables: ReadonlyMap<string, Variable>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const circles = new Map<string, ReadonlyArray<string>>()
  const visitedNames = new Set<string>()
  for (const firstName of variables.keys()) {
    /** The variables from the first one to the present one, each with the references that have not been followed. */
    const path: Array<{ readonly name: string; readonly references: Array<string> }> = []
    const positions = new Map<string, number>()
    const enter = (name: string): void => {
      const variable = variables.get(name)
      if (variable === undefined || visitedNames.has(name)) return
      visitedNames.add(name)
      positions.set(name, path.length)
      path.push({ name, references: [...variablesIn(variable)].toReversed() })
    }
    enter(firstName)
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const reference = last.references.pop()
      const start = reference === undefined ? undefined : positions.get(reference)
      if (reference === undefined) {
        path.pop()
        positions.delete(last.name)
      } else if (start === undefined) enter(reference)
      else if (!circles.has(reference)) {
        const names = path.slice(start).map(({ name }) => name)
        for (const [index, name] of names.entries())
          if (!circles.has(name)) {
            const length = Math.min(names.length, maxCircleNames)
            const following = Array.from({ length }, (_, step) => names[(index + step) % names.length] as string)
            circles.set(name, [...following, name])
          }
      }
    }
  }
  return circles
}

/** The names of steps that a reference may use: those before it, and those after it, with its own. */
interface StepNames {
  readonly all: ReadonlyArray<string>
  /** Where each name occurs first and last. */
  readonly first: ReadonlyMap<string, number>
  readonly last: ReadonlyMap<string, number>
}

const stepNamesOf = (steps: ReadonlyArray<Step>): StepNames => {
  const named = steps.flatMap(({ name }, index) => (name === null ? [] : [{ name, index }]))
  return {
    all: named.map(({ name }) => name),
    first: new Map(named.toReversed().map(({ name, index }) => [name, index])),
    last: new Map(named.map(({ name, index }) => [name, index]))
  }
}

/** With how many of the latest names an unknown one is compared for a suggestion. */
const maxComparedNames = 500

type Suggest = (name: string, knownNames: () => ReadonlyArray<string>) => string

/** The error of a reference, if any. `index` is that of the step that has it, and null in a variable. */
const referenceError = (
  { kind, name, fallback }: Reference,
  index: number | null,
  names: StepNames,
  variables: ReadonlyMap<string, Variable>,
  environment: Environment,
  suggest: Suggest
): string | null => {
  switch (kind) {
    case "step": {
      const step = stepNameOf(name)
      if (index === null) return "A variable cannot refer to a step; refer to the step where the value is used."
      if ((names.first.get(step) ?? index) < index || fallback !== null) return null
      if ((names.last.get(step) ?? -1) >= index) return `The step '${step}' has not run here yet.`
      const earlierNames = () =>
        names.all.filter((known) => (names.first.get(known) ?? index) < index).slice(-maxComparedNames)
      return `There is no step named '${step}' before this one.${suggest(step, earlierNames)}`
    }
    case "var":
      return variables.has(name) || fallback !== null
        ? null
        : `There is no variable '${name}'.${variables.size === 0 ? " Declare it under 'variables'." : suggest(name, () => [...variables.keys()].slice(-maxComparedNames))}`
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
  const names = stepNamesOf(steps)
  // A suggestion reads all names, and most problems after the first ones are not listed.
  const suggest: Suggest = (name, knownNames) =>
    problems.length < maxListedProblems ? suggestion(name, knownNames()) : ""
  const check = (text: string, position: Position, index: number | null) => {
    const { pieces, errors } = piecesOf(text)
    for (const error of errors) problems.push(problemAt(position, error))
    for (const piece of pieces) {
      const error =
        typeof piece === "string" ? null : referenceError(piece, index, names, variables, environment, suggest)
      if (error !== null) problems.push(problemAt(position, error))
    }
  }
  const circles = findCircles(variables)
  for (const { name, value, position } of variables.values()) {
    if (typeof value !== "string") continue
    check(value, position, null)
    const circle = circles.get(name)
    if (circle !== undefined)
      problems.push(problemAt(position, `The variable '${name}' is circular: ${circle.join(" → ")}.`))
  }
  for (const [index, { name, verb, input, expect, position, positionOf }] of steps.entries()) {
    if (name !== null && (names.first.get(name) ?? index) < index)
      problems.push(problemAt(position, `Another step already has the name '${name}'.`))
    for (const { path, text } of textsIn(input)) check(text, positionOf([verb.name, ...path]), index)
    for (const { path, text } of textsIn(expect)) check(text, positionOf(["expect", ...path]), index)
  }
  return problems
}
