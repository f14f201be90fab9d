import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import { Link } from "./Link.tsx"
import { Picture } from "./Picture.tsx"
import styles from "./TeaserCard.module.css"

export interface TeaserCardProps {
  readonly title: string
  readonly href: string
  readonly text?: string | undefined
  readonly picture: { readonly src: string; readonly alt: string } | null
  /** Stands where there is no picture. */
  readonly sign?: ReactNode
  /** Words of the link in the picture's corner: 'Till recepten'. */
  readonly linkText?: string | undefined
  /** Over the title: time, portions, price. */
  readonly over?: ReactNode
  /** Lies apart from the link: a heart. */
  readonly corner?: ReactNode
  /** Picture beside the words instead of over them, where there is room. */
  readonly wide?: boolean | undefined
  readonly eager?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly heading?: "h2" | "h3" | undefined
}

/** A way into a recipe, an article or a department: one picture, one title, one link. */
export const TeaserCard = ({ title, href, text, picture, sign, linkText, over, corner, wide, eager, onOpen, heading: Heading = "h3" }: TeaserCardProps) => (
  <article className={classes(styles.teaser, wide && styles.wide)}>
    <div className={styles.well}>
      {picture === null
        ? sign
        : <Picture src={picture.src} alt={picture.alt} width={wide ? 500 : 328} height={wide ? 350 : 230} eager={eager} className={styles.picture} />}
    </div>
    <div className={styles.words}>
      {over !== undefined && <div className={styles.over}>{over}</div>}
      <Heading className={styles.title}>
        <Link href={href} className={styles.link} onClick={onOpen}>
          {title}
        </Link>
      </Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {linkText !== undefined && (
        <span className={styles.more} aria-hidden="true">
          {linkText}
        </span>
      )}
    </div>
    {corner !== undefined && <div className={styles.corner}>{corner}</div>}
  </article>
)
