import { useEffect, useEffectEvent } from "react"
import { useCase } from "#web/container/react.tsx"
import { emailField } from "#web/forms/fields.ts"
import { useForm, type Values } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { emailInput } from "#web/kit/forms/email-input.ts"
import { TextField } from "#web/kit/forms/TextField.tsx"
import { failureText } from "#web/text/failure-text.ts"
import * as text from "#web/text/login.ts"
import * as password from "#web/text/password.ts"
import { resetRequestFailures } from "./log-in-failures.ts"
import { Step } from "./Step.tsx"
import styles from "./LogInSteps.module.css"

export interface ForgotPasswordProps {
  readonly values: Values<"email">
  readonly setValues: (change: (values: Values<"email">) => Values<"email">) => void
  /** Called when the request was accepted; an e-mail is sent if the address has an account. */
  readonly onSent: () => void
  /** Focuses the field when it is mounted. */
  readonly focusOnMount?: boolean | undefined
}

const fields = { email: emailField(text.email) }

/** Requests an e-mail with a link to set a new password (LOGIN-17..22, PWD-01..04). */
export const ForgotPassword = ({ values, setValues, onSent, focusOnMount = false }: ForgotPasswordProps) => {
  const requestReset = useCase("requestPasswordReset")
  const form = useForm({
    fields,
    values,
    setValues,
    submit: requestReset,
    onSuccess: onSent
  })
  const focusEmail = useEffectEvent(() => {
    if (focusOnMount) form.setFocus("email")
  })
  useEffect(() => focusEmail(), [])
  return (
    <Step onSubmit={form.handleSubmit}>
      <p className={styles.text}>{text.resetText}</p>
      {form.failure !== undefined && (
        <Notice key={form.failureCount} kind="danger" announce="assertive">
          {failureText(resetRequestFailures, form.failure)}
        </Notice>
      )}
      <TextField {...form.register("email")} label={text.email} {...emailInput} required hint={password.emailHint} />
      <Button type="submit" wide pending={form.isSubmitting}>
        {text.resetSubmit}
      </Button>
    </Step>
  )
}
