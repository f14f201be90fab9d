import sharp, { type Sharp } from "sharp"

export interface ImageSize {
  readonly width: number
  readonly height: number
}

// Each picture is rendered once, so that a cache would only occupy memory; several are rendered at the same time, each by one thread.
sharp.cache(false)
sharp.concurrency(1)

const squareSizes = [80, 96, 160, 164, 192, 328, 500, 750, 1000].map((edge) => ({ width: edge, height: edge }))

const wideSizes: ReadonlyArray<ImageSize> = [
  { width: 328, height: 230 },
  { width: 492, height: 345 },
  { width: 500, height: 350 },
  { width: 656, height: 460 },
  { width: 1000, height: 700 },
  { width: 2000, height: 1400 }
]

/** All supported sizes in px; others are refused. */
export const imageSizes: ReadonlyArray<ImageSize> = [...squareSizes, ...wideSizes]

export const isImageSize = ({ width, height }: ImageSize): boolean =>
  imageSizes.some((size) => size.width === width && size.height === height)

const defaultViewBoxWidth = 400
/** Dots per inch at which an SVG is rendered in the size of its viewBox. */
const defaultDensity = 72
const minDensity = 36
const maxDensity = 2400

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

/** Joins images of the same size, one below the other. */
const stack = async (images: ReadonlyArray<Sharp>, { width, height }: ImageSize): Promise<Sharp> => {
  const layers = await Promise.all(
    images.map(async (image, index) => ({ input: await image.png().toBuffer(), left: 0, top: index * height }))
  )
  return sharp({ create: { width, height: height * images.length, channels: 4, background: transparent } }).composite(
    layers
  )
}

/** Renders SVGs as one WebP or AVIF: each in this size, one below the other. */
export const renderImage = async (
  svgs: ReadonlyArray<string>,
  size: ImageSize,
  format: "webp" | "avif"
): Promise<Buffer> => {
  const images = svgs.map((svg) => rasterize(svg, size))
  const [firstImage] = images
  const image = firstImage !== undefined && images.length === 1 ? firstImage : await stack(images, size)
  return format === "avif"
    ? image.avif({ quality: 50, effort: 2 }).toBuffer()
    : image.webp({ quality: 76, effort: 4, smartSubsample: true }).toBuffer()
}
