import { useState } from "react"
import { collapse, expand } from "#web/text/shell.ts"
import styles from "./CategoryNav.module.css"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { Link } from "#web/kit/controls/Link.tsx"

export interface CategoryItem {
  readonly name: string
  readonly href: string
  /** 'page' for the current page, 'ancestor' for those above it (CATNAV-03). */
  readonly current?: "page" | "ancestor" | undefined
  readonly children?: ReadonlyArray<CategoryItem> | undefined
}

export interface CategoryNavProps {
  readonly items: ReadonlyArray<CategoryItem>
}

const Item = ({ item }: { item: CategoryItem }) => {
  const isCurrent = item.current !== undefined
  const [userChoice, setUserChoice] = useState<boolean>()
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent)
    setUserChoice(undefined)
  }
  const children = item.children ?? []
  const isOpen = userChoice ?? isCurrent
  return (
    <li>
      <div className={styles.row}>
        <Link
          href={item.href}
          className={classes(
            styles.link,
            item.current === "page" && styles.page,
            item.current === "ancestor" && styles.ancestor
          )}
          aria-current={item.current === "page" ? "page" : undefined}
        >
          {item.name}
        </Link>
        {children.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={(isOpen ? collapse : expand)(item.name)}
            onClick={() => setUserChoice(!isOpen)}
          >
            <Icon name={isOpen ? "up" : "down"} size={16} />
          </button>
        )}
      </div>
      {isOpen && children.length > 0 && <Level items={children} />}
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

/** The tree of categories, with the current page's branch expanded (CATNAV-01 to CATNAV-03). */
export const CategoryNav = ({ items }: CategoryNavProps) => <Level items={items} />
