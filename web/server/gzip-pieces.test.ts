import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compressPiece, joinGzip, joinPlain, storedPiece } from "./gzip-pieces.ts"

const anyPiece = fc
  .record({ text: fc.string({ unit: "grapheme", maxLength: 5_000 }), level: fc.constantFrom(null, 0, 3, 9) })
  .map(({ text, level }) => {
    const bytes = Buffer.from(text)
    return { text, piece: level === null ? storedPiece(bytes) : compressPiece(bytes, level) }
  })

describe("joinGzip", () => {
  it("always decompresses to the joined pieces, compressed at any level or stored", () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { minLength: 1, maxLength: 6 }), (parts) => {
        const pieces = parts.map(({ piece }) => piece)
        const text = parts.map((part) => part.text).join("")
        expect(gunzipSync(joinGzip(pieces)).toString()).toBe(text)
        expect(joinPlain(pieces).toString()).toBe(text)
      })
    )
  })

  it("compresses repetition within a piece", () => {
    const piece = compressPiece(Buffer.from("mjölk och bröd ".repeat(1_000)), 9)
    expect(joinGzip([piece, piece]).length).toBeLessThan(500)
  })
})
