import { useEffect, useRef, useState } from "react"
import { sessionState } from "#core/session/session-state.ts"
import { useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import * as text from "#web/text/account.ts"
import styles from "./CustomerDetails.module.css"
import { MobilePhoneForm } from "./MobilePhoneForm.tsx"

/** The customer's name and contact details in 'Mina Sidor'. Name and address come from the population register and cannot be changed here. */
export const CustomerDetails = () => {
  const customer = useStateView(sessionState, (session) => session.customer)
  const [phase, setPhase] = useState<"shown" | "editing" | "changed" | "cancelled">("shown")
  const button = useRef<HTMLButtonElement>(null)
  // The form that had the focus has been replaced by the button.
  useEffect(() => {
    if (phase === "changed" || phase === "cancelled") button.current?.focus()
  }, [phase])
  if (customer === null) return null
  const { fullName, email, mobilePhone, address } = customer
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <dt>{text.name}</dt>
        <dd>{fullName}</dd>
        {address !== null && (
          <>
            <dt>{text.address}</dt>
            <dd>{`${address.street}, ${address.zip} ${address.city}`}</dd>
          </>
        )}
        <dt>{text.email}</dt>
        <dd>{email}</dd>
        <dt>{text.mobilePhone}</dt>
        <dd>{mobilePhone === null ? text.none : text.readableMobilePhone(mobilePhone)}</dd>
      </dl>
      <p className={styles.note}>{text.fromRegister}</p>
      {phase === "editing" && (
        <MobilePhoneForm onChanged={() => setPhase("changed")} onCancel={() => setPhase("cancelled")} />
      )}
      <div className={styles.actions}>
        {phase !== "editing" && (
          <Button ref={button} variant="quiet" onClick={() => setPhase("editing")}>
            {text.changeNamed(text.mobilePhone)}
          </Button>
        )}
        <p role="status">{phase === "changed" && text.mobilePhoneChanged}</p>
      </div>
    </div>
  )
}
