import { brotliDecompressSync, gunzipSync } from "node:zlib"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { encodeDocument, encodeForOneRequest } from "./encoded-document.ts"

const anyText = fc.string({ unit: "binary" })
const anyParts = fc.array(
  fc.oneof(
    anyText,
    anyText.map((text) => Buffer.from(text))
  ),
  { maxLength: 5 }
)

describe("encoded documents", () => {
  it("never change when other documents are encoded, in any encoding and order", () => {
    fc.assert(
      fc.property(fc.array(anyParts, { minLength: 2, maxLength: 6 }), (documents) => {
        const encoded = documents.map((parts) => ({
          text: Buffer.concat(parts.map((part) => Buffer.from(part))),
          shared: encodeDocument(parts),
          plain: encodeForOneRequest(parts, null),
          brotli: encodeForOneRequest(parts, "br"),
          gzip: encodeForOneRequest(parts, "gzip")
        }))
        for (const { text, shared, plain, brotli, gzip } of encoded) {
          expect(plain).toEqual(text)
          expect(shared.in(null)).toEqual(text)
          for (const body of [brotli, shared.in("br")]) expect(brotliDecompressSync(body)).toEqual(text)
          for (const body of [gzip, shared.in("gzip")]) expect(gunzipSync(body)).toEqual(text)
        }
      }),
      { numRuns: 50 }
    )
  })
})
