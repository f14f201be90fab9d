import type { RegisterStep } from "#web/container/panel.ts"
import { useEffect, useRef, useState } from "react"
import type { Person } from "#core/account/model.ts"
import type { RegistrationResult } from "#core/journeys/register.ts"
import { useCase } from "#web/container/react.tsx"
import { forgetDraft, useDraft } from "#web/forms/use-draft.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { readablePostalCode } from "#web/text/common.ts"
import { logIn } from "#web/text/password.ts"
import * as text from "#web/text/register.ts"
import styles from "./Account.module.css"
import { type Details, DetailsStep } from "./DetailsStep.tsx"
import { PersonStep } from "./PersonStep.tsx"

const steps: ReadonlyArray<RegisterStep> = ["person", "verify", "details", "done"]

export interface RegisterStepsProps {
  readonly step: RegisterStep
  readonly onStep: (step: RegisterStep) => void
  readonly onForgotPassword: () => void
  /** Called when the shopper opens the log-in, because the log-in after the registration has failed or the e-mail address already has an account. */
  readonly onLogInRequest: () => void
  readonly onDone: (promptsForStore: boolean) => void
  readonly referrer?: "sms" | "" | undefined
  /** Whether the typed contact details are kept when the page is left without a registration; a panel asks before it is closed (REG-11). */
  readonly keepsDraft?: boolean | undefined
}

/** The name of the kept details. */
const draft = "registration"

/** The registration in four steps; input is kept when going back (REG-04..09). */
export const RegisterSteps = ({
  step,
  onStep,
  onForgotPassword,
  onLogInRequest,
  onDone,
  referrer = "",
  keepsDraft = false
}: RegisterStepsProps) => {
  const register = useCase("register")
  const [values, setValues] = useState({ personalNumber: "" })
  const [person, setPerson] = useState<Person>()
  const [details, setDetails] = useState<Details>({ email: "", mobilePhone: "", password: "", repeated: "" })
  const { email, mobilePhone } = details
  useDraft(keepsDraft ? draft : null, { email, mobilePhone }, (kept) =>
    setDetails((current) => ({ ...current, ...kept }))
  )
  const [registrationResult, setRegistrationResult] = useState<RegistrationResult>()
  const outcomeUnknown = useRef(false)
  const stepCounter = useRef<HTMLParagraphElement>(null)
  const isFirstRender = useRef(true)
  useEffect(() => {
    if (!isFirstRender.current) stepCounter.current?.focus()
    isFirstRender.current = false
  }, [step])

  const create = async ({ password }: Details) => {
    const result = await register({
      personalNumber: values.personalNumber,
      email,
      mobilePhone,
      password,
      referrer,
      outcomeUnknown: outcomeUnknown.current,
      ...(person === undefined ? {} : { person })
    })
    if (result._tag === "Failure" && result.failure._tag === "RegistrationFailed")
      outcomeUnknown.current ||= result.failure.outcomeUnknown
    return result
  }
  return (
    <div className={styles.form}>
      <p ref={stepCounter} className={styles.stepCounter} tabIndex={-1}>
        {text.step(steps.indexOf(step) + 1)}
      </p>
      {step === "person" && (
        <PersonStep
          values={values}
          setValues={setValues}
          onForgotPassword={onForgotPassword}
          onFound={(foundPerson) => {
            setPerson(foundPerson)
            onStep("verify")
          }}
        />
      )}
      {step === "verify" && person !== undefined && (
        <>
          <h2>{text.verifyTitle}</h2>
          <p>{text.verifyText}</p>
          <dl className={styles.facts}>
            <dt>{text.name}</dt>
            <dd>
              {person.firstName} {person.lastName}
            </dd>
            <dt>{text.street}</dt>
            <dd>{person.streetAddress}</dd>
            <dt>{text.zipCode}</dt>
            <dd>{readablePostalCode(person.zipCode)}</dd>
            <dt>{text.city}</dt>
            <dd>{person.city}</dd>
          </dl>
          <Button wide onClick={() => onStep("details")}>
            {text.correct}
          </Button>
        </>
      )}
      {step === "details" && (
        <DetailsStep
          details={details}
          setDetails={setDetails}
          onCreate={create}
          onCreated={(result) => {
            forgetDraft(draft)
            setRegistrationResult(result)
            onStep("done")
          }}
          onForgotPassword={onForgotPassword}
          onLogInRequest={onLogInRequest}
        />
      )}
      {step === "done" && registrationResult !== undefined && (
        <>
          <Notice kind="success" title={text.created} announce="polite" />
          {registrationResult.mustLogIn ? (
            <Button wide onClick={onLogInRequest}>
              {logIn}
            </Button>
          ) : (
            <Button wide onClick={() => onDone(registrationResult.promptsForStore)}>
              {text.startShopping}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
