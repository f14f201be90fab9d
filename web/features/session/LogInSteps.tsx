import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { LogInStep } from "#web/container/panel.ts"
import { useCase } from "#web/container/react.tsx"
import { emailField, passwordField } from "#web/forms/fields.ts"
import { forgetDraft, useDraft } from "#web/forms/use-draft.ts"
import { useForm } from "#web/forms/use-form.ts"
import * as text from "#web/text/login.ts"
import { EmailStep } from "./EmailStep.tsx"
import { ForgotPassword } from "./ForgotPassword.tsx"
import { PasswordStep } from "./PasswordStep.tsx"

export interface LogInStepsProps {
  /** Called after the success state was shown; `promptsForStore` says whether the store selector opens next. */
  readonly onDone: (promptsForStore: boolean) => void
  readonly step: LogInStep
  readonly onStep: (step: LogInStep) => void
  /** Whether the typed address is kept when the page is left without a log-in; a closed panel forgets it (LOGIN-27). */
  readonly keepsDraft?: boolean | undefined
}

/** The name of the kept address. */
const draft = "log-in"

/** How long the success state is shown, in ms. */
const successMs = 900

const emailFields = { email: emailField(text.email, text.emailHint) }
const passwordFields = { password: passwordField(text.password) }

/** The steps of the log-in: the e-mail address, then the password or a request for a new one (LOGIN rows). */
export const LogInSteps = ({ onDone, step, onStep, keepsDraft = false }: LogInStepsProps) => {
  const logIn = useCase("logIn")
  const [values, setValues] = useState({ email: "" })
  useDraft(keepsDraft ? draft : null, values, setValues)
  const [resetSent, setResetSent] = useState(false)
  // Cleared on unmount, because the shopper may have closed the log-in.
  const doneTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(doneTimer.current), [])
  const passwordForm = useForm({
    fields: passwordFields,
    submit: ({ password }) => logIn({ email: values.email, password }),
    onSuccess: ({ promptsForStore }) => {
      forgetDraft(draft)
      doneTimer.current = setTimeout(() => onDone(promptsForStore), successMs)
    },
    clearOnFailure: ["password"]
  })
  const emailForm = useForm({
    fields: emailFields,
    values,
    setValues,
    submit: () => {
      setResetSent(false)
      passwordForm.reset()
      onStep("password")
    }
  })
  // A new step focuses its field. On the first render, the e-mail step leaves the focus to what has opened the log-in.
  const isFirstRender = useRef(true)
  const focusField = useEffectEvent(() => {
    if (step === "password") passwordForm.setFocus("password")
    else if (!isFirstRender.current) emailForm.setFocus("email")
    isFirstRender.current = false
  })
  useEffect(() => focusField(), [step])
  // True after going back from a forgot-password step that was opened directly, without an e-mail address.
  const lacksEmail = step === "password" && emailForm.errors.email !== undefined
  useEffect(() => {
    if (lacksEmail) onStep("email")
  }, [lacksEmail, onStep])

  switch (step) {
    case "email":
      return <EmailStep form={emailForm} resetSent={resetSent} />
    case "password":
      return (
        <PasswordStep
          form={passwordForm}
          email={values.email}
          onChangeEmail={() => onStep("email")}
          onForgotPassword={() => onStep("forgot")}
        />
      )
    case "forgot":
      return (
        <ForgotPassword
          values={values}
          setValues={setValues}
          focusOnMount
          onSent={() => {
            setResetSent(true)
            emailForm.reset()
            onStep("email")
          }}
        />
      )
  }
}
