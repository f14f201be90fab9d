import { useEffect, useEffectEvent, useState } from "react"
import { loadMore, shownCount } from "#web/text/listing.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import styles from "./LoadMore.module.css"
import { ProgressBar } from "#web/kit/feedback/ProgressBar.tsx"

export interface LoadMoreProps {
  /** The number of visible products; null when only the layout determines it. The number is then not shown. */
  readonly visibleCount: number | null
  readonly total: number
  readonly pending?: boolean | undefined
  /** Loads the next page; `byKeyboard` is true for a click by keyboard or screen reader (its `detail` is 0). */
  readonly onLoad: (byKeyboard: boolean) => void
  readonly label?: string | undefined
  /** The URL of the next page, for browsers without JavaScript. */
  readonly href?: string | undefined
}

/** The time in ms for each percent of the progress bar. */
const tickMs = 30

/**
 * Loads more products on a click, or after the mouse has hovered over the button for about 3 s (PCAT-13, PCAT-14).
 * Leaving the button resets the timer. One hover loads one page, and touch does not count as hovering.
 */
export const LoadMore = ({ visibleCount, total, pending = false, onLoad, label = loadMore, href }: LoadMoreProps) => {
  const [percent, setPercent] = useState<number>()
  // A list that is no longer than at the last request has been replaced, for example by a filter.
  const [countAtRequest, setCountAtRequest] = useState<number | null>(null)
  const isHovering = percent !== undefined
  const load = (byKeyboard: boolean) => {
    setPercent(undefined)
    setCountAtRequest(visibleCount)
    onLoad(byKeyboard)
  }
  const loadAfterHover = useEffectEvent(() => load(false))
  useEffect(() => {
    if (!isHovering || pending) return
    const timer = setInterval(
      () => setPercent((value) => (value === undefined ? value : Math.min(value + 1, 100))),
      tickMs
    )
    return () => clearInterval(timer)
  }, [isHovering, pending])
  useEffect(() => {
    if (percent === 100) loadAfterHover()
  }, [percent])
  const isComplete = visibleCount !== null && visibleCount >= total
  if (isComplete && visibleCount <= (countAtRequest ?? total)) return null
  return (
    <div className={styles.more} data-added-cards={total - (visibleCount ?? 0)}>
      {visibleCount !== null && <p className={styles.count}>{shownCount(visibleCount, total)}</p>}
      {isComplete ? (
        // After the last page, the place of the button remains, so that what follows does not move.
        <div className={styles.action} />
      ) : (
        <div
          className={styles.action}
          onPointerEnter={(event) => {
            if (event.pointerType === "mouse" && !pending) setPercent(0)
          }}
          onPointerLeave={() => setPercent(undefined)}
        >
          <Button variant="quiet" pending={pending} onClick={({ detail }) => load(detail === 0)}>
            {label}
          </Button>
          <div className={styles.bar} aria-hidden="true">
            <ProgressBar label={label} value={percent ?? 0} max={100} />
          </div>
        </div>
      )}
      {href !== undefined && (
        <noscript>
          <a href={href}>{label}</a>
        </noscript>
      )}
    </div>
  )
}
