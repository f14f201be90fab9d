import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
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

/** A message over the page for as long as something lasts: it moves nothing and lies above open dialogs. */
export const Banner = ({ open, title, children, action, onClose }: BannerProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const banner = ref.current
    if (banner === null || banner.showPopover === undefined) return
    if (open && !banner.matches(":popover-open")) banner.showPopover()
    if (!open && banner.matches(":popover-open")) banner.hidePopover()
  }, [open])
  return (
    <div ref={ref} className={styles.banner} popover="manual" data-banner>
      {open && (
        <>
          <Icon name="warning" className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {children}
          </div>
          {action}
          <IconButton icon="close" label={close} onClick={onClose} />
        </>
      )}
    </div>
  )
}
