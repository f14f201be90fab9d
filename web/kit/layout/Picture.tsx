import styles from "./Picture.module.css"
import { classes } from "../classes.ts"

export interface PictureProps {
  /** A path under /images, without size parameters. */
  readonly src: string
  readonly alt: string
  /** The size in px; high-density screens load twice that. */
  readonly width: number
  readonly height: number
  /** Loads eagerly: for pictures that are visible without scrolling. */
  readonly eager?: boolean | undefined
  /** Loads before other pictures: for the page's largest picture. */
  readonly highPriority?: boolean | undefined
  readonly className?: string | undefined
}

const withSize = (src: string, width: number, height: number): string =>
  `${src}${src.includes("?") ? "&" : "?"}width=${width}&height=${height}`

/** A picture in one and two times its size, with its space reserved before it loads. */
export const Picture = ({ src, alt, width, height, eager, highPriority, className }: PictureProps) => (
  <img
    className={classes(styles.picture, className)}
    src={withSize(src, width, height)}
    srcSet={`${withSize(src, width, height)} 1x, ${withSize(src, width * 2, height * 2)} 2x`}
    alt={alt}
    width={width}
    height={height}
    loading={eager || highPriority ? "eager" : "lazy"}
    decoding="async"
    fetchPriority={highPriority ? "high" : undefined}
  />
)
