import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { gzipJoined, pieceOf, plainJoined } from "./gzip-pieces.ts"

describe("gzipJoined", () => {
  it("always unpacks to the pieces with the same text at every seam", () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 5_000 }), { minLength: 1, maxLength: 5 }), fc.string({ maxLength: 50 }), (texts, between) => {
      const pieces = texts.map((text) => pieceOf(Buffer.from(text)))
      expect(gunzipSync(gzipJoined(pieces, between)).toString()).toBe(texts.join(between))
      expect(plainJoined(pieces, between).toString()).toBe(texts.join(between))
    }))
  })

  it("stays small: what repeats within a piece is packed", () => {
    const piece = pieceOf(Buffer.from("mjölk och bröd ".repeat(1_000)))
    expect(gzipJoined([piece, piece], "nonce").length).toBeLessThan(500)
  })
})
