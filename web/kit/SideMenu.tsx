import type { ReactNode, RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import { allOf, backTo, menu } from "#web/text/shell.ts"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { Link } from "./Link.tsx"
import styles from "./SideMenu.module.css"

export interface MenuItem {
  readonly name: string
  readonly href: string
  readonly current?: "page" | "inside" | undefined
  readonly icon?: IconName | undefined
  /** First entry of its sub-menu; 'Alla {name}' unless given (PANEL-10, PANEL-11). */
  readonly allLabel?: string | undefined
  readonly children?: ReadonlyArray<MenuItem> | undefined
}

export interface SideMenuProps {
  readonly items: ReadonlyArray<MenuItem>
  /** Where the owner finds the way out of the level that was gone into last, for the browser's Back. */
  readonly wayBack?: RefObject<(() => void) | null> | undefined
  /** Under every level: account, company, the administrator's links. */
  readonly after?: ReactNode
}

/** The way down to the page that is shown, as far as there is a level to show. */
const wayTo = (items: ReadonlyArray<MenuItem>): ReadonlyArray<MenuItem> => {
  const here = items.find(({ current, children = [] }) => current !== undefined && children.length > 0)
  return here === undefined ? [] : [here, ...wayTo(here.children ?? [])]
}

/** The phone's menu: one level at a time, each with a named way back (PANEL-09); it begins where the page lies. */
export const SideMenu = ({ items, after, wayBack }: SideMenuProps) => {
  const [path, setPath] = useState(() => wayTo(items))
  /** Levels gone into since it was opened. */
  const [entered, setEntered] = useState(0)
  const back = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<string>(undefined)
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const origin = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])].find((button) => button.dataset["href"] === cameFrom.current)
    ;(origin ?? back.current)?.focus()
  }, [path])
  const into = (item: MenuItem) => {
    moved.current = true
    cameFrom.current = undefined
    setPath([...path, item])
    setEntered(entered + 1)
  }
  const out = () => {
    moved.current = true
    cameFrom.current = path.at(-1)?.href
    setPath(path.slice(0, -1))
    setEntered(Math.max(0, entered - 1))
  }
  useEffect(() => {
    if (wayBack !== undefined) wayBack.current = entered > 0 ? out : null
  })
  useEffect(() => () => {
    if (wayBack !== undefined) wayBack.current = null
  }, [wayBack])
  const here = path.at(-1)
  const shown = here === undefined ? items : (here.children ?? [])
  return (
    <nav aria-label={here?.name ?? menu}>
      {here && (
        <>
          <button ref={back} type="button" className={styles.back} onClick={out}>
            <Icon name="back" />
            {backTo(path.at(-2)?.name ?? menu)}
          </button>
          <p className={styles.heading}>{here.name}</p>
        </>
      )}
      <ul ref={list} key={path.length} role="list" className={classes(styles.list, path.length > 0 && styles.deeper)}>
        {here && (
          <li>
            <Link href={here.href} className={classes(styles.entry, here.current === "page" && styles.current)} aria-current={here.current === "page" ? "page" : undefined}>
              {here.allLabel ?? allOf(here.name)}
            </Link>
          </li>
        )}
        {shown.map((item) => (
          <li key={item.href}>
            {item.children && item.children.length > 0 ? (
              <button
                type="button"
                data-href={item.href}
                className={classes(styles.entry, item.current && styles.current)}
                aria-current={item.current && "true"}
                onClick={() => into(item)}
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
