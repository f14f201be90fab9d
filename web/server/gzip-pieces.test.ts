import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { joinGzip, compressPiece, joinPlain } from "./gzip-pieces.ts"

describe("joinGzip", () => {
  it("always decompresses to the pieces joined by the separator", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 5_000 }), { minLength: 1, maxLength: 5 }),
        fc.string({ maxLength: 50 }),
        (texts, separator) => {
          const pieces = texts.map((text) => compressPiece(Buffer.from(text)))
          expect(gunzipSync(joinGzip(pieces, separator)).toString()).toBe(texts.join(separator))
          expect(joinPlain(pieces, separator).toString()).toBe(texts.join(separator))
        }
      )
    )
  })

  it("compresses repetition within a piece", () => {
    const piece = compressPiece(Buffer.from("mjölk och bröd ".repeat(1_000)))
    expect(joinGzip([piece, piece], "nonce").length).toBeLessThan(500)
  })
})
