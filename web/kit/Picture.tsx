import styles from "./Picture.module.css"
import { classes } from "./classes.ts"

export interface PictureProps {
  /** Address under /images, without sizes. */
  readonly src: string
  readonly alt: string
  /** Size asked for, in px; twice that for sharper screens. */
  readonly width: number
  readonly height: number
  /** Fetched at once: what is seen without scrolling. */
  readonly eager?: boolean | undefined
  /** The page's largest picture: fetched before the others. */
  readonly first?: boolean | undefined
  readonly className?: string | undefined
}

const sized = (src: string, width: number, height: number): string => `${src}${src.includes("?") ? "&" : "?"}width=${width}&height=${height}`

/** A picture from /images in its size and twice its size; its box is known before it arrives. */
export const Picture = ({ src, alt, width, height, eager, first, className }: PictureProps) => (
  <img
    className={classes(styles.picture, className)}
    src={sized(src, width, height)}
    srcSet={`${sized(src, width, height)} 1x, ${sized(src, width * 2, height * 2)} 2x`}
    alt={alt}
    width={width}
    height={height}
    loading={eager || first ? "eager" : "lazy"}
    decoding="async"
    fetchPriority={first ? "high" : undefined}
  />
)
