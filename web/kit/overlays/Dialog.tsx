import type { ReactNode } from "react"
import { useId } from "react"
import { classes } from "../classes.ts"
import styles from "./Dialog.module.css"
import { IconButton } from "../controls/IconButton.tsx"
import { MessageOutlet } from "../feedback/MessageOutlet.tsx"
import { useModal } from "./use-modal.ts"

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children?: ReactNode
  /** Buttons at the bottom, the primary one first. */
  readonly actions?: ReactNode
  readonly wide?: boolean | undefined
  /** The label of the close button; without it there is none. */
  readonly closeLabel?: string | undefined
  /** Whether it is an alert dialog, which focuses its last button, the one that cancels. */
  readonly alertDialog?: boolean | undefined
  /** Shows only the content and a floating close button; `title` is for screen readers. */
  readonly bare?: boolean | undefined
}

/** The last button of an alert dialog. */
const cancelButtonSelector = "footer > :last-child"

/** A modal dialog. Esc and a click on the backdrop close it, and the focus returns to the previously focused element. */
export const Dialog = ({
  open,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  wide,
  alertDialog,
  bare
}: DialogProps) => {
  const id = useId()
  const modal = useModal(open, onClose, alertDialog ? cancelButtonSelector : undefined)
  const nameAttributes = bare ? { "aria-label": title } : { "aria-labelledby": `${id}-title` }
  return (
    <dialog
      {...modal}
      {...nameAttributes}
      className={classes(styles.dialog, wide && styles.wide, bare && styles.bare)}
      role={alertDialog ? "alertdialog" : undefined}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            {!bare && (
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
            )}
            {closeLabel !== undefined && (
              <IconButton icon="close" label={closeLabel} variant={bare ? "float" : "plain"} onClick={onClose} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          <MessageOutlet open={open} />
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
