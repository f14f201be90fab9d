import type { RegistrationError } from "#core/account/registration-error.ts"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { tryAgain } from "#web/text/common.ts"
import { title as logIn } from "#web/text/login.ts"
import * as text from "#web/text/register.ts"
import { registrationFailures } from "./registration-failures.ts"

export interface RegistrationNoticeProps {
  readonly failure: RegistrationError["_tag"]
  readonly onForgot: () => void
  readonly onLogIn?: () => void
  readonly onRetry: () => void
}

/** Why it did not work, with the one way on that there is (REG-27, REG-28). */
export const RegistrationNotice = ({ failure, onForgot, onLogIn, onRetry }: RegistrationNoticeProps) => (
  <Notice
    kind="danger"
    spoken="assertive"
    action={
      failure === "PersonalNumberInUse" ? <Button look="link" onClick={onForgot}>{text.forgot}</Button>
      : failure === "EmailInUse" && onLogIn !== undefined ? <Button look="link" onClick={onLogIn}>{logIn}</Button>
      : failure === "RegistrationFailed" ? <Button look="link" onClick={onRetry}>{tryAgain}</Button>
      : undefined
    }
  >
    {registrationFailures[failure]}
  </Notice>
)
