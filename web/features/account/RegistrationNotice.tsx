import type { RegistrationError } from "#core/account/registration-error.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
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

/** Why the registration failed, with the recovery action (REG-27, REG-28). */
export const RegistrationNotice = ({ failure, onForgot, onLogIn, onRetry }: RegistrationNoticeProps) => (
  <Notice
    kind="danger"
    announce="assertive"
    action={
      failure === "PersonalNumberInUse" ? (
        <Button variant="link" onClick={onForgot}>
          {text.forgot}
        </Button>
      ) : failure === "EmailInUse" && onLogIn !== undefined ? (
        <Button variant="link" onClick={onLogIn}>
          {logIn}
        </Button>
      ) : failure === "RegistrationFailed" ? (
        <Button variant="link" onClick={onRetry}>
          {tryAgain}
        </Button>
      ) : undefined
    }
  >
    {registrationFailures[failure]}
  </Notice>
)
