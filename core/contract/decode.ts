import { Effect, Exit, Schema, SchemaIssue, Cause } from "effect"
import type { Endpoint } from "./endpoint.ts"
import { ContractBroken } from "./errors.ts"
import { reportEvent } from "./events.ts"

type Path = ReadonlyArray<PropertyKey>

const issuesOf = (issue: SchemaIssue.Issue): ReadonlyArray<{ readonly path: Path; readonly message: string }> =>
  SchemaIssue.makeFormatterStandardSchemaV1()(issue).issues.map((found) => ({
    path: (found.path ?? []).map((step) => (typeof step === "object" ? step.key : step)),
    message: found.message
  }))

/** The path of the innermost list item that contains an error; dropping that item keeps the others. */
const invalidItem = (path: Path): Path | null => {
  const last = path.findLastIndex((step) => typeof step === "number")
  return last === -1 ? null : path.slice(0, last + 1)
}

const without = (value: unknown, paths: ReadonlyArray<Path>): unknown => {
  if (paths.length === 0) return value
  const nested = (key: PropertyKey) =>
    paths.filter((path) => path.length > 1 && path[0] === key).map((path) => path.slice(1))
  if (Array.isArray(value)) {
    const gone = new Set(paths.filter((path) => path.length === 1).map((path) => path[0]))
    return value.flatMap((item, index) => (gone.has(index) ? [] : [without(item, nested(index))]))
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, nested(key))]))
  }
  return value
}

const describe = (issues: ReturnType<typeof issuesOf>): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join(".") || "(root)"}: ${message}`)
    .join("; ")

/** Decodes a response leniently: invalid list items are dropped and reported once. */
export const decodeResponse = Effect.fnUntraced(function* (endpoint: Endpoint, text: string) {
  const schema = endpoint.projection ?? endpoint.response
  if (schema === null) return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return yield* new ContractBroken({
      endpoint: endpoint.name,
      path: endpoint.path,
      detail: "the response is not JSON"
    })
  }
  const decode = Schema.decodeUnknownExit(schema)
  const first = decode(json, { errors: "all" })
  if (Exit.isSuccess(first)) return first.value
  const error = Cause.squash(first.cause)
  if (!Schema.isSchemaError(error)) return yield* Effect.die(error)
  const issues = issuesOf(error.issue)
  const items = issues.map(({ path }) => invalidItem(path))
  const broken = new ContractBroken({ endpoint: endpoint.name, path: endpoint.path, detail: describe(issues) })
  if (items.includes(null)) return yield* broken
  const second = decode(without(json, items as ReadonlyArray<Path>))
  if (Exit.isFailure(second)) return yield* broken
  const count = new Set(items.map((item) => JSON.stringify(item))).size
  yield* Effect.logWarning(`${endpoint.name}: dropped ${count} broken item(s): ${broken.detail}`)
  yield* reportEvent({ _tag: "ItemsDropped", endpoint: endpoint.name, count, detail: broken.detail })
  return second.value
})
