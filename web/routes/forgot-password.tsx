import { useState } from "react"
import type { PageData } from "./page-data.ts"
import { ForgotPassword } from "#web/features/session/ForgotPassword.tsx"
import { Link } from "#web/kit/Link.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { takeFocus } from "#web/kit/take-focus.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/password.ts"
import styles from "./login.module.css"

export const loader = (): PageData => ({ meta: { title: pageTitle(text.forgotTitle), noIndex: true } })

/** Asks for a link to a new password (ROUTE-13, PWD-02). */
export const Component = () => {
  const [email, setEmail] = useState("")
  const [sent, setSent] = useState(false)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{text.forgotTitle}</h1>
      {sent
        ? <div ref={takeFocus} tabIndex={-1}><Notice kind="success" spoken="polite" action={<Link href="/login">{text.logIn}</Link>}>{text.sent(email)}</Notice></div>
        : <ForgotPassword email={email} onEmail={setEmail} onSent={() => setSent(true)} />}
    </div>
  )
}
