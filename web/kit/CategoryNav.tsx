import { useState } from "react"
import { collapse, expand } from "#web/text/shell.ts"
import styles from "./CategoryNav.module.css"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import { Link } from "./Link.tsx"

export interface CategoryItem {
  readonly name: string
  readonly href: string
  /** 'page': it is the page; 'inside': the page lies under it (CATNAV-03). */
  readonly current?: "page" | "inside" | undefined
  readonly children?: ReadonlyArray<CategoryItem> | undefined
}

export interface CategoryNavProps {
  readonly items: ReadonlyArray<CategoryItem>
}

const Item = ({ item }: { item: CategoryItem }) => {
  const here = item.current !== undefined
  const [chosen, setChosen] = useState<boolean>()
  const [wasHere, setWasHere] = useState(here)
  if (wasHere !== here) {
    setWasHere(here)
    setChosen(undefined)
  }
  const children = item.children ?? []
  const open = chosen ?? here
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Link
          href={item.href}
          className={classes(styles.link, item.current === "page" && styles.page, item.current === "inside" && styles.inside)}
          aria-current={item.current === "page" ? "page" : undefined}
        >
          {item.name}
        </Link>
        {children.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={(open ? collapse : expand)(item.name)}
            onClick={() => setChosen(!open)}
          >
            <Icon name={open ? "up" : "down"} size={16} />
          </button>
        )}
      </div>
      {open && children.length > 0 && <Level items={children} />}
    </li>
  )
}

const Level = ({ items }: CategoryNavProps) => (
  <ul role="list" className={styles.level}>
    {items.map((item) => (
      <Item key={item.href} item={item} />
    ))}
  </ul>
)

/** The tree of categories; a branch opens by itself when the page lies in it (CATNAV-01 to CATNAV-03). */
export const CategoryNav = ({ items }: CategoryNavProps) => <Level items={items} />
