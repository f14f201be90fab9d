import { Link } from "#web/kit/controls/Link.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import * as text from "#web/text/password.ts"
import * as paths from "#web/paths.ts"
import { resetPasswordFailures } from "./password-failures.ts"

/** Shown in place of the form for a new password: says that the reset link cannot be used, and links to the page that sends another one (PWD-06). */
export const InvalidResetLink = () => {
  const { title, message } = resetPasswordFailures.InvalidResetToken
  return (
    <Notice kind="danger" title={title} action={<Link href={paths.forgotPassword}>{text.forgotTitle}</Link>}>
      {message}
    </Notice>
  )
}
