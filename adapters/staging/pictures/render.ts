import sharp, { type OverlayOptions, type Sharp } from "sharp"

export interface ImageSize {
  readonly width: number
  readonly height: number
}

// Each picture is rendered once, so that a cache would only occupy memory; several are rendered at the same time, each by one thread.
sharp.cache(false)
sharp.concurrency(1)

const squareSizes = [80, 96, 160, 164, 192, 328, 500, 750, 1000].map((edge) => ({ width: edge, height: edge }))

/** The size of a page's largest picture on a high-density screen, which only kinds with few pictures have. */
export const largestSize: ImageSize = { width: 2000, height: 1400 }

const wideSizes: ReadonlyArray<ImageSize> = [
  { width: 328, height: 230 },
  { width: 492, height: 345 },
  { width: 500, height: 350 },
  { width: 656, height: 460 },
  { width: 1000, height: 700 },
  largestSize
]

/** The sizes of each of several pictures that are combined: those of a department's tile, on screens of any density. */
const combinedSizes: ReadonlyArray<ImageSize> = [96, 192].map((edge) => ({ width: edge, height: edge }))

/** All supported sizes in px; others are refused. */
export const imageSizes: ReadonlyArray<ImageSize> = [...squareSizes, ...wideSizes]

const isOneOf = (sizes: ReadonlyArray<ImageSize>, { width, height }: ImageSize): boolean =>
  sizes.some((size) => size.width === width && size.height === height)

export const isImageSize = (size: ImageSize): boolean => isOneOf(imageSizes, size)

export const isCombinedSize = (size: ImageSize): boolean => isOneOf(combinedSizes, size)

const defaultViewBoxWidth = 400
/** Dots per inch at which an SVG is rendered in the size of its viewBox. */
const defaultDensity = 72
const minDensity = 36
const maxDensity = 2400

/** Wider pictures are rendered in this width and enlarged, because drawing an SVG takes time by the pixel: a second for the largest size. */
const maxRenderedWidth = 800

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/** Renders an SVG; an image of another aspect ratio is centred on a transparent background. */
const rasterize = (svg: string, size: ImageSize): Sharp => {
  const viewBoxWidth = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? defaultViewBoxWidth)
  const density = Math.min(maxDensity, Math.max(minDensity, (defaultDensity * size.width) / viewBoxWidth))
  return sharp(Buffer.from(svg), { density }).resize(size.width, size.height, {
    fit: "contain",
    background: transparent
  })
}

/** Renders an SVG like `rasterize`, in any size. As pixels, because sharp would draw an SVG itself in the larger size. */
const rasterizeLarge = async (svg: string, { width, height }: ImageSize): Promise<Sharp> => {
  const scale = maxRenderedWidth / width
  if (scale >= 1) return rasterize(svg, { width, height })
  const { data, info } = await rasterize(svg, { width: maxRenderedWidth, height: Math.round(height * scale) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).resize(width, height)
}

/** Renders SVGs one after the other, so that they take one thread and little memory, and joins them: one below the other. */
const stack = async (svgs: ReadonlyArray<string>, size: ImageSize, signal: AbortSignal | undefined): Promise<Sharp> => {
  const { width, height } = size
  const layers: Array<OverlayOptions> = []
  for (const svg of svgs) {
    signal?.throwIfAborted()
    const { data, info } = await rasterize(svg, size).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    layers.push({
      input: data,
      raw: { width: info.width, height: info.height, channels: 4 },
      left: 0,
      top: layers.length * height
    })
  }
  return sharp({ create: { width, height: height * svgs.length, channels: 4, background: transparent } }).composite(
    layers
  )
}

/** Renders SVGs as one WebP or AVIF: each in this size, one below the other. Stops between two of them when the signal aborts, and rejects with its reason. */
export const renderImage = async (
  svgs: ReadonlyArray<string>,
  size: ImageSize,
  format: "webp" | "avif",
  signal?: AbortSignal
): Promise<Buffer> => {
  const [firstSvg] = svgs
  const image =
    firstSvg !== undefined && svgs.length === 1 ? await rasterizeLarge(firstSvg, size) : await stack(svgs, size, signal)
  signal?.throwIfAborted()
  // Large and combined pictures are compressed with less effort, so that none costs more than half a second of CPU time.
  const isLarge = size.width > maxRenderedWidth || svgs.length > 1
  return format === "avif"
    ? image.avif({ quality: 50, effort: isLarge ? 1 : 2 }).toBuffer()
    : image.webp({ quality: 76, effort: isLarge ? 2 : 4, smartSubsample: true }).toBuffer()
}
