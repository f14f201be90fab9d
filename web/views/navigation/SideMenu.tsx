import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
import { allOf, backTo, menu } from "#web/text/shell.ts"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import type { IconName } from "#web/kit/controls/icon-paths.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import styles from "./SideMenu.module.css"

export interface MenuItem {
  readonly name: string
  readonly href: string
  readonly current?: "page" | "inside" | undefined
  readonly icon?: IconName | undefined
  /** The first entry of its submenu; 'Alla {name}' by default (PANEL-10, PANEL-11). */
  readonly allLabel?: string | undefined
  readonly children?: ReadonlyArray<MenuItem> | undefined
}

export interface SideMenuProps {
  readonly items: ReadonlyArray<MenuItem>
  /** The URLs of the opened levels; null for those of the current page. */
  readonly path: ReadonlyArray<string> | null
  /** Called when a level is entered, which is deeper, or left. */
  readonly onPath: (path: ReadonlyArray<string>, change: { readonly deeper: boolean }) => void
  /** Shown below every level: account, company, the administrator's links. */
  readonly after?: ReactNode
}

/** The items from the root to the current page's level. */
const branchOfCurrent = (items: ReadonlyArray<MenuItem>): ReadonlyArray<MenuItem> => {
  const level = items.find(({ current, children = [] }) => current !== undefined && children.length > 0)
  return level === undefined ? [] : [level, ...branchOfCurrent(level.children ?? [])]
}

/** The items of a path, up to the first item that the menu does not have. */
const itemsOfPath = (
  items: ReadonlyArray<MenuItem>,
  [href, ...rest]: ReadonlyArray<string>
): ReadonlyArray<MenuItem> => {
  const item = items.find((candidate) => candidate.href === href)
  return item === undefined ? [] : [item, ...itemsOfPath(item.children ?? [], rest)]
}

/** The mobile menu: one level at a time with a back button (PANEL-09). It opens at the current page's level. */
export const SideMenu = ({ items, path: openPath, onPath, after }: SideMenuProps) => {
  const path = openPath === null ? branchOfCurrent(items) : itemsOfPath(items, openPath)
  const hrefs = path.map(({ href }) => href)
  const back = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // Entering a level focuses its back button; leaving it focuses the button that opened it.
  const lastHrefs = useRef(hrefs)
  useEffect(() => {
    const previousHrefs = lastHrefs.current
    lastHrefs.current = hrefs
    if (openPath === null || previousHrefs.join() === hrefs.join()) return
    const leftHref = previousHrefs[hrefs.length]
    const leftButton = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])].find(
      (button) => button.dataset["href"] === leftHref
    )
    ;(leftButton ?? back.current)?.focus()
  })
  const enter = (item: MenuItem) => onPath([...hrefs, item.href], { deeper: true })
  const leave = () => onPath(hrefs.slice(0, -1), { deeper: false })
  const level = path.at(-1)
  const levelItems = level === undefined ? items : (level.children ?? [])
  return (
    <nav aria-label={level?.name ?? menu}>
      {level && (
        <>
          <button ref={back} type="button" className={styles.back} onClick={leave}>
            <Icon name="back" />
            {backTo(path.at(-2)?.name ?? menu)}
          </button>
          <p className={styles.heading}>{level.name}</p>
        </>
      )}
      <ul ref={list} key={path.length} role="list" className={path.length > 0 ? styles.deeper : undefined}>
        {level && (
          <li>
            <Link
              href={level.href}
              className={classes(styles.entry, level.current === "page" && styles.current)}
              aria-current={level.current === "page" ? "page" : undefined}
            >
              {level.allLabel ?? allOf(level.name)}
            </Link>
          </li>
        )}
        {levelItems.map((item) => (
          <li key={item.href}>
            {item.children && item.children.length > 0 ? (
              <button
                type="button"
                data-href={item.href}
                className={classes(styles.entry, item.current && styles.current)}
                aria-current={item.current && "true"}
                onClick={() => enter(item)}
              >
                {item.icon && <Icon name={item.icon} className={styles.icon} />}
                <span className={styles.name}>{item.name}</span>
                <Icon name="right" size={18} />
              </button>
            ) : (
              <Link
                href={item.href}
                className={classes(styles.entry, item.current && styles.current)}
                aria-current={item.current === "page" ? "page" : undefined}
              >
                {item.icon && <Icon name={item.icon} className={styles.icon} />}
                <span className={styles.name}>{item.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {after}
    </nav>
  )
}
