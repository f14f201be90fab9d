import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rowsOf } from "./rows.ts"

const inChunks = async function* (text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}

/** A line that begins with a number is surely a row. */
const isRow = ({ code }: Readonly<Record<string, unknown>>): boolean => /^\d+$/.test(String(code))

const readAll = async (text: string, size = 7) => {
  const rows = []
  for await (const row of rowsOf(inChunks(text, size), { keyColumns: ["code"], isRow })) rows.push(row)
  return rows
}

/** Generates rows with arbitrary strings and nested lists. */
const anyRow = fc.record({
  code: fc.string({ unit: "grapheme" }),
  note: fc.string({ unit: "grapheme" }),
  nested: fc.array(fc.record({ items: fc.array(fc.integer()) }))
})
const anyRows = fc.array(anyRow, { minLength: 1, maxLength: 6 })
const anyChunkSize = fc.integer({ min: 1, max: 40 })

describe("rowsOf", () => {
  it("always yields the same rows for lines, a list or an API response, for any chunk size", async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, anyChunkSize, async (rows, chunkSize) => {
        const documents = [
          rows.map((row) => JSON.stringify(row)).join("\n"),
          JSON.stringify(rows),
          JSON.stringify(rows, null, 2),
          JSON.stringify({ items: rows, totalCount: 3 }),
          JSON.stringify(
            { searchResults: { totalCount: 1, products: rows, facets: [{ options: [{ a: 1 }] }] } },
            null,
            1
          )
        ]
        for (const document of documents)
          expect((await readAll(document, chunkSize)).map(({ value }) => value)).toEqual(rows)
      }),
      { numRuns: 60 }
    )
  })

  it("reports the line of each row", async () => {
    expect((await readAll('{"a":1}\n\n{"a":2}\n{\n')).map(({ line, reason }) => [line, reason])).toEqual([
      [1, undefined],
      [3, undefined],
      [4, "The row is not valid JSON."]
    ])
    expect((await readAll('[\n{"a":1},\n{"a":\n2}]')).map(({ line }) => line)).toEqual([2, 3])
  })

  it("reports an object that is cut off at the end of the file", async () => {
    expect((await readAll('[{"a":1},{"a":')).map(({ value, reason }) => value ?? reason)).toEqual([
      { a: 1 },
      "The row is not valid JSON."
    ])
  })

  it("continues after an invalid value in a list, and after an unclosed quote in a table", async () => {
    expect((await readAll('[{"a":1},{"a":tru},{"a":3}]')).map(({ value, reason }) => value ?? reason)).toEqual([
      { a: 1 },
      "The row is not valid JSON.",
      { a: 3 }
    ])
    expect((await readAll('code,name\n1,a\n2,"b\n3,c')).map(({ value, reason }) => value ?? reason)).toEqual([
      { code: "1", name: "a" },
      "A quote is not closed.",
      { code: "3", name: "c" }
    ])
  })

  it("reports a row that is too long, in lines and in lists, and continues", async () => {
    const longText = "x".repeat(1_200_000)
    for (const text of [`{"a":1}\n{"a":"${longText}"}\n{"a":2}`, `[{"a":1},\n{"a":"${longText}"},\n{"a":2}]`]) {
      const rows = await readAll(text, 60_000)
      expect(rows.map(({ value, reason }) => value?.["a"] ?? reason)).toEqual([
        1,
        "The row is longer than 1048576 characters.",
        2
      ])
    }
  })

  it("reads a table by its header, with commas or tabs", async () => {
    expect((await readAll('code,name\n1,"a,b"\n2,c')).map(({ value }) => value)).toEqual([
      { code: "1", name: "a,b" },
      { code: "2", name: "c" }
    ])
    expect((await readAll("code\tname\r\n1\ta\r\n")).map(({ value }) => value)).toEqual([{ code: "1", name: "a" }])
  })

  const anyCell = fc.string({ unit: fc.constantFrom("a", "ö", "😀", '"', ";", ",", " ", "\n"), maxLength: 12 })
  const writeCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const anyTable = fc
    .array(fc.tuple(anyCell, anyCell), { minLength: 1, maxLength: 8 })
    .map((cells) => cells.map(([name, note], index) => ({ code: String(index + 1), name, note })))
  type TableRow = { readonly code: string; readonly name: string; readonly note: string }
  const writeRow = ({ code, name, note }: TableRow) => [code, writeCell(name), writeCell(note)].join(";")

  it("always reads cells whole that contain line breaks, delimiters and quotes, for any chunk size", async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, anyChunkSize, fc.constantFrom("\n", "\r\n"), async (table, chunkSize, lineEnd) => {
        const text = ["sep=;", "code;name;note", ...table.map(writeRow)].join(lineEnd)
        expect((await readAll(text, chunkSize)).map(({ value }) => value)).toEqual(table)
      }),
      { numRuns: 100 }
    )
  })

  it("never lets a quote that is not closed affect another row", async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, fc.nat({ max: 8 }), anyChunkSize, async (table, position, chunkSize) => {
        const lines = ["code;name;note", ...table.map(writeRow)]
        lines.splice(Math.min(position, table.length) + 1, 0, '99;"not closed;b')
        const rows = await readAll(lines.join("\n"), chunkSize)
        expect(rows.flatMap(({ value }) => value ?? [])).toEqual(table)
        expect(rows.flatMap(({ reason }) => reason ?? [])).toEqual(["A quote is not closed."])
      }),
      { numRuns: 100 }
    )
  })

  it("reports the first line of a row with line breaks, and of the row after it", async () => {
    const rows = await readAll('code;name\n1;"a\nb\nc"\n2;d\n3;"e\n4;f\n')
    expect(rows.map(({ line, value, reason }) => [line, value?.["name"] ?? reason])).toEqual([
      [2, "a\nb\nc"],
      [5, "d"],
      [6, "A quote is not closed."],
      [7, "f"]
    ])
  })

  it("reads on after as many lines as a row may have, and a row that would be too long", async () => {
    const longRow = `1;"${"a\n".repeat(600)}"\n2;b`
    expect((await readAll(`code;name\n${longRow}`)).at(-1)?.value).toEqual({ code: "2", name: "b" })
    const wideRow = `1;"${`${"x".repeat(600_000)}\n`.repeat(3)}"\n2;b`
    expect((await readAll(`code;name\n${wideRow}`, 60_000)).at(-1)?.value).toEqual({ code: "2", name: "b" })
  })

  it.each([
    ["UTF-16 text", Buffer.from("\ufeffcode;name\n1;a", "utf16le")],
    ["UTF-16 text", Buffer.from("\ufeffcode;name\n1;a", "utf16le").swap16()],
    ["UTF-16 text", Buffer.from("code;name\n1;a", "utf16le")],
    ["a Parquet file", Buffer.from("PAR1\x15\x04")],
    ["an Excel or ZIP file", Buffer.from("PK\x03\x04\x14\x00")],
    ["an old Excel file", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["a gzip file", Buffer.from("1f8b0800", "hex")],
    ["a binary file", Buffer.from("code\0\x01\x02name")],
    ["an HTML or XML document", Buffer.from("\ufeff\n<!doctype html>")]
  ])("refuses %s, and states what to do", async (type, bytes) => {
    for (const size of [1, 5, bytes.length]) {
      async function* chunks(): AsyncGenerator<Buffer> {
        for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
      }
      const readFirst = () => rowsOf(chunks(), { keyColumns: ["code"], isRow }).next()
      await expect(readFirst()).rejects.toThrow(new RegExp(`^The file is ${type}; .{10,}\\.$`))
    }
  })

  it("refuses a table without a column for the code, and names the columns", async () => {
    await expect(readAll("vara;pris\nMjölk;12")).rejects.toThrow(/^The first line has none of the columns code;/)
  })

  it("yields no rows for an empty file", async () => {
    expect(await readAll("  \n")).toEqual([])
  })
})
