import type { ReactNode } from "react"
import type { RegistrationError } from "#core/account/registration-error.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { failureText } from "#web/text/failure-text.ts"
import { tryAgain } from "#web/text/common.ts"
import { title as logIn } from "#web/text/login.ts"
import * as text from "#web/text/register.ts"
import { registrationFailures } from "./registration-failures.ts"

export interface RegistrationNoticeProps {
  readonly failure: RegistrationError
  readonly onForgotPassword: () => void
  readonly onLogInRequest?: () => void
  readonly onRetry: () => void
}

const renderRecoveryAction = ({
  failure: { _tag: tag },
  onForgotPassword,
  onLogInRequest,
  onRetry
}: RegistrationNoticeProps): ReactNode => {
  if (tag === "PersonalNumberInUse")
    return (
      <Button variant="link" onClick={onForgotPassword}>
        {text.forgot}
      </Button>
    )
  if (tag === "EmailInUse" && onLogInRequest !== undefined)
    return (
      <Button variant="link" onClick={onLogInRequest}>
        {logIn}
      </Button>
    )
  if (tag !== "RegistrationFailed") return undefined
  return (
    <Button variant="link" onClick={onRetry}>
      {tryAgain}
    </Button>
  )
}

/** Why the registration failed, with a recovery action if there is one (REG-27, REG-28). */
export const RegistrationNotice = (props: RegistrationNoticeProps) => (
  <Notice kind="danger" announce="assertive" action={renderRecoveryAction(props)}>
    {failureText(registrationFailures, props.failure)}
  </Notice>
)
