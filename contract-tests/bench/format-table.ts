import { type Figure, ratioOf, verdictOf } from "./figure.ts"

const formatNumber = (value: number): string => {
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}

/** Formats sizes with one decimal, so that 129.9 kB is not shown as 130, and numbers without a unit with at most four. */
const formatAmount = (value: number, unit: Figure["unit"]): string => {
  if (unit === "kB" || unit === "MB") return `${value.toFixed(1)} ${unit}`
  return unit === "" ? String(Number(value.toFixed(4))) : `${formatNumber(value)} ${unit}`
}

const formatRange = ({ range, unit }: Figure): string =>
  range === undefined ? "" : range.map((value) => formatAmount(value, unit)).join(" - ")

const formatRatio = (ratio: number | undefined): string => {
  if (ratio === undefined) return ""
  return ratio < 0.1 ? ratio.toPrecision(2) : formatNumber(ratio)
}

const formatLimit = ({ budget, target, limitsApplyTo }: Figure): string => {
  if (budget === undefined) return ""
  const sign = limitsApplyTo === "ratio" ? "×" : ""
  return `${sign}${budget}${target === undefined ? "" : ` (${sign}${target})`}`
}

const headings = ["figure", "median", "range", "baseline", "ratio", "budget (target)", "verdict"] as const
const textHeadings: ReadonlySet<string> = new Set(["figure", "verdict"])

/** Formats the figures as an aligned text table. */
export const formatTable = (figures: ReadonlyArray<Figure>): string => {
  const rows = figures.map((figure) => {
    return [
      figure.name,
      formatAmount(figure.value, figure.unit),
      formatRange(figure),
      figure.baseline === undefined ? "" : formatAmount(figure.baseline, figure.unit),
      formatRatio(ratioOf(figure)),
      formatLimit(figure),
      verdictOf(figure)
    ]
  })
  const widths = headings.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? "").length)))
  const line = (cells: ReadonlyArray<string>) =>
    headings
      .map((heading, column) => {
        const [cell, width] = [cells[column] ?? "", widths[column] ?? 0]
        return textHeadings.has(heading) ? cell.padEnd(width) : cell.padStart(width)
      })
      .join("  ")
      .trimEnd()
  return [line(headings), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n")
}
