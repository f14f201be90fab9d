import { useEffect, useRef } from "react"
import { classes } from "../classes.ts"
import { Link } from "./Link.tsx"
import styles from "./Tabs.module.css"

export interface TabLink {
  readonly id: string
  readonly label: string
  readonly count?: number | undefined
  readonly href: string
}

export interface TabLinksProps {
  readonly label: string
  readonly tabs: ReadonlyArray<TabLink>
  readonly selectedId: string
}

/** Tabs as links; a tab whose count is 0 is not a link, unless it is selected. */
export const TabLinks = ({ label, tabs, selectedId }: TabLinksProps) => {
  const strip = useRef<HTMLUListElement>(null)
  const selectedLink = useRef<HTMLAnchorElement>(null)
  // Scrolls only the strip to the selected tab, because the page may be restoring its own scroll position.
  useEffect(() => {
    if (strip.current === null || selectedLink.current === null) return
    const stripBox = strip.current.getBoundingClientRect()
    const { left, right } = selectedLink.current.getBoundingClientRect()
    strip.current.scrollLeft += Math.min(0, left - stripBox.left) + Math.max(0, right - stripBox.right)
  }, [selectedId])
  return (
    <nav className={styles.line} aria-label={label}>
      <ul ref={strip} role="list" className={styles.list}>
        {tabs.map(({ id, label: name, count, href }) => {
          const content = (
            <>
              {name} {count !== undefined && <span className={styles.count}>{count}</span>}
            </>
          )
          return (
            <li key={id}>
              {count === 0 && id !== selectedId ? (
                <span className={styles.tab} aria-disabled="true">
                  {content}
                </span>
              ) : (
                <Link
                  href={href}
                  preventScrollReset
                  ref={id === selectedId ? selectedLink : undefined}
                  className={classes(styles.tab, id === selectedId && styles.current)}
                  aria-current={id === selectedId ? "page" : undefined}
                >
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
