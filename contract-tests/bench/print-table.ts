import { type Figure, ratioOf, verdictOf } from "./figure.ts"

const digits = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2))

/** Sizes keep a decimal however large: 129.9 kB of 130 is not 130. What has no unit is a count or a share. */
const amount = (value: number, unit: Figure["unit"]): string =>
  unit === "kB" || unit === "MB" ? `${value.toFixed(1)} ${unit}` : unit === "" ? String(Number(value.toFixed(4))) : `${digits(value)} ${unit}`

const limitOf = ({ budget, aim, judged }: Figure): string => {
  if (budget === undefined) return ""
  const sign = judged === "ratio" ? "×" : ""
  return `${sign}${budget}${aim === undefined ? "" : ` (${sign}${aim})`}`
}

const heading = ["figure", "median", "floor", "ratio", "budget (aim)", "verdict"] as const

/** The figures as a table that lines up in a terminal. */
export const tableOf = (figures: ReadonlyArray<Figure>): string => {
  const rows = figures.map((figure) => {
    const ratio = ratioOf(figure)
    return [
      figure.name,
      amount(figure.value, figure.unit),
      figure.floor === undefined ? "" : amount(figure.floor, figure.unit),
      ratio === undefined ? "" : ratio < 0.1 ? ratio.toPrecision(2) : digits(ratio),
      limitOf(figure),
      verdictOf(figure)
    ]
  })
  const widths = heading.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? "").length)))
  const line = (cells: ReadonlyArray<string>) => cells.map((cell, column) => (column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ").trimEnd()
  return [line(heading), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n")
}
