import styles from "./Picture.module.css"
import { classes } from "../classes.ts"

export interface PictureProps {
  /** A path under /images, without size parameters. */
  readonly src: string
  readonly alt: string
  /** The size in px; high-density screens load twice that. */
  readonly width: number
  readonly height: number
  /** How many pictures of this size the image has, one below the other; 1 by default. */
  readonly stackedCount?: number | undefined
  /** Loads eagerly: for pictures that are visible without scrolling. */
  readonly eager?: boolean | undefined
  /** Loads before other pictures: for the page's largest picture. */
  readonly highPriority?: boolean | undefined
  /** The displayed width as in HTML's `sizes`. Without it, the browser chooses 1 or 2 times the size by its pixel density; with it, 1, 1.5 or 2 times. */
  readonly sizes?: string | undefined
  readonly className?: string | undefined
}

const withSize = (src: string, width: number, height: number): string =>
  `${src}${src.includes("?") ? "&" : "?"}width=${width}&height=${height}`

/** Scaled versions of a picture, each with its descriptor in a srcset. */
const srcSetOf = (
  { src, width, height }: PictureProps,
  versions: ReadonlyArray<readonly [scale: number, descriptor: string]>
): string =>
  versions.map(([scale, descriptor]) => `${withSize(src, width * scale, height * scale)} ${descriptor}`).join(", ")

const densityVersions = [
  [1, "1x"],
  [2, "2x"]
] as const

const widthVersions = (width: number) => [1, 1.5, 2].map((scale) => [scale, `${width * scale}w`] as const)

/** A picture that the browser loads in up to two times its size, with its space reserved before it loads. */
export const Picture = (props: PictureProps) => {
  const { src, alt, width, height, stackedCount = 1, eager, highPriority, sizes, className } = props
  return (
    <img
      className={classes(styles.picture, className)}
      src={withSize(src, width, height)}
      srcSet={srcSetOf(props, sizes === undefined ? densityVersions : widthVersions(width))}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height * stackedCount}
      loading={eager || highPriority ? "eager" : "lazy"}
      fetchPriority={highPriority ? "high" : undefined}
    />
  )
}
