import type { ReactNode } from "react"
import { Children, useEffect, useEffectEvent, useRef, useState } from "react"
import { nextProducts, rangeOfTotal, previousProducts } from "#web/text/common.ts"
import { classes } from "#web/kit/classes.ts"
import { IconButton } from "#web/kit/controls/IconButton.tsx"
import { resizeDelayMs, useCarouselScroll } from "./carousel-scroll.ts"
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx"
import styles from "./ProductCarousel.module.css"

export interface ProductCarouselProps {
  readonly label: string
  /** The kind of the cards, which determines how many are visible at a time (CLAYOUT-18 to CLAYOUT-20). */
  readonly kind?: "product" | "recipe" | "catering" | undefined
  /** The lines that each card of a product reserves for the facts of its price, at most four (see factLinesOf). */
  readonly factLines?: number | undefined
  /** A link to the complete list, shown beside the heading. */
  readonly moreLink?: ReactNode
  readonly heading?: "h2" | "h3" | undefined
  /** Identifies the cards: when it changes, the carousel scrolls back to the first card. */
  readonly contentsKey?: string | undefined
  /** The cards after `children`, which are not loaded yet. */
  readonly unloadedCards?: UnloadedCards | undefined
  readonly onFirstScroll?: (() => void) | undefined
  readonly children: ReactNode
}

export interface UnloadedCards {
  readonly count: number
  /** Shown instead of their placeholders when they could not be loaded. */
  readonly failure?: ReactNode
}

/**
 * The number of cards rendered until the first scroll: two views of the widest layout, which shows six. The other cards are not added when the pointer
 * enters or a button is pressed, because a taller card would then move the button.
 */
const initialCardCount = 12

interface Position {
  /** The 1-based number of the first visible card. */
  readonly from: number
  /** The 1-based number of the last visible card. */
  readonly to: number
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** Measures which cards are visible, with a tolerance for rounded scroll positions. */
const measurePosition = (track: HTMLElement): Position | undefined => {
  const cardWidth = track.firstElementChild?.clientWidth
  if (!cardWidth) return undefined
  const from = Math.round(track.scrollLeft / cardWidth) + 1
  return {
    from,
    to: Math.min(track.children.length, from - 1 + Math.max(1, Math.floor(track.clientWidth / cardWidth + 0.1))),
    atStart: track.scrollLeft < 4,
    atEnd: track.scrollLeft + track.clientWidth > track.scrollWidth - 4
  }
}

/** A row of cards that the shopper scrolls by touch, mouse, arrow keys or buttons. */
export const ProductCarousel = ({
  label,
  kind = "product",
  factLines,
  moreLink,
  heading: Heading = "h2",
  contentsKey,
  unloadedCards,
  onFirstScroll,
  children
}: ProductCarouselProps) => {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState<Position>()
  const loadedCount = Children.count(children)
  const total = loadedCount + (unloadedCards?.count ?? 0)
  const [hasScrolled, setHasScrolled] = useState(false)
  const lastContentsKey = useRef(contentsKey)
  useEffect(() => {
    const element = track.current
    if (element === null) return
    if (lastContentsKey.current !== contentsKey) element.scrollLeft = 0
    lastContentsKey.current = contentsKey
    const update = () => {
      setPosition(measurePosition(element))
      if (element.scrollLeft > 0) setHasScrolled(true)
    }
    let frame = 0
    const scheduleUpdate = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    // Reports the size once the browser has laid the cards out. Reading it earlier would lay out the cards of a carousel that is not near the screen.
    const firstLayout = new ResizeObserver(() => {
      firstLayout.disconnect()
      update()
    })
    firstLayout.observe(element)
    element.addEventListener("scroll", scheduleUpdate, { passive: true })
    let resizeTimer: ReturnType<typeof setTimeout> | undefined
    const updateAfterResize = () => {
      clearTimeout(resizeTimer)
      resizeTimer = setTimeout(scheduleUpdate, resizeDelayMs)
    }
    window.addEventListener("resize", updateAfterResize)
    return () => {
      firstLayout.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(resizeTimer)
      element.removeEventListener("scroll", scheduleUpdate)
      window.removeEventListener("resize", updateAfterResize)
    }
  }, [total, contentsKey, hasScrolled, loadedCount])
  const notifyFirstScroll = useEffectEvent(() => onFirstScroll?.())
  useEffect(() => {
    if (hasScrolled) notifyFirstScroll()
  }, [hasScrolled])
  const { scrollByView, dragHandlers } = useCarouselScroll(track)
  const isLoading = hasScrolled && unloadedCards !== undefined && !unloadedCards.failure
  return (
    <section className={styles.carousel} aria-label={label}>
      <div className={styles.head}>
        <Heading>{label}</Heading>
        {moreLink}
        <div className={classes(styles.controls, position?.atStart && position.atEnd && styles.hidden)}>
          {/* Invisible until the number of visible cards is known; its space is reserved. */}
          <span className={classes(styles.position, position === undefined && styles.unknown)} aria-hidden="true">
            {rangeOfTotal(position?.from ?? 1, position?.to ?? Math.min(2, total), total)}
          </span>
          <IconButton
            icon="left"
            label={previousProducts(label)}
            aria-disabled={position?.atStart ?? true}
            onClick={() => scrollByView(-1)}
          />
          <IconButton
            icon="right"
            label={nextProducts(label)}
            aria-disabled={position?.atEnd ?? false}
            onClick={() => scrollByView(1)}
          />
        </div>
      </div>
      <ul
        ref={track}
        role="list"
        className={classes(styles.track, styles[kind])}
        tabIndex={0}
        aria-label={label}
        data-fact-lines={factLines}
        aria-busy={isLoading || undefined}
        {...dragHandlers}
      >
        {Children.map(children, (child, index) =>
          hasScrolled || index < initialCardCount ? <li className={styles.slide}>{child}</li> : null
        )}
        {isLoading &&
          Array.from({ length: unloadedCards.count }, (_, index) => (
            <li key={`placeholder-${index}`} className={styles.slide}>
              <ProductCardSkeleton />
            </li>
          ))}
        {unloadedCards?.failure && <li className={styles.slide}>{unloadedCards.failure}</li>}
      </ul>
    </section>
  )
}
