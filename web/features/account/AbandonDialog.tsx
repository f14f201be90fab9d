import { ConfirmDialog } from "#web/kit/overlays/ConfirmDialog.tsx"
import * as text from "#web/text/register.ts"

/** Asks before an unfinished registration is discarded (REG-11..14). */
export const AbandonDialog = ({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) => (
  <ConfirmDialog
    open
    title={text.abandonTitle}
    confirmLabel={text.abandonConfirm}
    cancelLabel={text.abandonCancel}
    onConfirm={onLeave}
    onCancel={onStay}
  >
    <p>{text.abandonText}</p>
  </ConfirmDialog>
)
