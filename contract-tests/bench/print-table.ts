import { type Figure, ratioOf, verdictOf } from "./figure.ts"

const digits = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2))

const limitOf = ({ budget, aim, floor }: Figure): string => {
  if (budget === undefined) return ""
  const sign = floor === undefined ? "" : "×"
  return `${sign}${budget}${aim === undefined ? "" : ` (${sign}${aim})`}`
}

const heading = ["figure", "median", "floor", "ratio", "budget (aim)", "verdict"] as const

/** The figures as a table that lines up in a terminal. */
export const tableOf = (figures: ReadonlyArray<Figure>): string => {
  const rows = figures.map((figure) => {
    const ratio = ratioOf(figure)
    return [
      figure.name,
      `${digits(figure.value)} ${figure.unit}`.trim(),
      figure.floor === undefined ? "" : `${digits(figure.floor)} ${figure.unit}`.trim(),
      ratio === undefined ? "" : digits(ratio),
      limitOf(figure),
      verdictOf(figure)
    ]
  })
  const widths = heading.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? "").length)))
  const line = (cells: ReadonlyArray<string>) => cells.map((cell, column) => (column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ").trimEnd()
  return [line(heading), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n")
}
