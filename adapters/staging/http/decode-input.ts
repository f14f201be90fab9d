import { Cause, Exit, Schema, SchemaIssue } from "effect"
import { maxListLength } from "#core/contract/request-limits.ts"
import type { ErrorItem } from "./refusal.ts"
import { invalid, refuse } from "./refusal.ts"

type Codec = Schema.Codec<unknown, unknown>

/** A placeholder message for a missing key; `toErrorItems` replaces it with one that contains the key's path. */
const missingKeyMessage = ""
const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === "MissingKey" ? missingKeyMessage : SchemaIssue.defaultLeafHook(issue))
})
const maxErrors = 20

const formatPathStep = (step: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof step === "object" ? step.key : step)

const toErrorItems = (cause: Cause.Cause<unknown>): ReadonlyArray<ErrorItem> => {
  const error = Cause.squash(cause)
  if (!Schema.isSchemaError(error)) throw error
  return format(error.issue)
    .issues.slice(0, maxErrors)
    .map(({ path, message }) => {
      const field = (path ?? []).map(formatPathStep).join(".")
      const text = message === missingKeyMessage ? `${field} is missing` : message.slice(0, 300)
      return { code: "ERR_VALIDATION" as const, message: text, ...(field === "" ? {} : { field }) }
    })
}

/** The first text at any depth that is longer than `maxLength`, or the first list with more than `maxListLength` elements; null when there is none. Iterates, since a body may be nested deeper than the call stack allows. */
const findExcess = (input: unknown, maxLength: number): { readonly path: string; readonly rule: string } | null => {
  const pending: Array<readonly [path: string, value: unknown]> = [["", input]]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [path, value] = next
    if (typeof value === "string" && value.length > maxLength)
      return { path, rule: `A text has at most ${maxLength} characters.` }
    if (Array.isArray(value) && value.length > maxListLength)
      return { path, rule: `A list has at most ${maxListLength} elements.` }
    if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (typeof inner === "string" || typeof inner === "object")
          pending.push([path === "" ? key : `${path}.${key}`, inner])
  }
  return null
}

/** Refuses an input with a text or a list that is too long, since a text may be stored, returned and compared many times, and each wrong element of a list is an error of its own. */
export const rejectExcess = (input: unknown, maxLength: number): void => {
  const excess = findExcess(input, maxLength)
  if (excess !== null) throw invalid(excess.rule, excess.path === "" ? undefined : excess.path)
}

/** Creates a decoder that reports the errors of its input, at most 20, as 400 ERR_VALIDATION, each with its field. */
export const inputDecoder = (schema: Codec | undefined): ((value: unknown) => unknown) => {
  if (schema === undefined) return () => undefined
  const decode = Schema.decodeUnknownExit(schema)
  return (value) => {
    const exit = decode(value, { errors: "all" })
    if (Exit.isSuccess(exit)) return exit.value
    const [firstError, ...otherErrors] = toErrorItems(exit.cause)
    throw firstError === undefined ? invalid("The input is not valid.") : refuse.all([firstError, ...otherErrors])
  }
}

const fieldsOf = (schema: Codec | undefined): ReadonlyArray<string> =>
  schema !== undefined && "fields" in schema && typeof schema.fields === "object" && schema.fields !== null
    ? Object.keys(schema.fields)
    : []

/** Creates a reader of the parameters in a URL's query or in a body: it accepts the declared names and their aliases in any letter case, and the first value of each name wins. */
export const queryReader = (schema: Codec | undefined, aliases: Readonly<Record<string, string>>) => {
  const names = new Map([
    ...Object.entries(aliases),
    ...fieldsOf(schema).map((name) => [name.toLowerCase(), name] as const)
  ])
  return <Value>(query: Iterable<readonly [name: string, value: Value]>): Readonly<Record<string, Value>> => {
    const values: Record<string, Value> = {}
    for (const [name, value] of query) {
      const declaredName = names.get(name.toLowerCase())
      if (declaredName !== undefined && !Object.hasOwn(values, declaredName)) values[declaredName] = value
    }
    return values
  }
}
