import { Cause, Exit, Schema, SchemaIssue } from "effect"
import type { Fault } from "./refusal.ts"
import { invalid, Refusal } from "./refusal.ts"

type Codec = Schema.Codec<unknown, unknown>

const format = SchemaIssue.makeFormatterStandardSchemaV1()
const most = 20

const stepOf = (step: PropertyKey | { readonly key: PropertyKey }): string => String(typeof step === "object" ? step.key : step)

const faultsOf = (cause: Cause.Cause<unknown>): ReadonlyArray<Fault> => {
  const error = Cause.squash(cause)
  if (!Schema.isSchemaError(error)) throw error
  return format(error.issue)
    .issues.slice(0, most)
    .map(({ path, message }) => {
      const field = (path ?? []).map(stepOf).join(".")
      return { code: "ERR_VALIDATION", message: message.slice(0, 300), ...(field === "" ? {} : { field }) }
    })
}

/** A decoder for what callers send: every fault at once as 400 ERR_VALIDATION with its field. */
export const inputDecoder = (schema: Codec | undefined): ((value: unknown) => unknown) => {
  if (schema === undefined) return () => undefined
  const decode = Schema.decodeUnknownExit(schema)
  return (value) => {
    const exit = decode(value, { errors: "all" })
    if (Exit.isSuccess(exit)) return exit.value
    const [first, ...rest] = faultsOf(exit.cause)
    throw first === undefined ? invalid("The input is not valid.") : new Refusal(400, [first, ...rest])
  }
}

const fieldsOf = (schema: Codec | undefined): ReadonlyArray<string> =>
  schema !== undefined && "fields" in schema && typeof schema.fields === "object" && schema.fields !== null ? Object.keys(schema.fields) : []

/** Reads what a query or its body gives by the declared names whatever their case, the first value of each. */
export const queryReader = (schema: Codec | undefined, aliases: Readonly<Record<string, string>>) => {
  const names = new Map([...Object.entries(aliases), ...fieldsOf(schema).map((name) => [name.toLowerCase(), name] as const)])
  return <Value>(query: Iterable<readonly [name: string, value: Value]>): Readonly<Record<string, Value>> => {
    const read: Record<string, Value> = {}
    for (const [name, value] of query) {
      const declared = names.get(name.toLowerCase())
      if (declared !== undefined && !Object.hasOwn(read, declared)) read[declared] = value
    }
    return read
  }
}
