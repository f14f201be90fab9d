import { brotliCompressSync, constants, gzipSync } from "node:zlib"

export type Encoding = "br" | "gzip"

/** A part of a document: text, or text that has been encoded as UTF-8 already. */
export type DocumentPart = string | Uint8Array

/** How much time a document's compression takes. */
interface CompressionLevels {
  readonly brotli: number
  readonly gzip: number
}

/** For a document that many requests get. Brotli's level 9 takes up to ten times as long as 5 for another hundredth or two, level 10 twenty times for a fourteenth. */
const sharedLevels: CompressionLevels = { brotli: 5, gzip: 6 }

/** For a document of one request: as fast as gzip, and up to a fifth smaller. The next levels take 50 and 100 % more time for another twentieth each. */
const singleUseLevels: CompressionLevels = { brotli: 3, gzip: 3 }

let scratch = Buffer.allocUnsafeSlow(0)

/**
 * The parts as UTF-8, in memory that the next call overwrites, so that callers copy what they keep. A new buffer for each document, and a single string, which V8
 * stores with two bytes per character if any part has a character beyond U+00FF, would take three times as long.
 */
const utf8Of = (parts: ReadonlyArray<DocumentPart>): Buffer<ArrayBuffer> => {
  const maxBytes = 3 * parts.reduce((sum, part) => sum + part.length, 0)
  if (scratch.length < maxBytes) scratch = Buffer.allocUnsafeSlow(maxBytes)
  let length = 0
  for (const part of parts) {
    if (typeof part === "string") length += scratch.write(part, length)
    else {
      scratch.set(part, length)
      length += part.length
    }
  }
  return scratch.subarray(0, length)
}

const compress = (plain: Buffer<ArrayBuffer>, encoding: Encoding, levels: CompressionLevels): Buffer<ArrayBuffer> => {
  if (encoding === "gzip") return gzipSync(plain, { level: levels.gzip })
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length
    }
  })
}

/** Encodes a document, given in parts, for one request; null is uncompressed. */
export const encodeForOneRequest = (
  parts: ReadonlyArray<DocumentPart>,
  encoding: Encoding | null
): Buffer<ArrayBuffer> => {
  const plain = utf8Of(parts)
  return encoding === null ? Buffer.from(plain) : compress(plain, encoding, singleUseLevels)
}

/** A document that many requests get, compressed once for all of them. */
export interface EncodedDocument {
  /** The document in an encoding; null is uncompressed. */
  readonly in: (encoding: Encoding | null) => Buffer<ArrayBuffer>
  /** The most memory that it may take. */
  readonly maxBytes: number
}

export const encodeDocument = (parts: ReadonlyArray<DocumentPart>): EncodedDocument => {
  const plain = Buffer.from(utf8Of(parts))
  const brotli = compress(plain, "br", sharedLevels)
  // Nearly every browser accepts Brotli, so that few documents are needed in the other encoding.
  let gzip: Buffer<ArrayBuffer> | null = null
  return {
    in: (encoding) => {
      if (encoding === "br") return brotli
      return encoding === "gzip" ? (gzip ??= compress(plain, "gzip", sharedLevels)) : plain
    },
    maxBytes: plain.length + 3 * brotli.length
  }
}
