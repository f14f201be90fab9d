import { type Row, tableRows } from "./delimited.ts"
import { elementsOf } from "./json-elements.ts"
import { type Line, linesOf, maxRowLength, textOf } from "./lines.ts"

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const parseRow = ({ number, text }: Line): Row => {
  if (text === null) return { line: number, value: null, reason: `The row is longer than ${maxRowLength} characters.` }
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value)
      ? { line: number, value }
      : { line: number, value: null, reason: "The row is not a JSON object." }
  } catch {
    return { line: number, value: null, reason: "The row is not whole JSON." }
  }
}

/** The products in a row that is a whole API response; otherwise the row itself. */
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

async function* prepend(first: ReadonlyArray<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield* first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

/** How many characters are read to detect the format. */
const detectionLength = 65_536

type Format = "document" | "lines" | "table"

const formatOf = (start: string): Format => {
  const trimmed = start.trimStart()
  if (trimmed.startsWith("[")) return "document"
  if (!trimmed.startsWith("{")) return "table"
  const [line = "", ...more] = trimmed.split("\n", 2)
  if (/^\{\s*"(items|searchResults)"\s*:/.test(trimmed)) return "document"
  // An object over several lines is a document; a complete object on the first line is the first of many rows.
  return more.length > 0 && line.trim().length < 3 ? "document" : "lines"
}

/** Streams the rows of a product file; the start of the file decides the format. */
export async function* rowsOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<Row> {
  const chunks = textOf(input)[Symbol.asyncIterator]()
  const first: Array<string> = []
  for (let size = 0; size < detectionLength;) {
    const next = await chunks.next()
    if (next.done === true) break
    first.push(next.value)
    size += next.value.length
  }
  const start = first.join("")
  if (start.trim() === "") return
  const all = prepend(first, chunks)
  const format = formatOf(start)
  if (format === "table") yield* tableRows(linesOf(all))
  else if (format === "lines") yield* jsonLines(linesOf(all))
  else for await (const element of elementsOf(all)) yield parseRow(element)
}
