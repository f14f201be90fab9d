import type { ButtonHTMLAttributes, ReactNode } from "react"
import styles from "./Chip.module.css"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import { Link } from "./Link.tsx"

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  readonly children: ReactNode
  readonly count?: number | undefined
  /** A chosen value; pressed again it is let go. */
  readonly selected?: boolean | undefined
  /** Its name when pressing removes it: 'Ta bort filtret Arla'. */
  readonly removeLabel?: string | undefined
  readonly href?: string | undefined
  /** The link is pressed, here or into a tab of its own. */
  readonly onFollow?: (() => void) | undefined
  /** A link that leaves the page where it is scrolled to. */
  readonly keepPlace?: boolean | undefined
}

/** A small choice in a row of choices: toggled, removable or a link. */
export const Chip = ({ children, count, selected, removeLabel, href, onFollow, keepPlace, className, ...rest }: ChipProps) => {
  const name = classes(styles.chip, (selected || removeLabel !== undefined) && styles.selected, className)
  const inside = (
    <>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {removeLabel !== undefined && <Icon name="close" size={16} />}
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} onClick={onFollow} keepPlace={keepPlace} className={name} aria-label={removeLabel} aria-current={selected ? "true" : undefined}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" {...rest} className={name} aria-label={removeLabel} aria-pressed={removeLabel === undefined ? selected : undefined}>
      {inside}
    </button>
  )
}
