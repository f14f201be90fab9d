import { useParams } from "react-router-dom"
import type { PageData } from "./page-data.ts"
import { NewPassword } from "#web/features/account/NewPassword.tsx"
import { pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/password.ts"
import styles from "./login.module.css"

export const loader = (): PageData => ({ meta: { title: pageTitle(text.setTitle), noIndex: true } })

/** The page that the link in the password e-mail opens (ROUTE-14). */
export const Component = () => (
  <div className={styles.page}>
    <h1 tabIndex={-1}>{text.setTitle}</h1>
    <NewPassword token={useParams()["token"] ?? ""} />
  </div>
)
