import { Exit, Schema } from "effect"
import { matcherError } from "./matchers.ts"
import { isMapping, type Mapping } from "./mapping.ts"
import { stateFields } from "./plain.ts"
import { type Position, type Problem, problemAt } from "./problem.ts"
import type { YamlText } from "./read-yaml.ts"
import { containsReference, textsIn } from "./references.ts"
import { type Expectation, expectationNames, type Step } from "./script.ts"
import { suggestion } from "./suggestion.ts"
import type { Field, Verb } from "./verbs/verb.ts"
import { verbNamed, verbNames } from "./verbs/table.ts"

type Path = ReadonlyArray<string | number>

export const formatValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing"
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Collects problems while a script is parsed. */
export class ProblemCollector {
  readonly all: Array<Problem> = []
  readonly yaml: YamlText

  constructor(yaml: YamlText) {
    this.yaml = yaml
  }

  add(path: Path, message: string, target: "key" | "value" = "value"): void {
    this.all.push(problemAt(this.yaml.positionOf(path, target), message))
  }

  reportUnknownKeys(value: Mapping, path: Path, knownKeys: ReadonlyArray<string>, subject: string): void {
    for (const key of Object.keys(value)) {
      if (!knownKeys.includes(key))
        this.add([...path, key], `${subject} has no '${key}'.${suggestion(key, knownKeys)}`, "key")
    }
  }
}

const accepts = (field: Field<unknown>, value: unknown): boolean =>
  Exit.isSuccess(Schema.decodeUnknownExit(field.schema)(value))

/** The value if the field accepts it or it has a reference; the source text of a number if the field accepts that text; undefined otherwise. */
const acceptedValue = (field: Field<unknown>, value: unknown, source: string | null): unknown => {
  if (accepts(field, value) || containsReference(value)) return value
  return typeof value === "number" && source !== null && accepts(field, source) ? source : undefined
}

const readInput = (problems: ProblemCollector, verb: Verb, value: unknown, path: Path): Mapping => {
  const names = Object.keys(verb.fields)
  const isShorthand = !isMapping(value) && value !== null && verb.shorthand !== null
  if (!isMapping(value) && value !== null && !isShorthand) {
    problems.add(
      path,
      names.length === 0
        ? `'${verb.name}' takes no input.`
        : `'${verb.name}' takes ${names.join(", ")}, as in '${verb.example}'.`
    )
    return {}
  }
  const shorthandValues: Mapping = isShorthand ? { [verb.shorthand ?? ""]: value } : {}
  const values = isMapping(value) ? value : shorthandValues
  problems.reportUnknownKeys(values, path, names, `'${verb.name}'`)
  const pathOf = (name: string): Path => (isShorthand ? path : [...path, name])
  for (const [name, { required }] of Object.entries(verb.fields)) {
    if (required && (values[name] === undefined || values[name] === null))
      problems.add(path, `'${verb.name}' needs '${name}', as in '${verb.example}'.`, "key")
  }
  const missingInputProblem = verb.missingInput(values)
  if (missingInputProblem !== null) problems.add(path, `'${verb.name}' ${missingInputProblem}.`, "key")
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, givenValue]) => {
      const field = Object.hasOwn(verb.fields, name) ? verb.fields[name] : undefined
      if (field === undefined || givenValue === null) return []
      const fieldValue = acceptedValue(field, givenValue, problems.yaml.sourceAt(pathOf(name)))
      if (fieldValue !== undefined) return [[name, fieldValue]]
      problems.add(
        pathOf(name),
        `'${name}' takes ${field.expected}, not ${field.secret ? "the given value" : formatValue(givenValue)}.`
      )
      return []
    })
  )
}

const checkStateExpectations = (problems: ProblemCollector, expect: Mapping, path: Path): void => {
  for (const name of ["cart", "store", "customer"] as const) {
    const value = expect[name]
    if (value === undefined) continue
    if (isMapping(value)) problems.reportUnknownKeys(value, [...path, name], stateFields[name], `'${name}'`)
    else if (value !== null || name === "cart") {
      problems.add(
        [...path, name],
        `'${name}' takes a mapping of ${stateFields[name].join(", ")}${name === "cart" ? "" : ", or null for none"}.`
      )
    }
  }
  const { session } = expect
  const isValidSession =
    session === undefined || session === "visitor" || session === "customer" || containsReference(session)
  if (!isValidSession) problems.add([...path, "session"], "'session' is visitor or customer.")
}

const readExpectation = (problems: ProblemCollector, verb: Verb, value: unknown, path: Path): Expectation => {
  if (value === undefined) return {}
  if (!isMapping(value)) {
    problems.add(path, `'expect' takes a mapping of ${expectationNames.join(", ")}.`)
    return {}
  }
  problems.reportUnknownKeys(value, path, expectationNames, "'expect'")
  const { ok, error, message } = value
  if (ok !== undefined && typeof ok !== "boolean")
    problems.add([...path, "ok"], `'ok' is true or false, not ${formatValue(ok)}.`)
  if (
    error !== undefined &&
    !(typeof error === "string" && (verb.errors.includes(error) || containsReference(error)))
  ) {
    problems.add(
      [...path, "error"],
      verb.errors.length === 0
        ? `'${verb.name}' cannot fail, so it takes no 'error'.`
        : `'${verb.name}' has no error '${String(error)}'.${suggestion(String(error), verb.errors)}`
    )
  }
  if (message !== undefined && message !== null && typeof message !== "string")
    problems.add([...path, "message"], "'message' takes a string, or null for none.")
  for (const { path: textPath, text } of textsIn(value)) {
    const textError = matcherError(text)
    if (textError !== null) problems.add([...path, ...textPath], textError)
  }
  checkStateExpectations(problems, value, path)
  return value
}

const stepKeys = ["name", "expect"]

/** Reads one step; null when it has no known verb. */
export const readStep = (problems: ProblemCollector, value: unknown, path: Path): Step | null => {
  const step = typeof value === "string" ? { [value]: null } : value
  if (!isMapping(step)) {
    problems.add(path, "A step is a mapping with one verb, as in '- search: mellanmjölk'.")
    return null
  }
  const verbKeys = Object.keys(step).filter((key) => !stepKeys.includes(key))
  const knownVerbs = verbKeys.flatMap((key) => verbNamed(key) ?? [])
  for (const key of verbKeys) {
    if (verbNamed(key) === undefined)
      problems.add([...path, key], `There is no verb '${key}'.${suggestion(key, [...verbNames, ...stepKeys])}`, "key")
  }
  if (verbKeys.length === 0) problems.add(path, "This step has no verb.")
  const [verb, ...extraVerbs] = knownVerbs
  for (const extraVerb of extraVerbs)
    problems.add(
      [...path, extraVerb.name],
      `A step has one verb; '${verb?.name}' is already here. Start a new step for '${extraVerb.name}'.`,
      "key"
    )
  const name = step["name"]
  const isValidName = typeof name === "string" && !/[.}|]/.test(name) && name.trim() !== ""
  if (name !== undefined && !isValidName)
    problems.add([...path, "name"], "'name' takes a non-empty string without '.', '|' and '}'.")
  if (verb === undefined) return null
  const inputPath: Path = typeof value === "string" ? path : [...path, verb.name]
  const position: Position = problems.yaml.positionOf(path)
  return {
    name: typeof name === "string" ? name : null,
    verb,
    input: readInput(problems, verb, step[verb.name], inputPath),
    expect: readExpectation(problems, verb, step["expect"], [...path, "expect"]),
    position,
    positionOf: (subpath) => problems.yaml.positionOf([...path, ...subpath])
  }
}
