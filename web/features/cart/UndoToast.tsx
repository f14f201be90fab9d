import { Button } from "#web/kit/controls/Button.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { removed } from "#web/text/cart-content.ts"
import { close, undo } from "#web/text/common.ts"

export interface UndoToastProps {
  /** The name of what was removed. */
  readonly name: string
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** How long 'Ångra' is offered, in ms. */
const undoMs = 8000

/** Says what was removed from the cart, and offers to undo it. */
export const UndoToast = ({ name, onUndo, onClose }: UndoToastProps) => (
  <Toast
    kind="info"
    title={removed(name)}
    durationMs={undoMs}
    closeLabel={close}
    onClose={onClose}
    action={
      <Button variant="link" onClick={onUndo}>
        {undo}
      </Button>
    }
  />
)
