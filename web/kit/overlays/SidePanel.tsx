import type { ReactNode } from "react"
import { useEffect, useId, useRef } from "react"
import { IconButton } from "../controls/IconButton.tsx"
import { isVisible } from "../is-visible.ts"
import { MessageOutlet } from "../feedback/MessageOutlet.tsx"
import styles from "./SidePanel.module.css"
import { useModal } from "./use-modal.ts"
import { usePresence } from "./use-presence.ts"

export interface SidePanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly backLabel: string
  /** Called when the back button is clicked. Without it there is no back button. */
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
  /** Content that stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode
}

const slideMs = 200

/** A panel that slides in from the right, 375 px wide. */
export const SidePanel = ({
  open,
  onClose,
  title,
  closeLabel,
  backLabel,
  onBack,
  children,
  footer
}: SidePanelProps) => {
  const id = useId()
  const modal = useModal(open, onClose)
  const isPresent = usePresence(open, slideMs)
  // The parent may remove the content when it closes the panel, so the last content is shown until the panel has slid out.
  const lastContent = useRef({ title, children, footer })
  useEffect(() => {
    if (open) lastContent.current = { title, children, footer }
  })
  // When new content has removed or hidden the focused element, the title gets the focus.
  useEffect(() => {
    const dialog = modal.ref.current
    const { activeElement: focused } = document
    if (!open || dialog === null || (focused !== dialog && dialog.contains(focused) && isVisible(focused))) return
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus()
  }, [open, title, modal.ref])
  const content = open ? { title, children, footer } : lastContent.current
  return (
    <dialog {...modal} className={styles.panel} aria-labelledby={`${id}-title`}>
      {isPresent && (
        <div className={styles.sheet} inert={!open}>
          <header className={styles.header}>
            <span className={styles.back}>
              {onBack && open && <IconButton icon="back" label={backLabel} onClick={onBack} />}
            </span>
            <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus>
              {content.title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{content.children}</div>
          <MessageOutlet open={open} />
          {content.footer !== undefined && <footer className={styles.footer}>{content.footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
