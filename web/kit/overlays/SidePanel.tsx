import type { ReactNode } from "react"
import { useEffect, useId, useRef } from "react"
import { classes } from "../classes.ts"
import { IconButton } from "../controls/IconButton.tsx"
import { isVisible } from "../is-visible.ts"
import { MessageOutlet } from "../feedback/MessageOutlet.tsx"
import styles from "./SidePanel.module.css"
import { useModal } from "./use-modal.ts"
import { usePresence } from "./use-presence.ts"

/** The appearance of the panel, which depends on its content. */
export interface PanelFrame {
  /** The panel's name when its title is blank. */
  readonly label?: string
  /** Wider than a list of links or fields, where the window allows it. */
  readonly wide?: boolean
  /** Without padding around the content. */
  readonly flush?: boolean
  /** With a header in the colour of offers. */
  readonly accent?: boolean
}

export interface SidePanelProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The heading; blank for content with a heading of its own. */
  readonly title: string
  readonly frame?: PanelFrame | undefined
  readonly closeLabel: string
  readonly backLabel: string
  /** Called when the back button is clicked. Without it there is no back button. */
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
  /** Content that stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode
}

const slideMs = 200

const plainFrame: PanelFrame = {}

/** A panel that slides in from the right, 375 px wide by default. */
export const SidePanel = ({
  open,
  onClose,
  title,
  frame = plainFrame,
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
  const lastContent = useRef({ title, frame, children, footer })
  useEffect(() => {
    if (open) lastContent.current = { title, frame, children, footer }
  })
  // When new content has removed or hidden the focused element, the title gets the focus.
  useEffect(() => {
    const dialog = modal.ref.current
    const { activeElement: focused } = document
    if (!open || dialog === null || (focused !== dialog && dialog.contains(focused) && isVisible(focused))) return
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus()
  }, [open, title, modal.ref])
  const content = open ? { title, frame, children, footer } : lastContent.current
  const { label, wide, flush, accent } = content.frame
  const nameAttributes = content.title === "" ? { "aria-label": label } : { "aria-labelledby": `${id}-title` }
  return (
    <dialog {...modal} className={classes(styles.panel, wide && styles.wide)} {...nameAttributes}>
      {isPresent && (
        <div className={styles.sheet} inert={!open}>
          <header className={classes(styles.header, accent && styles.accent)}>
            <span className={styles.back}>
              {onBack && open && <IconButton icon="back" label={backLabel} onClick={onBack} />}
            </span>
            {content.title !== "" && (
              <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus>
                {content.title}
              </h2>
            )}
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={classes(styles.body, flush && styles.flush)}>{content.children}</div>
          <MessageOutlet open={open} />
          {content.footer !== undefined && <footer className={styles.footer}>{content.footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
