import { constants, crc32, deflateRawSync } from "node:zlib"

/** A text that stays the same in every answer, compressed so that anything may stand before and behind it. */
export interface Piece {
  readonly plain: Buffer
  readonly deflated: Buffer
}

/** RFC 1952: deflate, no flags, no time, any system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951: an empty block that is the last one. */
const lastBlock = Buffer.from([3, 0])

/** A full flush ends on a whole byte and refers to nothing before it, so that pieces can be put one behind the other. */
export const pieceOf = (plain: Buffer): Piece => ({ plain, deflated: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) })

const storedBlock = (text: Buffer): Buffer => {
  const block = Buffer.alloc(5 + text.length)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(0xffff - text.length, 3)
  text.copy(block, 5)
  return block
}

/** The pieces with `between` (at most 65,535 bytes) at each seam, as one gzip stream: only `between` and the checksum are worked out anew. */
export const gzipJoined = (pieces: ReadonlyArray<Piece>, between: string): Buffer<ArrayBuffer> => {
  const seam = Buffer.from(between)
  const block = storedBlock(seam)
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
    if (index > 0) add(seam, block)
    add(plain, deflated)
  })
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length >>> 0, 4)
  return Buffer.concat([...parts, lastBlock, trailer])
}

/** The same uncompressed. */
export const plainJoined = (pieces: ReadonlyArray<Piece>, between: string): Buffer<ArrayBuffer> => {
  const seam = Buffer.from(between)
  return Buffer.concat(pieces.flatMap(({ plain }, index) => (index === 0 ? [plain] : [seam, plain])))
}
