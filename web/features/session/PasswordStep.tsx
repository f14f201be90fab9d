import type { LogInError } from "#core/session/authenticate.ts"
import type { Form } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { PasswordField } from "#web/kit/forms/PasswordField.tsx"
import { failureText } from "#web/text/failure-text.ts"
import * as text from "#web/text/login.ts"
import { logInFailures } from "./log-in-failures.ts"
import styles from "./LogInSteps.module.css"
import { Step } from "./Step.tsx"

export interface PasswordStepProps {
  readonly form: Form<"password", LogInError>
  readonly email: string
  readonly onChangeEmail: () => void
  readonly onForgotPassword: () => void
}

/** Asks for the password of the entered e-mail address. */
export const PasswordStep = ({ form, email, onChangeEmail, onForgotPassword }: PasswordStepProps) => {
  const { failure, isSubmitSuccessful: succeeded } = form
  const shownFailure = failure === undefined ? undefined : failureText(logInFailures, failure)
  return (
    <Step onSubmit={form.handleSubmit}>
      <p className={styles.email}>
        <span>{email}</span>
        <Button variant="link" onClick={onChangeEmail}>
          {text.changeEmail}
        </Button>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register("password")}
        label={text.password}
        name="password"
        toggleLabels={text.passwordToggle}
        autoComplete="current-password"
        required
      />
      <Button
        type="submit"
        wide
        variant={succeeded ? "success" : "primary"}
        pending={form.isSubmitting}
        icon={succeeded ? "check" : undefined}
      >
        {succeeded ? text.succeeded : text.submit}
      </Button>
      <Button variant="link" onClick={onForgotPassword}>
        {text.forgot}
      </Button>
      {/* At the end, so that the fields do not jump when the response comes late. */}
      {shownFailure !== undefined && (
        <Notice key={form.failureCount} kind="danger" title={shownFailure.title} announce="assertive">
          {shownFailure.message}
        </Notice>
      )}
    </Step>
  )
}
