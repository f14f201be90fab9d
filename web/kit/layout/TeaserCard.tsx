import type { ReactNode } from "react"
import { classes } from "../classes.ts"
import { Link } from "../controls/Link.tsx"
import { Picture } from "./Picture.tsx"
import styles from "./TeaserCard.module.css"

export interface TeaserCardProps {
  readonly title: string
  readonly href: string
  readonly text?: string | undefined
  readonly picture: { readonly src: string; readonly alt: string } | null
  /** Shown instead of a missing picture. */
  readonly placeholder?: ReactNode
  /** Content below the title and the text. */
  readonly details?: ReactNode
  /** A text below the details that looks like a link; hidden from screen readers. */
  readonly linkText?: string | undefined
  /** A short text above the title. */
  readonly overline?: ReactNode
  /** A button in the card's corner, outside the link. */
  readonly corner?: ReactNode
  /** Puts the picture beside the text instead of above it, if there is space. */
  readonly wide?: boolean | undefined
  /** Loads the picture eagerly, and before other pictures. */
  readonly eager?: boolean | undefined
  /** The picture's displayed width as in HTML's `sizes`; see Picture. */
  readonly pictureSizes?: string | undefined
  readonly onOpen?: (() => void) | undefined
  readonly heading?: "h2" | "h3" | undefined
}

/** A card that links to a page: one picture, one title, one link. */
export const TeaserCard = ({
  title,
  href,
  text,
  picture,
  placeholder,
  details,
  linkText,
  overline,
  corner,
  wide,
  eager,
  pictureSizes,
  onOpen,
  heading: Heading = "h3"
}: TeaserCardProps) => (
  <article className={classes(styles.teaser, wide && styles.wide)}>
    <div className={styles.well}>
      {picture === null ? (
        placeholder
      ) : (
        <Picture
          src={picture.src}
          alt={picture.alt}
          width={wide ? 500 : 328}
          height={wide ? 350 : 230}
          eager={eager}
          highPriority={eager}
          sizes={pictureSizes}
          className={styles.picture}
        />
      )}
    </div>
    <div className={styles.content}>
      {overline !== undefined && <div className={styles.overline}>{overline}</div>}
      <Heading className={styles.title}>
        <Link href={href} className={styles.link} onClick={onOpen}>
          {title}
        </Link>
      </Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {details}
      {linkText !== undefined && (
        <span className={styles.more} aria-hidden="true">
          {linkText}
        </span>
      )}
    </div>
    {corner !== undefined && <div className={styles.corner}>{corner}</div>}
  </article>
)
