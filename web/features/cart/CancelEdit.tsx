import { useState } from "react"
import { useCase } from "#web/container/react.tsx"
import { useAction } from "#web/forms/use-action.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { Dialog } from "#web/kit/overlays/Dialog.tsx"
import { close } from "#web/text/common.ts"
import * as text from "#web/text/order-changes.ts"

export interface CancelEditProps {
  /** Called after the change has been discarded. */
  readonly onCancelled?: (() => void) | undefined
}

/** 'Avbryt redigering': asks first, because the changes of the order are discarded. */
export const CancelEdit = ({ onCancelled }: CancelEditProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const cancelOrderEdit = useCase("cancelOrderEdit")
  const cancelling = useAction(
    async () => {
      const result = await cancelOrderEdit()
      // Not in `onSuccess`, which is not called after unmounting: a successful cancellation unmounts this component.
      if (result._tag === "Success") onCancelled?.()
      return result
    },
    { onSuccess: () => setIsOpen(false) }
  )
  return (
    <>
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {text.cancelEditing}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text.cancelQuestion}
        closeLabel={close}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {text.keepEditing}
            </Button>
            <Button variant="danger" pending={cancelling.isPending} onClick={() => void cancelling.run()}>
              {text.cancelEditing}
            </Button>
          </>
        }
      >
        <p>{text.cancelConsequence}</p>
        {cancelling.failure !== undefined && (
          <Notice kind="danger" announce="assertive">
            {text.editingNotCancelled}
          </Notice>
        )}
      </Dialog>
    </>
  )
}
