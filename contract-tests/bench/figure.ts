/** One measured figure beside the least it could be and what it may be. */
export interface Figure {
  readonly name: string
  readonly unit: "kB" | "ms" | "MB" | "/s" | "s" | ""
  readonly value: number
  /** The same of the bare page or server, measured in the same run. */
  readonly floor?: number
  readonly budget?: number
  readonly aim?: number
  /** What budget and aim hold; the value unless said. */
  readonly judged?: "ratio"
}

export type Verdict = "met" | "aim met" | "missed" | ""

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** Below this many ms a quotient of wall-clock times is noise. */
const leastFloor = 50

/** How many times the floor; for a rate, which share of it. There is none to a floor of nothing. */
export const ratioOf = ({ value, floor = 0, unit, judged }: Figure): number | undefined =>
  floor <= 0 ? undefined : value / (unit === "ms" && judged === "ratio" ? Math.max(floor, leastFloor) : floor)

export const verdictOf = (figure: Figure): Verdict => {
  const { budget, aim, value, judged } = figure
  if (budget === undefined) return ""
  const measured = judged === "ratio" ? (ratioOf(figure) ?? Number.NaN) : value
  return measured <= budget ? (aim !== undefined && measured <= aim ? "aim met" : "met") : "missed"
}
