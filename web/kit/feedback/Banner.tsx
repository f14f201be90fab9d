import type { ReactNode } from "react"
import styles from "./Banner.module.css"
import { Icon } from "../controls/Icon.tsx"
import { IconButton } from "../controls/IconButton.tsx"

export interface BannerProps {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

/** A message on top of the page and of open dialogs. The parent shows it until its cause ends or the shopper closes it. */
export const Banner = ({ open, title, children, action, closeLabel, onClose }: BannerProps) =>
  open && (
    <div className={styles.banner}>
      <Icon name="warning" className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {action}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
