import { Cause, Exit, Schema, SchemaIssue } from "effect"
import type { ErrorItem } from "./refusal.ts"
import { invalid, refuse } from "./refusal.ts"

type Codec = Schema.Codec<unknown, unknown>

/** A placeholder message for a missing key; `toErrorItems` replaces it by one with the key's path. */
const missing = ""
const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === "MissingKey" ? missing : SchemaIssue.defaultLeafHook(issue))
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
      const text = message === missing ? `${field} is missing` : message.slice(0, 300)
      return { code: "ERR_VALIDATION" as const, message: text, ...(field === "" ? {} : { field }) }
    })
}

/** Creates a decoder for input that reports all errors as 400 ERR_VALIDATION, each with its field. */
export const inputDecoder = (schema: Codec | undefined): ((value: unknown) => unknown) => {
  if (schema === undefined) return () => undefined
  const decode = Schema.decodeUnknownExit(schema)
  return (value) => {
    const exit = decode(value, { errors: "all" })
    if (Exit.isSuccess(exit)) return exit.value
    const [first, ...rest] = toErrorItems(exit.cause)
    throw first === undefined ? invalid("The input is not valid.") : refuse.all([first, ...rest])
  }
}

const fieldsOf = (schema: Codec | undefined): ReadonlyArray<string> =>
  schema !== undefined && "fields" in schema && typeof schema.fields === "object" && schema.fields !== null
    ? Object.keys(schema.fields)
    : []

/** Reads a query, or the body in its place, by the declared names in any letter case; the first value of each name wins. */
export const queryReader = (schema: Codec | undefined, aliases: Readonly<Record<string, string>>) => {
  const names = new Map([
    ...Object.entries(aliases),
    ...fieldsOf(schema).map((name) => [name.toLowerCase(), name] as const)
  ])
  return <Value>(query: Iterable<readonly [name: string, value: Value]>): Readonly<Record<string, Value>> => {
    const values: Record<string, Value> = {}
    for (const [name, value] of query) {
      const declared = names.get(name.toLowerCase())
      if (declared !== undefined && !Object.hasOwn(values, declared)) values[declared] = value
    }
    return values
  }
}
