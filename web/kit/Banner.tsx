import type { ReactNode } from "react"
import { close } from "#web/text/common.ts"
import styles from "./Banner.module.css"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"

export interface BannerProps {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly onClose: () => void
}

/** A message over the page or the dialog on it for as long as something lasts. */
export const Banner = ({ open, title, children, action, onClose }: BannerProps) => open && (
  <div className={styles.banner} data-banner>
    <Icon name="warning" className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
    {action}
    <IconButton icon="close" label={close} onClick={onClose} />
  </div>
)
