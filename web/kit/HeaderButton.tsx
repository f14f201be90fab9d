import type { MouseEvent, Ref } from "react"
import styles from "./HeaderButton.module.css"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { Link } from "./Link.tsx"

export interface HeaderButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  readonly href?: string | undefined
  readonly expanded?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button of the header: menu, account. Its words are always read, and seen from 768 px. */
export const HeaderButton = ({ icon, label, onClick, href, expanded, ref }: HeaderButtonProps) => {
  const inside = (
    <>
      <Icon name={icon} size={24} />
      <span className={styles.words}>{label}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.button} onClick={onClick}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" ref={ref} className={styles.button} onClick={onClick} aria-expanded={expanded} aria-haspopup="dialog">
      {inside}
    </button>
  )
}
