import { isMapping } from "./mapping.ts"
import { ProblemCollector, readStep, formatValue } from "./parse-step.ts"
import type { Position, Problem } from "./problem.ts"
import { readYaml } from "./read-yaml.ts"
import { type Need, needNames, type Step, type Variable } from "./script.ts"
import { suggestion } from "./suggestion.ts"

/** One script file before its includes are read. */
export interface ScriptFile {
  readonly name: string | null
  readonly needs: ReadonlyArray<Need>
  readonly includes: ReadonlyArray<{ readonly path: string; readonly position: Position }>
  readonly variables: ReadonlyArray<Variable>
  readonly steps: ReadonlyArray<Step>
  readonly problems: ReadonlyArray<Problem>
}

export const scriptVersion = 1

export const scriptKeys = ["version", "name", "description", "needs", "include", "variables", "steps"] as const

const emptyScript = { name: null, needs: [], includes: [], variables: [], steps: [] } as const

const isVariableValue = (value: unknown): value is Variable["value"] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"

const isNeed = (value: unknown): value is Need => (needNames as ReadonlyArray<unknown>).includes(value)

const listOf = (value: unknown): ReadonlyArray<unknown> => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The path of an element of a list, or of a single value. */
const pathIn = (key: string, value: unknown, index: number) => (Array.isArray(value) ? [key, index] : [key])

const variableNamePattern = /^[A-Za-z_][\w-]*$/

/** Reads one script file; reports all of its problems. */
export const parseScript = (file: string, text: string): ScriptFile => {
  const yaml = readYaml(file, text)
  if (yaml.value === undefined && yaml.problems.length > 0) return { ...emptyScript, problems: yaml.problems }
  const problems = new ProblemCollector(yaml)
  const root = yaml.value
  if (!isMapping(root)) {
    problems.add([], `A script is a mapping that begins with 'version: ${scriptVersion}'.`)
    return { ...emptyScript, problems: problems.all }
  }
  problems.reportUnknownKeys(root, [], scriptKeys, "A script")
  const { version, name, description, needs, include, variables, steps } = root
  if (version === undefined) problems.add([], `A script begins with 'version: ${scriptVersion}'.`)
  else if (version !== scriptVersion)
    problems.add(
      ["version"],
      `Version ${formatValue(version)} is unknown; the current one is 'version: ${scriptVersion}'.`
    )
  else if (Object.keys(root)[0] !== "version") problems.add(["version"], "'version' comes first.", "key")
  for (const [key, value] of Object.entries({ name, description })) {
    if (value !== undefined && typeof value !== "string")
      problems.add([key], `'${key}' takes a string, not ${formatValue(value)}.`)
  }
  for (const [index, need] of listOf(needs).entries()) {
    if (!isNeed(need))
      problems.add(
        pathIn("needs", needs, index),
        `Unknown requirement '${String(need)}'.${suggestion(String(need), needNames)}`
      )
  }
  for (const [index, path] of listOf(include).entries()) {
    if (typeof path !== "string")
      problems.add(pathIn("include", include, index), `'include' takes file names, not ${formatValue(path)}.`)
  }
  if (variables !== undefined && variables !== null && !isMapping(variables))
    problems.add(["variables"], "'variables' takes a mapping of names to values.")
  const variableEntries = isMapping(variables) ? Object.entries(variables) : []
  for (const [key, value] of variableEntries) {
    if (!variableNamePattern.test(key))
      problems.add(["variables", key], `'${key}' is not a valid variable name; use letters, digits, - and _.`, "key")
    if (!isVariableValue(value))
      problems.add(["variables", key], `A variable is a string, a number, true or false, not ${formatValue(value)}.`)
  }
  if (steps !== undefined && !Array.isArray(steps)) problems.add(["steps"], "'steps' takes a list.")
  if (listOf(steps).length === 0 && listOf(include).length === 0)
    problems.add(steps === undefined ? [] : ["steps"], "A script has steps.")
  const parsedSteps = (Array.isArray(steps) ? steps : []).map((step, index) =>
    readStep(problems, step, ["steps", index])
  )
  return {
    name: typeof name === "string" ? name : null,
    needs: listOf(needs).filter(isNeed),
    includes: listOf(include).flatMap((path, index) =>
      typeof path === "string" ? [{ path, position: yaml.positionOf(pathIn("include", include, index)) }] : []
    ),
    variables: variableEntries.map(([key, value]) => ({
      name: key,
      // An invalid value is reported above; its name still counts as declared, so that references to it are not reported, too.
      value: isVariableValue(value) ? value : "",
      position: yaml.positionOf(["variables", key])
    })),
    steps: parsedSteps.filter((step) => step !== null),
    problems: [...yaml.problems, ...problems.all]
  }
}
