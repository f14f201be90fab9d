import { useEffect, useRef, useState } from "react"
import { sessionState } from "#core/session/session-state.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import * as text from "#web/text/account.ts"
import { readablePostalCode } from "#web/text/common.ts"
import styles from "./CustomerDetails.module.css"
import { EmailForm } from "./EmailForm.tsx"
import { MobilePhoneForm } from "./MobilePhoneForm.tsx"

type Detail = "email" | "mobilePhone"

const labels: Readonly<Record<Detail, string>> = { email: text.email, mobilePhone: text.mobilePhone }
const forms = { email: EmailForm, mobilePhone: MobilePhoneForm }

/** The customer's name and contact details in 'Mina Sidor'. Name and address come from the population register and cannot be changed here. */
export const CustomerDetails = () => {
  const customer = useStatePart(sessionState, (session) => session.customer)
  const [editedDetail, setEditedDetail] = useState<Detail | null>(null)
  const [lastClosed, setLastClosed] = useState<{ readonly detail: Detail; readonly isChanged: boolean } | null>(null)
  const buttons = useRef<Partial<Record<Detail, HTMLButtonElement | null>>>({})
  // The form that had the focus has been replaced by the buttons.
  useEffect(() => {
    if (lastClosed !== null) buttons.current[lastClosed.detail]?.focus()
  }, [lastClosed])
  if (customer === null) return null
  const { fullName, email, pendingEmail, mobilePhone, address } = customer
  const open = (detail: Detail) => {
    setLastClosed(null)
    setEditedDetail(detail)
  }
  const close = (detail: Detail, isChanged: boolean) => {
    setEditedDetail(null)
    setLastClosed({ detail, isChanged })
  }
  const changedTexts: Readonly<Record<Detail, string>> = {
    email: pendingEmail === null ? text.emailUnchanged : text.emailSent,
    mobilePhone: text.mobilePhoneChanged
  }
  const Form = editedDetail === null ? null : forms[editedDetail]
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <dt>{text.name}</dt>
        <dd>{fullName}</dd>
        {address !== null && (
          <>
            <dt>{text.address}</dt>
            <dd>{`${address.street}, ${readablePostalCode(address.zip)} ${address.city}`}</dd>
          </>
        )}
        <dt>{text.email}</dt>
        <dd>{email}</dd>
        <dt>{text.mobilePhone}</dt>
        <dd>{mobilePhone === null ? text.missing : text.readableMobilePhone(mobilePhone)}</dd>
      </dl>
      <p className={styles.note}>{text.fromRegister}</p>
      {pendingEmail !== null && <p className={styles.note}>{text.emailPending(pendingEmail)}</p>}
      {Form !== null && editedDetail !== null && (
        <Form onChanged={() => close(editedDetail, true)} onCancel={() => close(editedDetail, false)} />
      )}
      <div className={styles.actions}>
        {editedDetail === null &&
          (["email", "mobilePhone"] as const).map((detail) => (
            <Button
              key={detail}
              ref={(button) => {
                buttons.current[detail] = button
              }}
              variant="quiet"
              onClick={() => open(detail)}
            >
              {text.changeLabel(labels[detail])}
            </Button>
          ))}
        <p role="status">{lastClosed?.isChanged && changedTexts[lastClosed.detail]}</p>
      </div>
    </div>
  )
}
