import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Page } from "./page.ts"

export type Encoding = "br" | "gzip"

/** A document that many requests get, compressed once for all of them. */
export interface EncodedDocument {
  /** The document in an encoding; null is uncompressed. */
  readonly in: (encoding: Encoding | null) => Buffer<ArrayBuffer>
  /** The most memory that it may take. */
  readonly maxBytes: number
}

/** As fast as gzip and a seventh smaller. Level 9 takes up to ten times as long for another hundredth or two, level 10 twenty times for a fourteenth. */
const brotliQuality = 5

const compress = (plain: Buffer): Buffer<ArrayBuffer> =>
  brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length
    }
  })

export const joinPlain = (parts: Page["parts"]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part.plain)))

export const encodeDocument = (parts: Page["parts"]): EncodedDocument => {
  const plain = joinPlain(parts)
  const brotli = compress(plain)
  // Nearly every browser accepts Brotli, so that few documents are needed in the other encoding.
  let gzip: Buffer<ArrayBuffer> | null = null
  return {
    in: (encoding) => {
      if (encoding === "br") return brotli
      return encoding === "gzip" ? (gzip ??= gzipSync(plain)) : plain
    },
    maxBytes: plain.length + 3 * brotli.length
  }
}
