import { Effect, Exit, Schema, SchemaIssue, Cause } from "effect"
import type { Endpoint } from "./endpoint.ts"
import { ContractBroken } from "./errors.ts"

type Path = ReadonlyArray<PropertyKey>

const issuesOf = (issue: SchemaIssue.Issue): ReadonlyArray<{ readonly path: Path; readonly message: string }> =>
  SchemaIssue.makeFormatterStandardSchemaV1()(issue).issues.map((found) => ({
    path: (found.path ?? []).map((step) => (typeof step === "object" ? step.key : step)),
    message: found.message
  }))

/** The innermost list item on the way to a fault: what has to go so that the rest can stay. */
const faultyItem = (path: Path): Path | null => {
  const last = path.findLastIndex((step) => typeof step === "number")
  return last === -1 ? null : path.slice(0, last + 1)
}

const without = (value: unknown, paths: ReadonlyArray<Path>): unknown => {
  if (paths.length === 0) return value
  const nested = (key: PropertyKey) => paths.filter((path) => path.length > 1 && path[0] === key).map((path) => path.slice(1))
  if (Array.isArray(value)) {
    const gone = new Set(paths.filter((path) => path.length === 1).map((path) => path[0]))
    return value.flatMap((item, index) => (gone.has(index) ? [] : [without(item, nested(index))]))
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, nested(key))]))
  }
  return value
}

const describe = (faults: ReturnType<typeof issuesOf>): string =>
  faults.slice(0, 3).map(({ path, message }) => `${path.map(String).join(".") || "(root)"}: ${message}`).join("; ")

/** Reads an answer as the app does: a broken list item is dropped and reported once, the rest is kept. */
export const readAnswer = Effect.fnUntraced(function*(endpoint: Endpoint, text: string) {
  const schema = endpoint.reads ?? endpoint.answer
  if (schema === null) return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return yield* new ContractBroken({ endpoint: endpoint.name, path: endpoint.path, detail: "the answer is not JSON" })
  }
  const decode = Schema.decodeUnknownExit(schema)
  const first = decode(json, { errors: "all" })
  if (Exit.isSuccess(first)) return first.value
  const error = Cause.squash(first.cause)
  if (!Schema.isSchemaError(error)) return yield* Effect.die(error)
  const faults = issuesOf(error.issue)
  const items = faults.map(({ path }) => faultyItem(path))
  const broken = new ContractBroken({ endpoint: endpoint.name, path: endpoint.path, detail: describe(faults) })
  if (items.includes(null)) return yield* broken
  const second = decode(without(json, items as ReadonlyArray<Path>))
  if (Exit.isFailure(second)) return yield* broken
  yield* Effect.logWarning(`${endpoint.name}: left out ${new Set(items.map((item) => JSON.stringify(item))).size} broken item(s): ${broken.detail}`)
  return second.value
})
