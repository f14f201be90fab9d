import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rowsOf } from "./rows.ts"

const inChunks = async function* (text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}

const readAll = async (text: string, size = 7) => {
  const rows = []
  for await (const row of rowsOf(inChunks(text, size))) rows.push(row)
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
    expect((await readAll('code,name\n1,a\n2,"b\n3,c')).map(({ value }) => value?.["code"])).toEqual(["1", "2", "3"])
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

  it("yields no rows for an empty file", async () => {
    expect(await readAll("  \n")).toEqual([])
  })
})
