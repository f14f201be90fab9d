import { useState } from "react"
import type { PageData } from "./page-data.ts"
import { ForgotPassword } from "#web/features/session/ForgotPassword.tsx"
import { forgetDraft, useDraft } from "#web/forms/use-draft.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { focusOnMount } from "#web/kit/rendering/focus-on-mount.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/password.ts"
import * as paths from "#web/paths.ts"
import styles from "./login.module.css"

export const loader = (): PageData => ({ meta: { title: pageTitle(text.forgotTitle), noIndex: true } })

/** The name of the kept address. */
const draft = "forgot-password"

/** The page to request a link for a new password (ROUTE-13, PWD-02). */
export const Component = () => {
  const [values, setValues] = useState({ email: "" })
  const [isSent, setIsSent] = useState(false)
  useDraft(draft, values, setValues)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{text.forgotTitle}</h1>
      {isSent ? (
        <div ref={focusOnMount} tabIndex={-1}>
          <Notice kind="success" announce="polite" action={<Link href={paths.logIn}>{text.logIn}</Link>}>
            {text.sent(values.email)}
          </Notice>
        </div>
      ) : (
        <ForgotPassword
          values={values}
          setValues={setValues}
          onSent={() => {
            forgetDraft(draft)
            setIsSent(true)
          }}
        />
      )}
    </div>
  )
}
