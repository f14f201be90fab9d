import type { ReactNode } from "react"
import { Button } from "../controls/Button.tsx"
import { Dialog } from "./Dialog.tsx"

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something is discarded; the button that keeps it has the initial focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    open={props.open}
    alertDialog
    title={props.title}
    onClose={props.onCancel}
    actions={
      <>
        <Button variant="danger" onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
      </>
    }
  >
    {props.children}
  </Dialog>
)
