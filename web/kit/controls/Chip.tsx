import type { ButtonHTMLAttributes, ReactNode } from "react"
import styles from "./Chip.module.css"
import { classes } from "../classes.ts"
import { Icon } from "./Icon.tsx"
import { Link } from "./Link.tsx"

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  readonly children: ReactNode
  readonly count?: number | undefined
  /** Whether the chip's value is selected; another click deselects it. */
  readonly selected?: boolean | undefined
  /** The accessible name of a removable chip: 'Ta bort filtret Arla'. */
  readonly removeLabel?: string | undefined
  readonly href?: string | undefined
  /** Called when the link is followed, even into another browser tab. */
  readonly onFollow?: (() => void) | undefined
  /** Keeps the scroll position when the link is followed. */
  readonly preventScrollReset?: boolean | undefined
}

/** A chip: a toggle, a removable value or a link. */
export const Chip = ({
  children,
  count,
  selected,
  removeLabel,
  href,
  onFollow,
  preventScrollReset,
  className,
  ...rest
}: ChipProps) => {
  const chipClass = classes(styles.chip, (selected || removeLabel !== undefined) && styles.selected, className)
  const content = (
    <>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {removeLabel !== undefined && <Icon name="close" size={16} />}
    </>
  )
  if (href !== undefined) {
    return (
      <Link
        href={href}
        onClick={onFollow}
        preventScrollReset={preventScrollReset}
        className={chipClass}
        aria-label={removeLabel}
        aria-current={selected ? "true" : undefined}
      >
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...rest}
      className={chipClass}
      aria-label={removeLabel}
      aria-pressed={removeLabel === undefined ? selected : undefined}
    >
      {content}
    </button>
  )
}
