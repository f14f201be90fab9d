/** A measured figure with its baseline, budget and target. */
export interface Figure {
  readonly name: string
  readonly unit: "kB" | "ms" | "MB" | "/s" | "s" | ""
  readonly value: number
  /** The smallest and largest of several measured values. */
  readonly range?: readonly [min: number, max: number]
  /** The same figure of the minimal page or server, measured in the same run. */
  readonly baseline?: number
  /** The maximum of the value or the ratio (see `limitsApplyTo`); above it, the verdict is 'missed'. */
  readonly budget?: number
  /** A limit stricter than the budget; within it, the verdict is 'target met'. */
  readonly target?: number
  /** What budget and target apply to: the ratio to the baseline, or the value by default. */
  readonly limitsApplyTo?: "ratio"
}

export type Verdict = "met" | "target met" | "missed" | ""

export const median = (values: ReadonlyArray<number>): number => {
  const sortedValues = values.toSorted((a, b) => a - b)
  const middle = sortedValues.length >> 1
  return sortedValues.length % 2 === 1
    ? (sortedValues[middle] ?? Number.NaN)
    : ((sortedValues[middle - 1] ?? Number.NaN) + (sortedValues[middle] ?? Number.NaN)) / 2
}

/** The smallest baseline of a ratio with limits; ratios to shorter times would be noise. */
const minBaselineMs = 50

/** The value divided by the baseline; undefined without a baseline above 0. For a time whose limits apply to the ratio, a shorter baseline is raised to `minBaselineMs`. */
export const ratioOf = ({ value, baseline = 0, unit, limitsApplyTo }: Figure): number | undefined =>
  baseline <= 0
    ? undefined
    : value / (unit === "ms" && limitsApplyTo === "ratio" ? Math.max(baseline, minBaselineMs) : baseline)

export const verdictOf = (figure: Figure): Verdict => {
  const { budget, target, value, limitsApplyTo } = figure
  if (budget === undefined) return ""
  const measuredValue = limitsApplyTo === "ratio" ? (ratioOf(figure) ?? Number.NaN) : value
  if (!(measuredValue <= budget)) return "missed"
  return target !== undefined && measuredValue <= target ? "target met" : "met"
}
