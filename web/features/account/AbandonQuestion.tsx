import { Button } from "#web/kit/Button.tsx"
import { Dialog } from "#web/kit/Dialog.tsx"
import * as text from "#web/text/register.ts"

/** Asks before a registration under way is thrown away (REG-11..14). */
export const AbandonQuestion = ({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) => (
  <Dialog
    open
    question
    title={text.abandonTitle}
    onClose={onStay}
    actions={
      <>
        <Button look="danger" onClick={onLeave}>{text.abandonConfirm}</Button>
        <Button look="quiet" onClick={onStay}>{text.abandonCancel}</Button>
      </>
    }
  >
    <p>{text.abandonText}</p>
  </Dialog>
)
