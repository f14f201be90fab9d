/** A mark where what came is not what was expected. */
export interface Mismatch {
  readonly path: string
  readonly expected: string
  readonly actual: string
}

const comparison = /^(<=|>=|<|>|!=)\s*(-?\d+(?:\.\d+)?)$/
const regularExpression = /^\/(.+)\/([iu]*)$/s

const compare = {
  "<=": (actual: number, bound: number) => actual <= bound,
  ">=": (actual: number, bound: number) => actual >= bound,
  "<": (actual: number, bound: number) => actual < bound,
  ">": (actual: number, bound: number) => actual > bound,
  "!=": (actual: number, bound: number) => actual !== bound
} as const

const longestShown = 200

const shown = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value)
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null && !Array.isArray(value)

/** Numbers are also compared with the length of a list. */
const numberOf = (actual: unknown): number | null => (typeof actual === "number" ? actual : Array.isArray(actual) ? actual.length : null)

const holds = (expected: string | number | boolean, actual: unknown): boolean => {
  const number = numberOf(actual)
  if (typeof expected === "number") return number === expected || (typeof actual === "string" && actual === String(expected))
  if (typeof expected === "boolean") return actual === expected
  const [, sign, bound] = comparison.exec(expected) ?? []
  if (sign !== undefined && number !== null) return compare[sign as keyof typeof compare](number, Number(bound))
  const [, source, flags] = regularExpression.exec(expected) ?? []
  if (source !== undefined && typeof actual === "string") return new RegExp(source, flags).test(actual)
  return typeof actual === "string" ? actual === expected : typeof actual === "number" && String(actual) === expected
}

/**
 * Where `actual` is not as expected. A mapping names only what matters, a list names every element, a number also counts a list,
 * '<= 500.00' compares, '/text/i' is a regular expression.
 */
export const mismatches = (expected: unknown, actual: unknown, path = ""): ReadonlyArray<Mismatch> => {
  const wrong = [{ path, expected: shown(expected), actual: shown(actual) }]
  if (expected === null) return actual === null || actual === undefined ? [] : wrong
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return wrong
    return expected.flatMap((item, index) => mismatches(item, actual[index], `${path}.${index}`))
  }
  if (isRecord(expected)) {
    if (!isRecord(actual) && !Array.isArray(actual)) return wrong
    return Object.entries(expected).flatMap(([key, item]) => mismatches(item, (actual as Readonly<Record<string, unknown>>)[key], path === "" ? key : `${path}.${key}`))
  }
  return holds(expected as string | number | boolean, actual) ? [] : wrong
}

const mistyped: Readonly<Record<string, string>> = { "=>": ">=", "=<": "<=", "<>": "!=" }

/** What begins like a comparison and is none; a reference may still bring the number. */
const comparisonFault = (expected: string): string | null => {
  const [, sign] = /^(=>|=<|==|<>|<=|>=|!=|<(?!\w)|>|=)/.exec(expected) ?? []
  if (sign === undefined || comparison.test(expected) || expected.includes("${")) return null
  const right = mistyped[sign]
  if (right !== undefined) return `'${sign}' compares nothing. Did you mean '${right}'?`
  return sign.startsWith("=") ? `'${expected}' compares nothing; write the value alone.` : `'${expected}' compares with no number, as '${sign} 500.00' does; a text like this is written as /${sign}…/.`
}

/** Why a text can never match; null when it can. */
export const matcherFault = (expected: string): string | null => {
  const fault = comparisonFault(expected)
  if (fault !== null) return fault
  const [, source, flags] = regularExpression.exec(expected) ?? []
  if (source === undefined) return null
  try {
    RegExp(source, flags)
    return null
  } catch (error) {
    return `'${expected}' is no regular expression: ${error instanceof Error ? error.message : String(error)}.`
  }
}
