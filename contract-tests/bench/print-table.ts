import { type Figure, ratioOf, verdictOf } from "./figure.ts"

const formatNumber = (value: number): string => {
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}

/** Formats sizes with one decimal, since 129.9 kB of a budget of 130 must not show as 130. Figures without a unit are counts or ratios. */
const formatAmount = (value: number, unit: Figure["unit"]): string => {
  if (unit === "kB" || unit === "MB") return `${value.toFixed(1)} ${unit}`
  return unit === "" ? String(Number(value.toFixed(4))) : `${formatNumber(value)} ${unit}`
}

const formatRatio = (ratio: number | undefined): string => {
  if (ratio === undefined) return ""
  return ratio < 0.1 ? ratio.toPrecision(2) : formatNumber(ratio)
}

const formatLimit = ({ budget, target, limitsApplyTo }: Figure): string => {
  if (budget === undefined) return ""
  const sign = limitsApplyTo === "ratio" ? "×" : ""
  return `${sign}${budget}${target === undefined ? "" : ` (${sign}${target})`}`
}

const heading = ["figure", "median", "baseline", "ratio", "budget (target)", "verdict"] as const

/** Formats the figures as an aligned text table. */
export const formatTable = (figures: ReadonlyArray<Figure>): string => {
  const rows = figures.map((figure) => {
    return [
      figure.name,
      formatAmount(figure.value, figure.unit),
      figure.baseline === undefined ? "" : formatAmount(figure.baseline, figure.unit),
      formatRatio(ratioOf(figure)),
      formatLimit(figure),
      verdictOf(figure)
    ]
  })
  const widths = heading.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? "").length)))
  const line = (cells: ReadonlyArray<string>) =>
    cells
      .map((cell, column) =>
        column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
      )
      .join("  ")
      .trimEnd()
  return [line(heading), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n")
}
