import { withoutDirectionControls } from "../kernel/format-characters.ts"
import { Effect, Exit, Schema, SchemaIssue, Cause } from "effect"
import type { Endpoint } from "./endpoint.ts"
import { ContractBroken } from "./errors.ts"
import { reportEvent } from "./events.ts"

type Path = ReadonlyArray<PropertyKey>

const issuesOf = (issue: SchemaIssue.Issue): ReadonlyArray<{ readonly path: Path; readonly message: string }> =>
  SchemaIssue.makeFormatterStandardSchemaV1()(issue).issues.map(({ path = [], message }) => ({
    path: path.map((step) => (typeof step === "object" ? step.key : step)),
    message
  }))

/** The path of the innermost list item that contains an error, so that dropping it preserves the others; null for an error outside of lists. */
const pathOfInvalidItem = (path: Path): Path | null => {
  const lastIndexStep = path.findLastIndex((step) => typeof step === "number")
  return lastIndexStep === -1 ? null : path.slice(0, lastIndexStep + 1)
}

const withoutItems = (value: unknown, paths: ReadonlyArray<Path>): unknown => {
  if (paths.length === 0) return value
  const nested = (key: PropertyKey) =>
    paths.filter((path) => path.length > 1 && path[0] === key).map((path) => path.slice(1))
  if (Array.isArray(value)) {
    const removedIndexes = new Set(paths.filter((path) => path.length === 1).map((path) => path[0]))
    return value.flatMap((item, index) => (removedIndexes.has(index) ? [] : [withoutItems(item, nested(index))]))
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutItems(item, nested(key))]))
  }
  return value
}

const describeIssues = (issues: ReturnType<typeof issuesOf>): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join(".") || "(root)"}: ${message}`)
    .join("; ")

/** A direction control in JSON, which may also be written as an escape sequence. */
const sentDirectionControlPattern = /[\u202a-\u202e\u2066-\u2069]|\\u20(?:2[a-e]|6[6-9])/i

/**
 * Parses JSON without the direction controls of its texts: a name that an API has stored with one would draw headings and titles backwards. Only a text that
 * contains one is parsed value by value, which takes much longer.
 */
const parseShownJson = (text: string): unknown =>
  sentDirectionControlPattern.test(text)
    ? JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? withoutDirectionControls(value) : value))
    : JSON.parse(text)

/** Decodes a response leniently: invalid list items are dropped and reported once. Any other error fails the call with ContractBroken. */
export const decodeResponse = Effect.fnUntraced(function* (endpoint: Endpoint, text: string) {
  const schema = endpoint.projection ?? endpoint.response
  if (schema === null) return undefined
  let json: unknown
  try {
    json = parseShownJson(text)
  } catch {
    return yield* new ContractBroken({
      endpoint: endpoint.name,
      path: endpoint.path,
      detail: "the response is not JSON"
    })
  }
  const decode = Schema.decodeUnknownExit(schema)
  const strictResult = decode(json)
  if (Exit.isSuccess(strictResult)) return strictResult.value
  // Only an invalid response is decoded again to collect all errors: decoding that stops at the first error is faster for valid ones.
  const allErrorsResult = decode(json, { errors: "all" })
  const error = Cause.squash(Exit.isFailure(allErrorsResult) ? allErrorsResult.cause : strictResult.cause)
  if (!Schema.isSchemaError(error)) return yield* Effect.die(error)
  const issues = issuesOf(error.issue)
  const pathsOfInvalidItems = issues.map(({ path }) => pathOfInvalidItem(path))
  const contractBroken = new ContractBroken({
    endpoint: endpoint.name,
    path: endpoint.path,
    detail: describeIssues(issues)
  })
  if (pathsOfInvalidItems.includes(null)) return yield* contractBroken
  const lenientResult = decode(withoutItems(json, pathsOfInvalidItems as ReadonlyArray<Path>))
  if (Exit.isFailure(lenientResult)) return yield* contractBroken
  const count = new Set(pathsOfInvalidItems.map((path) => JSON.stringify(path))).size
  yield* Effect.logWarning(`${endpoint.name}: dropped ${count} broken item(s): ${contractBroken.detail}`)
  yield* reportEvent({ _tag: "ItemsDropped", endpoint: endpoint.name, count, detail: contractBroken.detail })
  return lenientResult.value
})
