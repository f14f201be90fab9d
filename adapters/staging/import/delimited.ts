import type { Line } from "./lines.ts"

/** The cells of a line; quotes hold delimiters and, doubled, themselves. */
export const cellsOf = (line: string, delimiter: string): ReadonlyArray<string> => {
  if (!line.includes('"')) return line.split(delimiter)
  const cells: Array<string> = []
  let cell = ""
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] as string
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (line[at + 1] === '"') {
        cell += sign
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell === "") quoted = true
    else if (sign === delimiter) {
      cells.push(cell)
      cell = ""
    } else cell += sign
  }
  return [...cells, cell]
}

const delimiterOf = (header: string): string =>
  ["\t", ",", ";"].map((delimiter) => ({ delimiter, cells: header.split(delimiter).length })).toSorted((a, b) => b.cells - a.cells)[0]?.delimiter ??
  "\t"

export interface Row {
  readonly line: number
  readonly value: Readonly<Record<string, unknown>> | null
  readonly reason?: string
}

/** Rows of a table with a header as objects by column name. */
export async function* tableRows(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
  let header: { readonly names: ReadonlyArray<string>; readonly delimiter: string } | null = null
  for await (const { number, text } of lines) {
    if (text === null) yield { line: number, value: null, reason: "The line is too long." }
    else if (header === null) {
      const delimiter = delimiterOf(text)
      header = { delimiter, names: cellsOf(text, delimiter).map((name) => name.trim()) }
    } else if (text.trim() !== "") {
      const cells = cellsOf(text, header.delimiter)
      yield cells.length < Math.min(2, header.names.length)
        ? { line: number, value: null, reason: "The line has too few columns." }
        : { line: number, value: Object.fromEntries(header.names.map((name, index) => [name, cells[index] ?? ""])) }
    }
  }
}
