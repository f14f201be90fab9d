import { constants, crc32, deflateRawSync } from "node:zlib"

/** A part of a page that is the same in every response, compressed so that it can be concatenated with other blocks. */
export interface Piece {
  readonly plain: Buffer
  readonly deflated: Buffer
}

/** The gzip header (RFC 1952): deflate, no flags, no modification time, unknown operating system (255). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block (RFC 1951). */
const lastBlock = Buffer.from([3, 0])

/** A full flush ends on a byte boundary without references to earlier data, so that pieces can be concatenated. */
export const compressPiece = (plain: Buffer): Piece => ({
  plain,
  deflated: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
})

const storedBlock = (text: Buffer): Buffer => {
  const block = Buffer.alloc(5 + text.length)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(0xffff - text.length, 3)
  text.copy(block, 5)
  return block
}

/** Joins the pieces with `separator` (at most 65,535 bytes) into one gzip stream; nothing is compressed again. */
export const joinGzip = (pieces: ReadonlyArray<Piece>, separator: string): Buffer<ArrayBuffer> => {
  const separatorBytes = Buffer.from(separator)
  const block = storedBlock(separatorBytes)
  let checksum = 0
  let length = 0
  const parts: Array<Buffer> = [header]
  const add = (plain: Buffer, deflated: Buffer) => {
    // An empty buffer would start the checksum over.
    if (plain.length > 0) checksum = crc32(plain, checksum)
    length += plain.length
    parts.push(deflated)
  }
  pieces.forEach(({ plain, deflated }, index) => {
    if (index > 0) add(separatorBytes, block)
    add(plain, deflated)
  })
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length >>> 0, 4)
  return Buffer.concat([...parts, lastBlock, trailer])
}

/** Joins the pieces uncompressed. */
export const joinPlain = (pieces: ReadonlyArray<Piece>, separator: string): Buffer<ArrayBuffer> => {
  const separatorBytes = Buffer.from(separator)
  return Buffer.concat(pieces.flatMap(({ plain }, index) => (index === 0 ? [plain] : [separatorBytes, plain])))
}
