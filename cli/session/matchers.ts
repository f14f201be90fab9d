import { isMapping } from "./mapping.ts"

/** A difference between actual and expected. */
export interface Mismatch {
  readonly path: string
  readonly expected: string
  readonly actual: string
}

const comparisonPattern = /^(<=|>=|<|>|!=)\s*(-?\d+(?:\.\d+)?)$/
const regularExpressionPattern = /^\/(.+)\/([iu]*)$/s

const compare = {
  "<=": (actual: number, bound: number) => actual <= bound,
  ">=": (actual: number, bound: number) => actual >= bound,
  "<": (actual: number, bound: number) => actual < bound,
  ">": (actual: number, bound: number) => actual > bound,
  "!=": (actual: number, bound: number) => actual !== bound
} as const

const maxShownLength = 200

const format = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value)
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text
}

/** The number to compare with: the value itself or the length of a list. */
const numberOf = (actual: unknown): number | null =>
  typeof actual === "number" ? actual : Array.isArray(actual) ? actual.length : null

const matches = (expected: string | number | boolean, actual: unknown): boolean => {
  const number = numberOf(actual)
  if (typeof expected === "number")
    return number === expected || (typeof actual === "string" && actual === String(expected))
  if (typeof expected === "boolean") return actual === expected
  const [, operator, bound] = comparisonPattern.exec(expected) ?? []
  if (operator !== undefined && number !== null) return compare[operator as keyof typeof compare](number, Number(bound))
  const [, source, flags] = regularExpressionPattern.exec(expected) ?? []
  if (source !== undefined && typeof actual === "string") return new RegExp(source, flags).test(actual)
  return typeof actual === "string" ? actual === expected : typeof actual === "number" && String(actual) === expected
}

/**
 * Lists the differences between `actual` and `expected`. A mapping may omit fields, a list must have the same length, a number also
 * matches the length of a list, '<= 500.00' compares and '/text/i' is a regular expression.
 */
export const mismatches = (expected: unknown, actual: unknown, path = ""): ReadonlyArray<Mismatch> => {
  const ownMismatches = [{ path, expected: format(expected), actual: format(actual) }]
  if (expected === null) return actual === null || actual === undefined ? [] : ownMismatches
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return ownMismatches
    return expected.flatMap((item, index) => mismatches(item, actual[index], `${path}.${index}`))
  }
  if (isMapping(expected)) {
    if (!isMapping(actual) && !Array.isArray(actual)) return ownMismatches
    return Object.entries(expected).flatMap(([key, item]) =>
      mismatches(item, (actual as Readonly<Record<string, unknown>>)[key], path === "" ? key : `${path}.${key}`)
    )
  }
  return matches(expected as string | number | boolean, actual) ? [] : ownMismatches
}

const mistypedOperators: Readonly<Record<string, string>> = { "=>": ">=", "=<": "<=", "<>": "!=" }

/** The error of a string that only looks like a comparison; null for any other string, and when a reference supplies the number. */
const comparisonError = (expected: string): string | null => {
  const [, operator] = /^(=>|=<|==|<>|<=|>=|!=|<(?!\w)|>|=)/.exec(expected) ?? []
  if (operator === undefined || comparisonPattern.test(expected) || expected.includes("${")) return null
  const correctOperator = mistypedOperators[operator]
  if (correctOperator !== undefined) return `'${operator}' is not a comparison. Did you mean '${correctOperator}'?`
  return operator.startsWith("=")
    ? `'${expected}' is not a comparison; write only the value.`
    : `'${expected}' is not a comparison with a number, such as '${operator} 500.00'; a string like this is written as /${operator}…/.`
}

/** Explains what is wrong with a matcher: an invalid regular expression, or a string that only looks like a comparison. Returns null for any other. */
export const matcherError = (expected: string): string | null => {
  const error = comparisonError(expected)
  if (error !== null) return error
  const [, source, flags] = regularExpressionPattern.exec(expected) ?? []
  if (source === undefined) return null
  try {
    RegExp(source, flags)
    return null
  } catch (cause) {
    return `'${expected}' is not a regular expression: ${cause instanceof Error ? cause.message : String(cause)}.`
  }
}
