import { type Row, tableRows } from "./delimited.ts"
import { elementsOf } from "./json-elements.ts"
import { type Line, linesOf, longestRow, textOf } from "./lines.ts"

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null && !Array.isArray(value)

const parsed = ({ number, text }: Line): Row => {
  if (text === null) return { line: number, value: null, reason: `The row is longer than ${longestRow} characters.` }
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? { line: number, value } : { line: number, value: null, reason: "The row is not a JSON object." }
  } catch {
    return { line: number, value: null, reason: "The row is not whole JSON." }
  }
}

/** The goods in a row that is an answer of the API itself; else the row. */
const unwrapped = (row: Row): ReadonlyArray<Row> => {
  const results = isObject(row.value?.["searchResults"]) ? row.value["searchResults"]["products"] : row.value?.["items"]
  if (!Array.isArray(results)) return [row]
  return results.map((value: unknown) =>
    isObject(value) ? { line: row.line, value } : { line: row.line, value: null, reason: "The row is not a JSON object." }
  )
}

async function* jsonLines(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
  for await (const line of lines) {
    if (line.text?.trim() !== "") yield* unwrapped(parsed(line))
  }
}

async function* withFirst(first: ReadonlyArray<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield* first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

/** How much is looked at to tell the format. */
const look = 65_536

type Format = "document" | "lines" | "table"

const formatOf = (start: string): Format => {
  const begin = start.trimStart()
  if (begin.startsWith("[")) return "document"
  if (!begin.startsWith("{")) return "table"
  const [line = "", ...more] = begin.split("\n", 2)
  if (/^\{\s*"(items|searchResults)"\s*:/.test(begin)) return "document"
  // One object over many lines is a document; a whole object on the first line is the first of many rows.
  return more.length > 0 && line.trim().length < 3 ? "document" : "lines"
}

/** The rows of a product file, its format told by its beginning; one at a time, however large the file. */
export async function* rowsOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<Row> {
  const pieces = textOf(input)[Symbol.asyncIterator]()
  const first: Array<string> = []
  for (let size = 0; size < look;) {
    const next = await pieces.next()
    if (next.done === true) break
    first.push(next.value)
    size += next.value.length
  }
  const start = first.join("")
  if (start.trim() === "") return
  const all = withFirst(first, pieces)
  const format = formatOf(start)
  if (format === "table") yield* tableRows(linesOf(all))
  else if (format === "lines") yield* jsonLines(linesOf(all))
  else for await (const element of elementsOf(all)) yield parsed(element)
}
