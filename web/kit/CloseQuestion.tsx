import { areYouSure, back, closeWithoutSaving, startOver } from "#web/text/common.ts"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"

export interface CloseQuestionProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onClose: () => void
  readonly text?: string | undefined
  readonly closeLabel?: string | undefined
  readonly stayLabel?: string | undefined
}

/** Asks before something half done is thrown away (PREVIEW-12..14). */
export const CloseQuestion = ({ open, onStay, onClose, text = startOver, closeLabel = closeWithoutSaving, stayLabel = back }: CloseQuestionProps) => (
  <Dialog
    open={open}
    question
    title={areYouSure}
    onClose={onStay}
    actions={
      <>
        <Button look="danger" onClick={onClose}>{closeLabel}</Button>
        <Button look="quiet" onClick={onStay}>{stayLabel}</Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
)
