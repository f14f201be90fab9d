import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
import { allOf, backTo, backToMenu, menu } from "#web/text/shell.ts"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import type { IconName } from "#web/kit/controls/icon-paths.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import styles from "./SideMenu.module.css"

export interface MenuItem {
  readonly name: string
  readonly href: string
  /** 'page' if the item is the current page, 'ancestor' if the current page is below it. */
  readonly current?: "page" | "ancestor" | undefined
  readonly icon?: IconName | undefined
  /** The label of the first entry of its submenu, which links to the item itself; 'Alla {name}' by default (PANEL-10, PANEL-11). */
  readonly allLabel?: string | undefined
  readonly children?: ReadonlyArray<MenuItem> | undefined
}

export interface SideMenuProps {
  readonly items: ReadonlyArray<MenuItem>
  /** The URLs of the open levels, from the root; null to open the current page's level. */
  readonly levelUrls: ReadonlyArray<string> | null
  /** Called with the new URLs when the shopper enters a level (`deeper`) or leaves one. */
  readonly onLevelUrlsChange: (levelUrls: ReadonlyArray<string>, change: { readonly deeper: boolean }) => void
  /** Links shown below every level. */
  readonly footer?: ReactNode
}

/** Returns the items on the path from the root to the current page's level. */
const itemsToCurrentLevel = (items: ReadonlyArray<MenuItem>): ReadonlyArray<MenuItem> => {
  const level = items.find(({ current, children = [] }) => current !== undefined && children.length > 0)
  return level === undefined ? [] : [level, ...itemsToCurrentLevel(level.children ?? [])]
}

/** Returns the items on a path of URLs, up to the first URL that is not in the menu. */
const itemsOnPath = (
  items: ReadonlyArray<MenuItem>,
  [firstUrl, ...laterUrls]: ReadonlyArray<string>
): ReadonlyArray<MenuItem> => {
  const item = items.find(({ href }) => href === firstUrl)
  return item === undefined ? [] : [item, ...itemsOnPath(item.children ?? [], laterUrls)]
}

/** The mobile menu, which shows one level at a time with a back button (PANEL-09). */
export const SideMenu = ({ items, levelUrls, onLevelUrlsChange, footer }: SideMenuProps) => {
  const openItems = levelUrls === null ? itemsToCurrentLevel(items) : itemsOnPath(items, levelUrls)
  const openUrls = openItems.map(({ href }) => href)
  const backButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // Entering a level focuses its back button; leaving it focuses the button that opened it.
  const lastOpenUrls = useRef(openUrls)
  useEffect(() => {
    const previousUrls = lastOpenUrls.current
    lastOpenUrls.current = openUrls
    if (levelUrls === null || previousUrls.join() === openUrls.join()) return
    const closedUrl = previousUrls[openUrls.length]
    const openingButton = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])].find(
      (button) => button.dataset["href"] === closedUrl
    )
    ;(openingButton ?? backButton.current)?.focus()
  })
  const enter = (item: MenuItem) => onLevelUrlsChange([...openUrls, item.href], { deeper: true })
  const leaveLevel = () => onLevelUrlsChange(openUrls.slice(0, -1), { deeper: false })
  const level = openItems.at(-1)
  const parent = openItems.at(-2)
  const levelItems = level === undefined ? items : (level.children ?? [])
  return (
    <nav aria-label={level?.name ?? menu}>
      {level && (
        <>
          <button ref={backButton} type="button" className={styles.back} onClick={leaveLevel}>
            <Icon name="back" />
            {parent === undefined ? backToMenu : backTo(parent.name)}
          </button>
          <p className={styles.heading}>{level.name}</p>
        </>
      )}
      <ul ref={list} key={openItems.length} role="list" className={openItems.length > 0 ? styles.deeper : undefined}>
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
      {footer}
    </nav>
  )
}
