import { useEffect, useRef, useState } from "react"
import type { Person } from "#core/account/model.ts"
import type { Registered } from "#core/journeys/register.ts"
import { Register } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { useMounted } from "#web/kit/use-mounted.ts"
import { logIn } from "#web/text/password.ts"
import * as text from "#web/text/register.ts"
import styles from "./Account.module.css"
import { type Details, DetailsStep } from "./DetailsStep.tsx"
import { PersonStep } from "./PersonStep.tsx"

/** Number, person, account, done. */
export type RegisterStep = 0 | 1 | 2 | 3

export interface RegisterStepsProps {
  readonly step: RegisterStep
  readonly onStep: (step: RegisterStep) => void
  readonly onForgot: () => void
  /** To the log-in: the account stands, but its owner has to log in by hand, or the address has one already. */
  readonly onLogIn: () => void
  readonly onDone: (mustChooseStore: boolean) => void
  readonly referrer?: "sms" | "" | undefined
}

/** The registration in four steps; what was typed stays when stepping back (REG-04..09). */
export const RegisterSteps = ({ step, onStep, onForgot, onLogIn, onDone, referrer = "" }: RegisterStepsProps) => {
  const register = useService(Register)
  const [number, setNumber] = useState("")
  const [person, setPerson] = useState<Person>()
  const [details, setDetails] = useState<Details>({ email: "", mobilePhone: "", password: "", repeated: "" })
  const [registered, setRegistered] = useState<Registered>()
  const unanswered = useRef(false)
  const mounted = useMounted()
  const counter = useRef<HTMLParagraphElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) counter.current?.focus()
    first.current = false
  }, [step])

  const create = async () => {
    const { email, mobilePhone, password } = details
    const result = await register({ personalNumber: number, email, mobilePhone, password, referrer, unanswered: unanswered.current, ...(person === undefined ? {} : { person }) })
    if (result._tag === "Failure") {
      if (result.failure._tag === "RegistrationFailed" && result.failure.unanswered) unanswered.current = true
      return result.failure._tag
    }
    if (!mounted()) return undefined
    setRegistered(result.success)
    onStep(3)
    return undefined
  }
  return (
    <div className={styles.form}>
      <p ref={counter} className={styles.step} tabIndex={-1}>{text.step(step + 1)}</p>
      {step === 0 && (
        <PersonStep
          number={number}
          onNumber={setNumber}
          onForgot={onForgot}
          onFound={(found) => {
            setPerson(found)
            onStep(1)
          }}
        />
      )}
      {step === 1 && person !== undefined && (
        <>
          <h2>{text.verifyTitle}</h2>
          <p>{text.verifyText}</p>
          <dl className={styles.facts}>
            <dt>{text.name}</dt><dd>{person.firstName} {person.lastName}</dd>
            <dt>{text.street}</dt><dd>{person.streetAddress}</dd>
            <dt>{text.zipCode}</dt><dd>{person.zipCode}</dd>
            <dt>{text.city}</dt><dd>{person.city}</dd>
          </dl>
          <Button wide onClick={() => onStep(2)}>{text.correct}</Button>
        </>
      )}
      {step === 2 && <DetailsStep details={details} onDetails={setDetails} onCreate={create} onForgot={onForgot} onLogIn={onLogIn} />}
      {step === 3 && registered !== undefined && (
        <>
          <Notice kind="success" title={text.created} spoken="polite" />
          {registered.mustLogIn
            ? <Button wide onClick={onLogIn}>{logIn}</Button>
            : <Button wide onClick={() => onDone(registered.mustChooseStore)}>{text.startShopping}</Button>}
        </>
      )}
    </div>
  )
}
