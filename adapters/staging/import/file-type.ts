import { ImportRefused } from "./errors.ts"

const asText = "save it as CSV in UTF-8 (in Excel: 'CSV UTF-8') and import that"
const unpacked = "unpack it and import the file inside"

/** The first bytes of common files that are no UTF-8 text: what they are, and what to do. */
const signatures: ReadonlyArray<readonly [start: string, type: string, advice: string]> = [
  ["\xff\xfe", "UTF-16 text", asText],
  ["\xfe\xff", "UTF-16 text", asText],
  ["PAR1", "a Parquet file", "convert it to JSON lines, for example with DuckDB, and import those"],
  ["PK\x03\x04", "an Excel or ZIP file", `${asText}, or ${unpacked}`],
  ["\xd0\xcf\x11\xe0", "an old Excel file", asText],
  ["\x1f\x8b", "a gzip file", unpacked],
  ["BZh", "a bzip2 file", unpacked],
  ["\xfd7zXZ", "an xz file", unpacked],
  ["7z\xbc\xaf", "a 7z file", unpacked],
  ["\x28\xb5\x2f\xfd", "a Zstandard file", unpacked],
  ["SQLite format 3", "an SQLite database", "export its table as CSV and import that"],
  ["%PDF", "a PDF file", "ask for the products as CSV or JSON"],
  ["\x89PNG", "a picture", "name a product file"],
  ["\xff\xd8\xff", "a picture", "name a product file"],
  ["GIF8", "a picture", "name a product file"]
]

const signatureLength = 16

/** How many bytes are searched for NUL, which no text contains. */
const searchedLength = 8_192

const everySecondIsNul = (bytes: Buffer, first: 0 | 1): boolean => {
  const length = Math.min(bytes.length, 64)
  for (let index = first; index < length; index += 2) if (bytes[index] !== 0) return false
  return length >= 4
}

const describeStart = (bytes: Buffer): { readonly type: string; readonly advice: string } | null => {
  const start = bytes.toString("latin1", 0, signatureLength)
  const [, type, advice] = signatures.find(([signature]) => start.startsWith(signature)) ?? []
  if (type !== undefined && advice !== undefined) return { type, advice }
  if (everySecondIsNul(bytes, 0) || everySecondIsNul(bytes, 1)) return { type: "UTF-16 text", advice: asText }
  if (bytes.subarray(0, searchedLength).includes(0))
    return { type: "a binary file", advice: "import products as JSON, JSON lines or CSV" }
  const text = start.replace(/^\xef\xbb\xbf/, "").trimStart()
  return text.startsWith("<")
    ? { type: "an HTML or XML document", advice: "ask for the products as CSV or JSON" }
    : null
}

const refuseUnlessText = (bytes: Buffer): void => {
  const found = describeStart(bytes)
  if (found !== null) throw new ImportRefused(`The file is ${found.type}; ${found.advice}.`)
}

/** Passes the chunks of a text file on; fails with ImportRefused, which names the type, when its start is that of another file. */
export async function* refuseOtherFiles(input: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let start: Buffer | null = Buffer.alloc(0)
  for await (const chunk of input) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk
    if (start === null) yield bytes
    else {
      start = Buffer.concat([start, bytes])
      if (start.length < searchedLength) continue
      refuseUnlessText(start)
      yield start
      start = null
    }
  }
  if (start !== null && start.length > 0) {
    refuseUnlessText(start)
    yield start
  }
}
