import type { MouseEvent, Ref } from "react"
import styles from "./HeaderButton.module.css"
import { Icon } from "#web/kit/controls/Icon.tsx"
import type { IconName } from "#web/kit/controls/icon-paths.ts"
import { Link } from "#web/kit/controls/Link.tsx"

export interface HeaderButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  readonly href?: string | undefined
  readonly expanded?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button of the header: menu, account. Its label is visible from 768 px, and always available to screen readers. */
export const HeaderButton = ({ icon, label, onClick, href, expanded, ref }: HeaderButtonProps) => {
  const content = (
    <>
      <Icon name={icon} size={24} />
      <span className={styles.text}>{label}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.button} onClick={onClick}>
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      ref={ref}
      className={styles.button}
      onClick={onClick}
      aria-expanded={expanded}
      aria-haspopup="dialog"
    >
      {content}
    </button>
  )
}
