import { useEffect, useRef, useState } from "react"
import { useParams } from "react-router-dom"
import type { PageData } from "./page-data.ts"
import { ActAsCustomer } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { Spinner } from "#web/kit/Spinner.tsx"
import { toStart } from "#web/text/errors.ts"
import * as text from "#web/text/login.ts"
import { pageTitle } from "#web/text/shell.ts"
import styles from "./login.module.css"

export const loader = (): PageData => ({ meta: { title: pageTitle(text.actingTitle), noIndex: true, canonical: "/" } })

/** The session changes under this page; it stays until it leaves by itself. */
export const shouldRevalidate = () => false

/** Where staff log in as a customer; then on to the start page, loaded anew as that customer (ROUTE-16, ACT-02..04). */
export const Component = () => {
  const { token = "" } = useParams()
  const actAsCustomer = useService(ActAsCustomer)
  const [failed, setFailed] = useState(false)
  const checked = useRef<string | null>(null)
  const check = async () => {
    setFailed(false)
    const outcome = await actAsCustomer({ token })
    if (outcome._tag === "Success") location.replace("/")
    else setFailed(true)
  }
  useEffect(() => {
    // A token is exchanged once, however often React runs this.
    if (checked.current === token) return
    checked.current = token
    void check()
  })
  return (
    <div className={styles.page}>
      {failed ? (
        <>
          <ErrorState heading="h1" title={text.actingFailed} onRetry={() => void check()} />
          <Button look="link" href="/">{toStart}</Button>
        </>
      ) : (
        <div className={styles.checking} role="status">
          <h1 tabIndex={-1}>{text.actingTitle}</h1>
          <p><Spinner silent /> {text.actingChecks}</p>
        </div>
      )}
    </div>
  )
}
