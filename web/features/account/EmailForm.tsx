import { useEffect, useEffectEvent } from "react"
import type { ChangeEmailError } from "#core/account/change-email.ts"
import { useCase } from "#web/container/react.tsx"
import { emailField, passwordField } from "#web/forms/fields.ts"
import { useForm } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { emailInput } from "#web/kit/forms/email-input.ts"
import { PasswordField } from "#web/kit/forms/PasswordField.tsx"
import { TextField } from "#web/kit/forms/TextField.tsx"
import { failureText } from "#web/text/failure-text.ts"
import * as text from "#web/text/account.ts"
import { passwordToggle } from "#web/text/login.ts"
import styles from "./CustomerDetails.module.css"
import { emailFailures } from "./email-failures.ts"

const fields = { newEmail: emailField(text.newEmail), password: passwordField(text.password) }

/** The field that a failure is about. */
const fieldOf: Partial<Record<ChangeEmailError["_tag"], keyof typeof fields>> = {
  EmailInUse: "newEmail",
  InvalidEmail: "newEmail",
  WrongPassword: "password"
}

export interface EmailFormProps {
  readonly onChanged: () => void
  readonly onCancel: () => void
}

/** Changes the e-mail address with which the customer logs in; the new address's field has the focus when the form opens. */
export const EmailForm = ({ onChanged, onCancel }: EmailFormProps) => {
  const changeEmail = useCase("changeEmail")
  const form = useForm({
    fields,
    submit: async (values) => {
      const result = await changeEmail(values)
      const field = result._tag === "Failure" ? fieldOf[result.failure._tag] : undefined
      if (result._tag === "Failure" && field !== undefined) {
        form.setError(field, failureText(emailFailures, result.failure))
        form.setFocus(field)
      }
      return result
    },
    onSuccess: onChanged
  })
  const focusOnMount = useEffectEvent(() => form.setFocus("newEmail"))
  useEffect(() => focusOnMount(), [])
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.handleSubmit}>
      {form.failure !== undefined && fieldOf[form.failure._tag] === undefined && (
        <Notice key={form.failureCount} kind="danger" announce="assertive">
          {failureText(emailFailures, form.failure)}
        </Notice>
      )}
      <TextField {...form.register("newEmail")} label={text.newEmail} {...emailInput} required />
      <PasswordField
        {...form.register("password")}
        label={text.password}
        name="password"
        toggleLabels={passwordToggle}
        autoComplete="current-password"
        required
      />
      <div className={styles.actions}>
        <Button type="submit" pending={form.isSubmitting}>
          {text.save}
        </Button>
        <Button variant="quiet" unavailable={form.isSubmitting} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
