import type { ReactNode } from "react"
import { Children, useEffect, useRef, useState } from "react"
import { nextGoods, positionOf, previousGoods } from "#web/text/common.ts"
import { classes } from "./classes.ts"
import { IconButton } from "./IconButton.tsx"
import styles from "./ProductCarousel.module.css"

export interface ProductCarouselProps {
  readonly label: string
  /** What it holds decides how many are seen at a time (CLAYOUT-18 to CLAYOUT-20). */
  readonly kind?: "product" | "recipe" | "catering" | undefined
  /** Beside the heading: a link to all of them. */
  readonly more?: ReactNode
  readonly heading?: "h2" | "h3" | undefined
  /** Names what it shows: other contents begin at the first card. */
  readonly contents?: string | undefined
  readonly children: ReactNode
}

interface Position {
  readonly from: number
  readonly to: number
  readonly atStart: boolean
  readonly atEnd: boolean
}

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

/** A row to scroll through, by hand, by arrow keys or by its named buttons; it never moves by itself. */
export const ProductCarousel = ({ label, kind = "product", more, heading: Heading = "h2", contents, children }: ProductCarouselProps) => {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState<Position>()
  const total = Children.count(children)
  const shown = useRef(contents)
  useEffect(() => {
    const element = track.current
    if (element === null) return
    if (shown.current !== contents) element.scrollLeft = 0
    shown.current = contents
    const read = () => setPosition(positionIn(element))
    let asked = 0
    const soon = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(read)
    }
    soon()
    element.addEventListener("scroll", soon, { passive: true })
    window.addEventListener("resize", soon)
    return () => {
      cancelAnimationFrame(asked)
      element.removeEventListener("scroll", soon)
      window.removeEventListener("resize", soon)
    }
  }, [total, contents])
  const scroll = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth, behavior: "smooth" })
  return (
    <section className={styles.carousel} aria-label={label}>
      <div className={styles.head}>
        <Heading>{label}</Heading>
        {more}
        <div className={classes(styles.steer, position?.atStart && position.atEnd && styles.still)}>
          {/* Its place is kept until it is known how many cards there is room for. */}
          <span className={classes(styles.position, position === undefined && styles.unknown)} aria-hidden="true">
            {positionOf(position?.from ?? 1, position?.to ?? Math.min(2, total), total)}
          </span>
          <IconButton icon="left" label={previousGoods(label)} aria-disabled={position?.atStart ?? true} onClick={() => scroll(-1)} />
          <IconButton icon="right" label={nextGoods(label)} aria-disabled={position?.atEnd ?? false} onClick={() => scroll(1)} />
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
