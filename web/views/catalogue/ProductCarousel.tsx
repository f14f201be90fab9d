import type { ReactNode } from "react"
import { Children, useEffect, useRef, useState } from "react"
import { nextProducts, positionOf, previousProducts } from "#web/text/common.ts"
import { classes } from "#web/kit/classes.ts"
import { IconButton } from "#web/kit/controls/IconButton.tsx"
import styles from "./ProductCarousel.module.css"

export interface ProductCarouselProps {
  readonly label: string
  /** The kind of cards decides how many are visible at a time (CLAYOUT-18 to CLAYOUT-20). */
  readonly kind?: "product" | "recipe" | "catering" | undefined
  /** A link to all cards, beside the heading. */
  readonly more?: ReactNode
  readonly heading?: "h2" | "h3" | undefined
  /** A key of the contents: when it changes, the carousel scrolls back to the first card. */
  readonly contents?: string | undefined
  readonly children: ReactNode
}

interface Position {
  readonly from: number
  readonly to: number
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** The position of the visible cards. Scroll positions are rounded, hence the tolerance of a tenth of a card and of 4 px at the ends. */
const positionIn = (track: HTMLElement): Position | undefined => {
  const slide = track.firstElementChild?.clientWidth
  if (!slide) return undefined
  const from = Math.round(track.scrollLeft / slide) + 1
  return {
    from,
    to: Math.min(track.children.length, from - 1 + Math.max(1, Math.floor(track.clientWidth / slide + 0.1))),
    atStart: track.scrollLeft < 4,
    atEnd: track.scrollLeft + track.clientWidth > track.scrollWidth - 4
  }
}

/** A row that scrolls by touch, arrow keys or its buttons, never by itself. */
export const ProductCarousel = ({
  label,
  kind = "product",
  more,
  heading: Heading = "h2",
  contents,
  children
}: ProductCarouselProps) => {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState<Position>()
  const total = Children.count(children)
  const lastContents = useRef(contents)
  useEffect(() => {
    const element = track.current
    if (element === null) return
    if (lastContents.current !== contents) element.scrollLeft = 0
    lastContents.current = contents
    const update = () => setPosition(positionIn(element))
    let frame = 0
    const updateSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    updateSoon()
    element.addEventListener("scroll", updateSoon, { passive: true })
    window.addEventListener("resize", updateSoon)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener("scroll", updateSoon)
      window.removeEventListener("resize", updateSoon)
    }
  }, [total, contents])
  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth, behavior: "smooth" })
  return (
    <section className={styles.carousel} aria-label={label}>
      <div className={styles.head}>
        <Heading>{label}</Heading>
        {more}
        <div className={classes(styles.controls, position?.atStart && position.atEnd && styles.hidden)}>
          {/* Hidden, with its space reserved, until the number of visible cards is known. */}
          <span className={classes(styles.position, position === undefined && styles.unknown)} aria-hidden="true">
            {positionOf(position?.from ?? 1, position?.to ?? Math.min(2, total), total)}
          </span>
          <IconButton
            icon="left"
            label={previousProducts(label)}
            aria-disabled={position?.atStart ?? true}
            onClick={() => scroll(-1)}
          />
          <IconButton
            icon="right"
            label={nextProducts(label)}
            aria-disabled={position?.atEnd ?? false}
            onClick={() => scroll(1)}
          />
        </div>
      </div>
      <ul ref={track} role="list" className={classes(styles.track, styles[kind])} tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
    </section>
  )
}
