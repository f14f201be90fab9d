import { type FormEvent, useRef, useState } from "react"
import { isPassword, isSamePassword } from "#core/account/rules.ts"
import type { ResetPasswordError } from "#core/account/reset-password.ts"
import { ResetPassword } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Link } from "#web/kit/Link.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { takeFocus } from "#web/kit/take-focus.ts"
import * as text from "#web/text/password.ts"
import styles from "./Account.module.css"
import { maybeChanged, resetPasswordFailures } from "./password-failures.ts"
import { PasswordPair } from "./PasswordPair.tsx"

/** Chooses a new password by the token of a mail (PWD-05..09). */
export const NewPassword = ({ token }: { readonly token: string }) => {
  const resetPassword = useService(ResetPassword)
  const [password, setPassword] = useState("")
  const [repeated, setRepeated] = useState("")
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<"idle" | "loading" | "success">("idle")
  const [tries, setTries] = useState(0)
  // Stays until the next answer: a button must not move away under a second press.
  const [failed, setFailed] = useState<ResetPasswordError["_tag"] | "maybeChanged">()
  const unanswered = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  if (state === "success") {
    return <div ref={takeFocus} tabIndex={-1}><Notice kind="success" title={text.changed} spoken="polite" action={<Link href="/login">{text.logIn}</Link>} /></div>
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (state === "loading") return
    if (!isPassword(password) || !isSamePassword(password, repeated)) {
      return form.current?.querySelector<HTMLInputElement>(isPassword(password) ? "[name=repeated-password]" : "[name=new-password]")?.focus()
    }
    setState("loading")
    const result = await resetPassword({ token, password, repeated })
    setState(result._tag === "Success" ? "success" : "idle")
    if (result._tag === "Success") return
    const { failure } = result
    // The link was good before and is used up now: the try that nobody answered has changed the password.
    setFailed(failure._tag === "InvalidResetToken" && unanswered.current ? "maybeChanged" : failure._tag)
    unanswered.current ||= failure._tag === "PasswordNotChanged" && failure.unanswered
    setTries((before) => before + 1)
  }
  const failure = failed === undefined ? undefined : failed === "maybeChanged" ? maybeChanged : resetPasswordFailures[failed]
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {failure !== undefined && (
        <Notice
          key={tries}
          kind="danger"
          title={failure.title}
          spoken="assertive"
          action={failed === "InvalidResetToken" ? <Link href="/glomt-losenord">{text.forgotTitle}</Link>
            : failed === "maybeChanged" ? <Link href="/login">{text.logIn}</Link>
            : undefined}
        >
          {failure.words}
        </Notice>
      )}
      <PasswordPair
        label={text.newPassword}
        password={password}
        onPassword={setPassword}
        repeated={repeated}
        onRepeated={setRepeated}
        hint={text.hint}
        repeatHint={text.repeatHint}
        differs={text.repeatHint}
        showErrors={tried}
      />
      <Button type="submit" wide pending={state === "loading"}>{text.setSubmit}</Button>
    </form>
  )
}
