import { createHash, randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type ImageSize, renderImage } from "../images/render.ts"

export type PictureFormat = "webp" | "avif"

export interface Picture {
  readonly bytes: Buffer
  /** Names the content: the same for the same drawing, size and format. */
  readonly tag: string
}

/** Bytes of pictures kept in memory, the least recently asked for going first. */
const mostBytes = 24 * 1_048_576

/** Renders drawings once: from then on they come from memory, or from the folder where there is one. */
export const pictureCache = (folder: string | null) => {
  const inMemory = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let size = 0

  const keep = (tag: string, bytes: Buffer): void => {
    size += bytes.byteLength
    inMemory.set(tag, bytes)
    for (const [oldest, old] of inMemory) {
      if (size <= mostBytes) break
      inMemory.delete(oldest)
      size -= old.byteLength
    }
  }

  const renderAndStore = async (svg: string, dimensions: ImageSize, format: PictureFormat, file: string | null): Promise<Buffer> => {
    const stored = file === null ? null : await readFile(file).catch(() => null)
    if (stored !== null) return stored
    const bytes = await renderImage(svg, dimensions, format)
    if (file !== null && folder !== null) {
      // A folder that cannot be written costs time, not pictures.
      const unfinished = `${file}.${randomUUID()}`
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(unfinished, bytes))
        .then(() => rename(unfinished, file))
        .catch(() => undefined)
    }
    return bytes
  }

  return async (svg: string, dimensions: ImageSize, format: PictureFormat): Promise<Picture> => {
    const tag = createHash("sha256").update(`${dimensions.width}x${dimensions.height} ${format} ${svg}`).digest("hex").slice(0, 32)
    const known = inMemory.get(tag)
    if (known !== undefined) {
      inMemory.delete(tag)
      inMemory.set(tag, known)
      return { bytes: known, tag }
    }
    const rendering = underWay.get(tag) ?? renderAndStore(svg, dimensions, format, folder === null ? null : join(folder, `${tag}.${format}`))
    underWay.set(tag, rendering)
    try {
      const bytes = await rendering
      if (!inMemory.has(tag)) keep(tag, bytes)
      return { bytes, tag }
    } finally {
      underWay.delete(tag)
    }
  }
}
