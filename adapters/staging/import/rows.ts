import { type Row, type TableOptions, tableRows } from "./delimited.ts"
import { refuseOtherFiles } from "./file-type.ts"
import { elementsOf } from "./json-elements.ts"
import { type Line, linesOf, maxRowLength, textOf } from "./lines.ts"
import { isObject } from "./raw-row.ts"

const parseRow = ({ number, text }: Line): Row => {
  if (text === null) return { line: number, value: null, reason: `The row is longer than ${maxRowLength} characters.` }
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value)
      ? { line: number, value }
      : { line: number, value: null, reason: "The row is not a JSON object." }
  } catch {
    return { line: number, value: null, reason: "The row is not valid JSON." }
  }
}

/** Returns the products of a row that is an API response with a list of products; otherwise the row itself. */
const unwrap = (row: Row): ReadonlyArray<Row> => {
  const results = isObject(row.value?.["searchResults"]) ? row.value["searchResults"]["products"] : row.value?.["items"]
  if (!Array.isArray(results)) return [row]
  return results.map((value: unknown) =>
    isObject(value)
      ? { line: row.line, value }
      : { line: row.line, value: null, reason: "The row is not a JSON object." }
  )
}

async function* jsonLines(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
  for await (const line of lines) {
    if (line.text?.trim() !== "") yield* unwrap(parseRow(line))
  }
}

async function* prepend(firstChunks: ReadonlyArray<string>, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  yield* firstChunks
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value
}

/** The number of characters that are read to detect the format. */
const detectionLength = 65_536

type Format = "document" | "lines" | "table"

/** The start of an API response with a list of products. */
const responseStartPattern = /^\{\s*"(items|searchResults)"\s*:/
const maxBraceLineLength = 2

const formatOf = (start: string): Format => {
  const trimmedStart = start.trimStart()
  if (trimmedStart.startsWith("[")) return "document"
  if (!trimmedStart.startsWith("{")) return "table"
  if (responseStartPattern.test(trimmedStart)) return "document"
  const [firstLine = "", ...otherLines] = trimmedStart.split("\n", 2)
  // The first line of an indented document has only the opening brace; that of other files is a complete row.
  const isIndented = otherLines.length > 0 && firstLine.trim().length <= maxBraceLineLength
  return isIndented ? "document" : "lines"
}

/** Streams the rows of a product file; the start of the file decides the format. Fails with ImportRefused when it is no text, or a table without any of the key columns. */
export async function* rowsOf(input: AsyncIterable<Buffer | string>, options: TableOptions): AsyncGenerator<Row> {
  const chunks = textOf(refuseOtherFiles(input))[Symbol.asyncIterator]()
  const firstChunks: Array<string> = []
  for (let size = 0; size < detectionLength;) {
    const next = await chunks.next()
    if (next.done === true) break
    firstChunks.push(next.value)
    size += next.value.length
  }
  const start = firstChunks.join("")
  if (start.trim() === "") return
  const allChunks = prepend(firstChunks, chunks)
  const format = formatOf(start)
  if (format === "table") yield* tableRows(linesOf(allChunks), options)
  else if (format === "lines") yield* jsonLines(linesOf(allChunks))
  else for await (const element of elementsOf(allChunks)) yield parseRow(element)
}
