import { ImportRefused } from "./errors.ts"
import { type Line, maxRowLength } from "./lines.ts"
import type { RawRow } from "./raw-row.ts"

/** Splits the lines of one record into cells. A quoted cell may contain delimiters, line breaks, and quotes as doubled quotes. */
class RecordSplitter {
  readonly #delimiter: string
  readonly #cells: Array<string> = []
  #cell = ""
  #isInQuotes = false
  /** Whether a quoted cell has ended, so that only a delimiter may follow. */
  #hasEndedQuotes = false
  /** Whether another character followed the end of a quoted cell. */
  isMalformed = false

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  get isOpen(): boolean {
    return this.#isInQuotes
  }

  get cells(): ReadonlyArray<string> {
    return [...this.#cells, this.#cell]
  }

  add(text: string): void {
    for (let index = 0; index < text.length; index++) {
      const char = text[index] as string
      if (this.#isInQuotes) {
        if (char !== '"') this.#cell += char
        else if (text[index + 1] === '"') {
          this.#cell += char
          index += 1
        } else {
          this.#isInQuotes = false
          this.#hasEndedQuotes = true
        }
      } else if (char === this.#delimiter) {
        this.#cells.push(this.#cell)
        this.#cell = ""
        this.#hasEndedQuotes = false
      } else if (char === '"' && this.#cell === "" && !this.#hasEndedQuotes) this.#isInQuotes = true
      else {
        if (this.#hasEndedQuotes) this.isMalformed = true
        this.#cell += char
      }
    }
  }
}

const splitLine = (text: string, delimiter: string): RecordSplitter => {
  const splitter = new RecordSplitter(delimiter)
  splitter.add(text)
  return splitter
}

const detectDelimiter = (header: string): string =>
  ["\t", ",", ";"]
    .map((delimiter) => ({ delimiter, cellCount: header.split(delimiter).length }))
    .toSorted((a, b) => b.cellCount - a.cellCount)[0]?.delimiter ?? "\t"

export interface Row {
  /** The number of its first line, starting at 1. */
  readonly line: number
  /** The row's fields; null when it cannot be read. */
  readonly value: RawRow | null
  /** Why the row cannot be read. */
  readonly reason?: string
}

export interface TableOptions {
  /** The columns of which a table needs at least one. */
  readonly keyColumns: ReadonlyArray<string>
  /** Whether a line that may belong to a cell is surely a row of its own, so that the quote before it is damaged. */
  readonly isRow: (row: RawRow) => boolean
}

/** Excel's first line that states the delimiter: 'sep=;'. */
const delimiterLinePattern = /^"?sep=(.)"?$/i

/** The most lines of a record. After a quote that is not closed, as many lines are read again as rows of their own. */
const maxRecordLines = 500

/** Lines that can be put back. */
const makeLineReader = (lines: AsyncIterable<Line>) => {
  const iterator = lines[Symbol.asyncIterator]()
  let returnedLines: ReadonlyArray<Line> = []
  return {
    next: async (): Promise<Line | null> => {
      const [first, ...others] = returnedLines
      if (first !== undefined) {
        returnedLines = others
        return first
      }
      const result = await iterator.next()
      return result.done === true ? null : result.value
    },
    putBack: (putBackLines: ReadonlyArray<Line>): void => {
      returnedLines = [...putBackLines, ...returnedLines]
    }
  }
}

type LineReader = ReturnType<typeof makeLineReader>

/**
 * Reads on to the end of a quoted cell. Returns the record's cells; null, with the lines put back, when the quote is damaged: it is not closed, is closed in the middle of a
 * cell, or has a row behind it.
 */
const readRecord = async (
  reader: LineReader,
  splitter: RecordSplitter,
  isDamage: (line: string) => boolean,
  isComplete: (cells: ReadonlyArray<string>) => boolean
): Promise<ReadonlyArray<string> | null> => {
  const takenLines: Array<Line> = []
  let length = 0
  while (splitter.isOpen && !splitter.isMalformed && takenLines.length < maxRecordLines && length <= maxRowLength) {
    const line = await reader.next()
    if (line === null) break
    takenLines.push(line)
    if (line.text === null || isDamage(line.text)) break
    length += line.text.length
    splitter.add(`\n${line.text}`)
  }
  if (!splitter.isOpen && !splitter.isMalformed && isComplete(splitter.cells)) return splitter.cells
  reader.putBack(takenLines)
  return null
}

interface Header {
  readonly names: ReadonlyArray<string>
  readonly delimiter: string
}

const readHeader = async (reader: LineReader, { keyColumns }: TableOptions): Promise<Header | null> => {
  let delimiter: string | null = null
  for (let line = await reader.next(); line !== null; line = await reader.next()) {
    const text = line.text ?? ""
    const statedDelimiter = delimiterLinePattern.exec(text.trim())?.[1]
    if (statedDelimiter !== undefined && delimiter === null) delimiter = statedDelimiter
    else if (text.trim() !== "") {
      delimiter ??= detectDelimiter(text)
      const splitter = splitLine(text, delimiter)
      const cells = splitter.isOpen
        ? await readRecord(
            reader,
            splitter,
            () => false,
            () => true
          )
        : splitter.cells
      const names = (cells ?? splitter.cells).map((name) => name.trim())
      if (!names.some((name) => keyColumns.includes(name)))
        throw new ImportRefused(
          `The first line has none of the columns ${keyColumns.join(", ")}; supported are Open Prices rows, Open Food Facts rows and product responses of this API.`
        )
      return { names, delimiter }
    }
  }
  return null
}

/** Yields the rows of a table with a header, as objects keyed by column name. A damaged row affects no other. */
export async function* tableRows(lines: AsyncIterable<Line>, options: TableOptions): AsyncGenerator<Row> {
  const reader = makeLineReader(lines)
  const header = await readHeader(reader, options)
  if (header === null) return
  const { names, delimiter } = header
  const minCells = Math.min(2, names.length)
  const rowOf = (cells: ReadonlyArray<string>): RawRow =>
    Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]))
  const isRowOfItsOwn = (text: string): boolean => {
    const { cells } = splitLine(text, delimiter)
    return cells.length >= minCells && options.isRow(rowOf(cells))
  }
  for (let line = await reader.next(); line !== null; line = await reader.next()) {
    const { number, text } = line
    if (text === null) yield { line: number, value: null, reason: "The line is too long." }
    else if (text.trim() !== "") {
      const splitter = splitLine(text, delimiter)
      const cells = splitter.isOpen
        ? await readRecord(
            reader,
            splitter,
            isRowOfItsOwn,
            (joined) => joined.length >= minCells && joined.length <= names.length
          )
        : splitter.cells
      if (cells === null) yield { line: number, value: null, reason: "A quote is not closed." }
      else if (cells.length < minCells) yield { line: number, value: null, reason: "The line has too few columns." }
      else yield { line: number, value: rowOf(cells) }
    }
  }
}
