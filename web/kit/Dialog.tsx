import type { ReactNode } from "react"
import { useId } from "react"
import { close } from "#web/text/common.ts"
import { classes } from "./classes.ts"
import styles from "./Dialog.module.css"
import { IconButton } from "./IconButton.tsx"
import { MessagePlace } from "./MessagePlace.tsx"
import { useModal } from "./use-modal.ts"

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children?: ReactNode
  /** Buttons at the bottom, the main one first. */
  readonly actions?: ReactNode
  readonly wide?: boolean | undefined
  /** Asks something that must be answered by a button; no cross. */
  readonly question?: boolean | undefined
  /** Nothing but the content and a floating cross: `title` is only read out (a product over its list). */
  readonly bare?: boolean | undefined
}

/** A question's last button is the one that changes nothing. */
const leastHarmful = "footer > :last-child"

/** A modal dialog: Esc and a press beside it close, the focus returns to where it was. */
export const Dialog = ({ open, onClose, title, children, actions, wide, question, bare }: DialogProps) => {
  const id = useId()
  const modal = useModal(open, onClose, question ? leastHarmful : undefined)
  const named = bare ? { "aria-label": title } : { "aria-labelledby": `${id}-title` }
  return (
    <dialog
      {...modal}
      {...named}
      className={classes(styles.dialog, wide && styles.wide, bare && styles.bare)}
      role={question ? "alertdialog" : undefined}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            {!bare && (
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
            )}
            {!question && <IconButton icon="close" label={close} look={bare ? "float" : "plain"} onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          <MessagePlace open={open} />
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
