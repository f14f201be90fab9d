import { useRef, useState } from "react"
import { useCase } from "#web/container/react.tsx"
import { newPasswordFields } from "#web/forms/fields.ts"
import { useForm } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { focusOnMount } from "#web/kit/rendering/focus-on-mount.ts"
import * as text from "#web/text/password.ts"
import * as paths from "#web/paths.ts"
import styles from "./Account.module.css"
import { maybeChangedNotice, resetPasswordFailures } from "./password-failures.ts"
import { PasswordPair } from "./PasswordPair.tsx"

const fields = newPasswordFields(text.newPassword, text.repeat, text.repeatHint)

/** Sets a new password with the token from an e-mail (PWD-05..09). */
export const NewPassword = ({ token }: { readonly token: string }) => {
  const resetPassword = useCase("resetPassword")
  const outcomeUnknown = useRef(false)
  /** Whether the token was rejected after an attempt without a response, which may have changed the password. */
  const [maybeChanged, setMaybeChanged] = useState(false)
  const form = useForm({
    fields,
    submit: async ({ password, repeated }) => {
      const result = await resetPassword({ token, password, repeatedPassword: repeated })
      if (result._tag === "Failure") {
        setMaybeChanged(result.failure._tag === "InvalidResetToken" && outcomeUnknown.current)
        outcomeUnknown.current ||= result.failure._tag === "PasswordNotChanged" && result.failure.outcomeUnknown
      }
      return result
    }
  })
  if (form.isSubmitSuccessful) {
    return (
      <div ref={focusOnMount} tabIndex={-1}>
        <Notice
          kind="success"
          title={text.changed}
          announce="polite"
          action={<Link href={paths.logIn}>{text.logIn}</Link>}
        />
      </div>
    )
  }
  const tag = form.failure?._tag
  const failureNotice = tag && (maybeChanged ? maybeChangedNotice : resetPasswordFailures[tag])
  const logInLink = maybeChanged && <Link href={paths.logIn}>{text.logIn}</Link>
  const newTokenLink = tag === "InvalidResetToken" && <Link href={paths.forgotPassword}>{text.forgotTitle}</Link>
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.handleSubmit}>
      {failureNotice !== undefined && (
        <Notice
          key={form.failureCount}
          kind="danger"
          title={failureNotice.title}
          announce="assertive"
          action={logInLink || newTokenLink || undefined}
        >
          {failureNotice.message}
        </Notice>
      )}
      <PasswordPair
        label={text.newPassword}
        password={form.register("password")}
        repeated={form.register("repeated")}
        hint={text.hint}
        repeatHint={text.repeatHint}
      />
      <Button type="submit" wide pending={form.isSubmitting}>
        {text.setSubmit}
      </Button>
    </form>
  )
}
