import { useEffect, useState } from "react"
import { loadMore, shownOf } from "#web/text/listing.ts"
import { Button } from "./Button.tsx"
import styles from "./LoadMore.module.css"
import { ProgressBar } from "./ProgressBar.tsx"

export interface LoadMoreProps {
  readonly shown: number
  readonly total: number
  readonly pending?: boolean | undefined
  readonly onLoad: () => void
  readonly label?: string | undefined
  /** Address of the next page, for a browser without JavaScript. */
  readonly href?: string | undefined
}

const tickMs = 30

/**
 * More goods by a press, or by resting the mouse on the button: 1 % each 30 ms, about 3 s (PCAT-13, PCAT-14).
 * Leaving starts over; touch and keyboard never start it; one rest loads one page.
 */
export const LoadMore = ({ shown, total, pending = false, onLoad, label = loadMore, href }: LoadMoreProps) => {
  const [percent, setPercent] = useState<number>()
  const resting = percent !== undefined
  useEffect(() => {
    if (!resting || pending) return
    const timer = setInterval(() => setPercent((now) => (now === undefined ? now : Math.min(now + 1, 100))), tickMs)
    return () => clearInterval(timer)
  }, [resting, pending])
  useEffect(() => {
    if (percent !== 100) return
    setPercent(undefined)
    onLoad()
  }, [percent, onLoad])
  if (shown >= total) return null
  const load = () => {
    setPercent(undefined)
    onLoad()
  }
  return (
    <div className={styles.more}>
      <p className={styles.count}>{shownOf(shown, total)}</p>
      <div
        className={styles.rest}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse" && !pending) setPercent(0)
        }}
        onPointerLeave={() => setPercent(undefined)}
      >
        <Button look="quiet" pending={pending} onClick={load}>
          {label}
        </Button>
        <div className={styles.bar} aria-hidden="true">
          <ProgressBar label={label} value={percent ?? 0} max={100} />
        </div>
      </div>
      {href !== undefined && (
        <noscript>
          <a href={href}>{label}</a>
        </noscript>
      )}
    </div>
  )
}
