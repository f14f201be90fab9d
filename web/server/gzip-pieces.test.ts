import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compressPiece, joinGzip } from "./gzip-pieces.ts"

const anyPiece = fc
  .record({ text: fc.string({ unit: "grapheme", maxLength: 5_000 }), level: fc.constantFrom(0, 3, 9) })
  .map(({ text, level }) => ({ text, piece: compressPiece(Buffer.from(text), level) }))

describe("joinGzip", () => {
  it("always decompresses to the joined pieces, compressed at any level", () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { minLength: 1, maxLength: 6 }), (parts) => {
        const pieces = parts.map(({ piece }) => piece)
        const text = parts.map((part) => part.text).join("")
        expect(gunzipSync(joinGzip(pieces)).toString()).toBe(text)
      })
    )
  })

  it("compresses repetition within a piece", () => {
    const piece = compressPiece(Buffer.from("mjölk och bröd ".repeat(1_000)), 9)
    expect(joinGzip([piece, piece]).length).toBeLessThan(500)
  })
})
