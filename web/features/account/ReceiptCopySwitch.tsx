import { sessionState } from "#core/session/session-state.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { useAction } from "#web/forms/use-action.ts"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { Checkbox } from "#web/kit/forms/Checkbox.tsx"
import * as text from "#web/text/account.ts"

/** Chooses whether receipts are also sent by e-mail (API-16). The box shows a new choice while it is being stored, and the stored choice again after a failure. */
export const ReceiptCopySwitch = () => {
  const storedChoice = useStatePart(sessionState, ({ customer }) => customer?.wantsReceiptCopy ?? false)
  const setReceiptCopy = useCase("setReceiptCopy")
  const changing = useAction((wantsReceiptCopy: boolean) => setReceiptCopy({ wantsReceiptCopy }))
  return (
    <>
      <Checkbox
        label={text.receiptCopy}
        checked={changing.pendingInput ?? storedChoice}
        onChange={(isOn) => void changing.run(isOn)}
        aria-describedby="receipt-copy-note"
      />
      <p id="receipt-copy-note">{text.receiptCopyNote}</p>
      {changing.failure !== undefined && (
        <Notice kind="danger" announce="assertive">
          {text.receiptCopyNotChanged}
        </Notice>
      )}
    </>
  )
}
