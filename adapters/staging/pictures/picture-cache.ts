import { createHash, randomUUID } from "node:crypto"
import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { LRUCache } from "lru-cache"
import { makeFolder } from "#adapters/files/make-folder.ts"
import { limitRendering } from "./limit-rendering.ts"
import { type ImageSize, renderImage } from "./render.ts"

export type PictureFormat = "webp" | "avif"

export interface Picture {
  readonly bytes: Buffer
  /** A hash of the SVG, size and format, used as ETag. */
  readonly tag: string
}

export interface PictureRequest {
  /** The kind and ids of the subject: 'products/101205823_ST'. */
  readonly subject: string
  /** The size of each SVG. */
  readonly size: ImageSize
  readonly format: PictureFormat
  /** The picture as SVGs, which are shown one below the other. */
  readonly draw: () => Promise<ReadonlyArray<string>>
}

/** The maximum size of the in-memory LRU cache. */
const maxCacheBytes = 24 * 1_048_576

/** The time until the SVG is drawn again, in case the product has changed; browsers keep their own copy for a year all the same. */
const ttlMs = 3_600_000

/** Creates a function that renders each picture once and caches it in memory, and in the folder if there is one. */
export const makePictureCache = (folder: string | null) => {
  const readStored = async (tag: string, format: PictureFormat): Promise<Buffer | null> =>
    folder === null ? null : readFile(join(folder, `${tag}.${format}`)).catch(() => null)

  const store = async (tag: string, format: PictureFormat, bytes: Buffer): Promise<void> => {
    if (folder === null) return
    const file = join(folder, `${tag}.${format}`)
    const temporaryFile = `${file}.${randomUUID()}`
    // If the folder cannot be written, the picture is rendered again later.
    try {
      makeFolder(folder)
      await writeFile(temporaryFile, bytes)
      await rename(temporaryFile, file)
    } catch {
      return
    }
  }

  const load = async ({ size, format, draw }: PictureRequest): Promise<Picture> => {
    const svgs = await draw()
    const tag = createHash("sha256")
      .update(`${size.width}x${size.height} ${format} ${svgs.join("")}`)
      .digest("hex")
      .slice(0, 32)
    // Clients may combine pictures in any number of ways, which would fill the disk.
    const mayBeStored = svgs.length === 1
    const storedBytes = mayBeStored ? await readStored(tag, format) : null
    if (storedBytes !== null) return { bytes: storedBytes, tag }
    const bytes = await limitRendering(() => renderImage(svgs, size, format))
    if (mayBeStored) await store(tag, format, bytes)
    return { bytes, tag }
  }

  const pictures = new LRUCache<string, Picture, PictureRequest>({
    maxSize: maxCacheBytes,
    ttl: ttlMs,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    fetchMethod: (_key, _stale, { context }) => load(context)
  })

  return (request: PictureRequest): Promise<Picture> => {
    const { subject, size, format } = request
    return pictures.forceFetch(`${subject} ${size.width}x${size.height} ${format}`, { context: request })
  }
}
