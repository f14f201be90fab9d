import type { MouseEvent, Ref } from "react"
import { classes } from "./classes.ts"
import styles from "./HeaderButton.module.css"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { Link } from "./Link.tsx"

export interface HeaderButtonProps {
  readonly icon: IconName
  readonly label: string
  /** A second, smaller line over the label: 'Hämta i butik'. */
  readonly over?: string | undefined
  /** From which width the words are seen; they are always read. */
  readonly wordsFrom?: "always" | 768 | 1160 | undefined
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  readonly href?: string | undefined
  readonly expanded?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button of the header: menu, store, account. */
export const HeaderButton = ({ icon, label, over, wordsFrom = 768, onClick, href, expanded, ref }: HeaderButtonProps) => {
  const name = classes(styles.button, wordsFrom !== "always" && styles[`from${wordsFrom}`])
  const inside = (
    <>
      <Icon name={icon} size={24} />
      <span className={styles.words}>
        {over !== undefined && <span className={styles.over}>{over}</span>}
        <span className={styles.label}>{label}</span>
      </span>
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={name} onClick={onClick}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" ref={ref} className={name} onClick={onClick} aria-expanded={expanded} aria-haspopup="dialog">
      {inside}
    </button>
  )
}
