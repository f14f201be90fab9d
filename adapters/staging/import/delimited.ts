import type { Line } from "./lines.ts"

/** Splits a line into cells. A quoted cell may contain delimiters, and quotes as doubled quotes. */
export const splitCells = (line: string, delimiter: string): ReadonlyArray<string> => {
  if (!line.includes('"')) return line.split(delimiter)
  const cells: Array<string> = []
  let cell = ""
  let isInQuotes = false
  for (let index = 0; index < line.length; index++) {
    const char = line[index] as string
    if (isInQuotes) {
      if (char !== '"') cell += char
      else if (line[index + 1] === '"') {
        cell += char
        index += 1
      } else isInQuotes = false
    } else if (char === '"' && cell === "") isInQuotes = true
    else if (char === delimiter) {
      cells.push(cell)
      cell = ""
    } else cell += char
  }
  return [...cells, cell]
}

const detectDelimiter = (header: string): string =>
  ["\t", ",", ";"]
    .map((delimiter) => ({ delimiter, cellCount: header.split(delimiter).length }))
    .toSorted((a, b) => b.cellCount - a.cellCount)[0]?.delimiter ?? "\t"

export interface Row {
  /** The line number, starting at 1. */
  readonly line: number
  /** The row's fields; null when it cannot be read. */
  readonly value: Readonly<Record<string, unknown>> | null
  /** Why the row cannot be read. */
  readonly reason?: string
}

/** Yields the rows of a table with a header, as objects keyed by column name. */
export async function* tableRows(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
  let header: { readonly names: ReadonlyArray<string>; readonly delimiter: string } | null = null
  for await (const { number, text } of lines) {
    if (text === null) yield { line: number, value: null, reason: "The line is too long." }
    else if (header === null) {
      const delimiter = detectDelimiter(text)
      header = { delimiter, names: splitCells(text, delimiter).map((name) => name.trim()) }
    } else if (text.trim() !== "") {
      const cells = splitCells(text, header.delimiter)
      yield cells.length < Math.min(2, header.names.length)
        ? { line: number, value: null, reason: "The line has too few columns." }
        : { line: number, value: Object.fromEntries(header.names.map((name, index) => [name, cells[index] ?? ""])) }
    }
  }
}
