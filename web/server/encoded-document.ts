import { brotliCompressSync, constants, gzipSync } from "node:zlib"

export type Encoding = "br" | "gzip"

/** How much time a document's compression takes. */
export interface CompressionLevels {
  readonly brotli: number
  readonly gzip: number
}

/** For a document that many requests get. Brotli's level 9 takes up to ten times as long as 5 for another hundredth or two, level 10 twenty times for a fourteenth. */
const sharedLevels: CompressionLevels = { brotli: 5, gzip: 6 }

/** For a document of one request: as fast as gzip, and up to a fifth smaller. The next levels take 50 and 100 % more time for another twentieth each. */
export const singleUseLevels: CompressionLevels = { brotli: 3, gzip: 3 }

/** Encodes a document; null is uncompressed. */
export const encode = (
  plain: Buffer<ArrayBuffer>,
  encoding: Encoding | null,
  levels: CompressionLevels
): Buffer<ArrayBuffer> => {
  if (encoding === null) return plain
  if (encoding === "gzip") return gzipSync(plain, { level: levels.gzip })
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length
    }
  })
}

/** A document that many requests get, compressed once for all of them. */
export interface EncodedDocument {
  /** The document in an encoding; null is uncompressed. */
  readonly in: (encoding: Encoding | null) => Buffer<ArrayBuffer>
  /** The most memory that it may take. */
  readonly maxBytes: number
}

export const encodeDocument = (html: string): EncodedDocument => {
  const plain = Buffer.from(html)
  const brotli = encode(plain, "br", sharedLevels)
  // Nearly every browser accepts Brotli, so that few documents are needed in the other encoding.
  let gzip: Buffer<ArrayBuffer> | null = null
  return {
    in: (encoding) => {
      if (encoding === "br") return brotli
      return encoding === "gzip" ? (gzip ??= encode(plain, "gzip", sharedLevels)) : plain
    },
    maxBytes: plain.length + 3 * brotli.length
  }
}
