/** One measured figure beside what it may be. `budget` and `aim` hold the ratio where there is a floor to compare with, else the value. */
export interface Figure {
  readonly name: string
  readonly unit: "kB" | "ms" | "MB" | "/s" | "s" | ""
  readonly value: number
  /** The same of the bare page or server, measured in the same run. */
  readonly floor?: number
  readonly budget?: number
  readonly aim?: number
}

export type Verdict = "met" | "aim met" | "missed" | ""

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** Below this many ms a quotient of wall-clock times is noise. */
const leastFloor = 50

export const ratioOf = ({ value, floor, unit }: Figure): number | undefined =>
  floor === undefined ? undefined : value / (unit === "ms" ? Math.max(floor, leastFloor) : floor)

export const verdictOf = (figure: Figure): Verdict => {
  const { budget, aim, value } = figure
  if (budget === undefined) return ""
  const judged = ratioOf(figure) ?? value
  return judged > budget ? "missed" : aim !== undefined && judged <= aim ? "aim met" : "met"
}
