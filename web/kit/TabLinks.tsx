import { useEffect, useRef } from "react"
import { classes } from "./classes.ts"
import { Link } from "./Link.tsx"
import styles from "./Tabs.module.css"

export interface TabLink {
  readonly id: string
  readonly label: string
  readonly count: number
  readonly href: string
}

export interface TabLinksProps {
  readonly label: string
  readonly tabs: ReadonlyArray<TabLink>
  readonly selected: string
}

/** Tabs that are addresses: each is a link, one without anything behind it cannot be chosen. */
export const TabLinks = ({ label, tabs, selected }: TabLinksProps) => {
  const strip = useRef<HTMLUListElement>(null)
  const current = useRef<HTMLAnchorElement>(null)
  // Where not all tabs fit beside each other the chosen one is in sight: the strip alone moves, for the page may be on its way back to where it was.
  useEffect(() => {
    if (strip.current === null || current.current === null) return
    const around = strip.current.getBoundingClientRect()
    const { left, right } = current.current.getBoundingClientRect()
    strip.current.scrollLeft += Math.min(0, left - around.left) + Math.max(0, right - around.right)
  }, [selected])
  return (
    <nav className={styles.line} aria-label={label}>
      <ul ref={strip} role="list" className={styles.list}>
        {tabs.map(({ id, label: name, count, href }) => {
          const inside = (
            <>
              {name} <span className={styles.count}>{count}</span>
            </>
          )
          return (
            <li key={id}>
              {count === 0 && id !== selected
                ? <span className={styles.tab} aria-disabled="true">{inside}</span>
                : <Link href={href} keepPlace ref={id === selected ? current : undefined} className={classes(styles.tab, id === selected && styles.current)} aria-current={id === selected ? "page" : undefined}>{inside}</Link>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
