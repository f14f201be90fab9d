import { type RefObject, useRef, useState } from "react"
import type { ResetRequestError } from "#core/account/request-password-reset.ts"
import { isEmail, typedEmail } from "#core/kernel/email.ts"
import { RequestPasswordReset } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { emailInput } from "#web/kit/email-input.ts"
import { TextField } from "#web/kit/TextField.tsx"
import { useMounted } from "#web/kit/use-mounted.ts"
import { required, wrongEmail } from "#web/text/forms.ts"
import * as text from "#web/text/login.ts"
import * as password from "#web/text/password.ts"
import { resetRequestFailures } from "./log-in-failures.ts"
import { Step } from "./Step.tsx"
import styles from "./LogInSteps.module.css"

export interface ForgotPasswordProps {
  readonly field?: RefObject<HTMLInputElement | null>
  readonly email: string
  readonly onEmail: (email: string) => void
  /** The mail is on its way, if anybody has the address. */
  readonly onSent: () => void
}

/** Asks for a mail with a link to a new password (LOGIN-17..22, PWD-01..04). */
export const ForgotPassword = ({ field: given, email, onEmail, onSent }: ForgotPasswordProps) => {
  const requestReset = useService(RequestPasswordReset)
  const [tried, setTried] = useState(false)
  const [requesting, setRequesting] = useState(false)
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<ResetRequestError["_tag"]>()
  const own = useRef<HTMLInputElement>(null)
  const field = given ?? own
  const mounted = useMounted()
  const submit = async () => {
    setTried(true)
    if (requesting) return
    if (!isEmail(email)) return field.current?.focus()
    setRequesting(true)
    const result = await requestReset({ email })
    if (!mounted()) return
    if (result._tag === "Success") return onSent()
    setRequesting(false)
    setFailure(result.failure._tag)
    setTries((before) => before + 1)
  }
  return (
    <Step onSubmit={() => void submit()}>
      <p className={styles.words}>{text.resetText}</p>
      {failure !== undefined && <Notice key={tries} kind="danger" spoken="assertive">{resetRequestFailures[failure]}</Notice>}
      <TextField
        ref={field}
        label={text.email}
        {...emailInput}
        required
        hint={password.emailHint}
        value={email}
        onChange={(typed) => onEmail(typedEmail(typed))}
        error={email === "" ? required(text.email) : isEmail(email) ? undefined : wrongEmail(text.email)}
        showError={tried}
      />
      <Button type="submit" wide pending={requesting}>{text.resetSubmit}</Button>
    </Step>
  )
}
