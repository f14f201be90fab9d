import { createHash, randomUUID } from "node:crypto"
import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { LRUCache } from "lru-cache"
import { makeFolder } from "#adapters/files/make-folder.ts"
import { makeSharedWork } from "../http/shared-work.ts"
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
  readonly draw: (signal: AbortSignal) => Promise<ReadonlyArray<string>>
  /** Aborts when the client has left. The picture is rendered until all clients that wait for it have left. */
  readonly client: AbortSignal
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

  const load = async ({ size, format, draw }: PictureRequest, signal: AbortSignal): Promise<Picture> => {
    const svgs = await draw(signal)
    const tag = createHash("sha256")
      .update(`${size.width}x${size.height} ${format} ${svgs.join("")}`)
      .digest("hex")
      .slice(0, 32)
    const storedBytes = await readStored(tag, format)
    if (storedBytes !== null) return { bytes: storedBytes, tag }
    const bytes = await limitRendering(async () => {
      signal.throwIfAborted()
      return renderImage(svgs, size, format, signal)
    })
    await store(tag, format, bytes)
    return { bytes, tag }
  }

  const pictures = new LRUCache<string, Picture>({
    maxSize: maxCacheBytes,
    ttl: ttlMs,
    sizeCalculation: ({ bytes }) => bytes.byteLength
  })
  const loadShared = makeSharedWork<Picture>()

  return async (request: PictureRequest): Promise<Picture> => {
    const { subject, size, format, client } = request
    const key = `${subject} ${size.width}x${size.height} ${format}`
    return (
      pictures.get(key) ??
      loadShared(key, client, async (signal) => {
        const picture = await load(request, signal)
        pictures.set(key, picture)
        return picture
      })
    )
  }
}
