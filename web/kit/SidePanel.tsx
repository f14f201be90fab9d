import type { ReactNode } from "react"
import { useEffect, useId, useRef } from "react"
import { back, close } from "#web/text/common.ts"
import { IconButton } from "./IconButton.tsx"
import { MessagePlace } from "./MessagePlace.tsx"
import styles from "./SidePanel.module.css"
import { useModal } from "./use-modal.ts"
import { usePresence } from "./use-presence.ts"

export interface SidePanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Shows the back arrow. */
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode
}

const slideMs = 200

const isShown = (element: Element | null): boolean => element?.checkVisibility?.() !== false

/** The panel from the right, 375 px wide (PANEL-01); its owner decides what it holds. */
export const SidePanel = ({ open, onClose, title, onBack, children, footer }: SidePanelProps) => {
  const id = useId()
  const modal = useModal(open, onClose)
  const present = usePresence(open, slideMs)
  // The owner may forget the content the moment it closes; the panel keeps it while it slides away.
  const last = useRef({ title, children, footer })
  useEffect(() => {
    if (open) last.current = { title, children, footer }
  })
  // What had the focus may have gone with the step before, or is only hidden yet; the new one begins at its title.
  useEffect(() => {
    const dialog = modal.ref.current
    const { activeElement: focused } = document
    if (!open || dialog === null || (focused !== dialog && dialog.contains(focused) && isShown(focused))) return
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus()
  }, [open, title, modal.ref])
  const shown = open ? { title, children, footer } : last.current
  return (
    <dialog {...modal} className={styles.panel} aria-labelledby={`${id}-title`}>
      {present && (
        <div className={styles.sheet} inert={!open}>
          <header className={styles.header}>
            <span className={styles.slot}>{onBack && open && <IconButton icon="back" label={back} onClick={onBack} />}</span>
            <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus>
              {shown.title}
            </h2>
            <IconButton icon="close" label={close} onClick={onClose} />
          </header>
          <div className={styles.body}>{shown.children}</div>
          <MessagePlace open={open} />
          {shown.footer !== undefined && <footer className={styles.footer}>{shown.footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
