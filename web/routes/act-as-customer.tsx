import { useEffect, useRef, useState } from "react"
import { useParams } from "react-router-dom"
import type { PageData } from "./page-data.ts"
import { useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { Spinner } from "#web/kit/controls/Spinner.tsx"
import { toStart } from "#web/text/errors.ts"
import * as text from "#web/text/login.ts"
import { pageTitle } from "#web/text/shell.ts"
import styles from "./login.module.css"
import * as paths from "#web/paths.ts"

export const loader = (): PageData => ({ meta: { title: pageTitle(text.actingTitle), noIndex: true, canonical: "/" } })

/** Prevents the session change from revalidating this page. */
export const shouldRevalidate = () => false

/** Logs staff in as a customer, then loads the start page as that customer (ROUTE-16, ACT-02..04). */
export const Component = () => {
  const { token = "" } = useParams()
  const actAsCustomer = useCase("actAsCustomer")
  const [hasFailed, setHasFailed] = useState(false)
  const exchangedToken = useRef<string | null>(null)
  const exchangeToken = async () => {
    setHasFailed(false)
    const outcome = await actAsCustomer({ token })
    if (outcome._tag === "Success") location.replace(paths.start)
    else setHasFailed(true)
  }
  useEffect(() => {
    // The effect exchanges the token only once, even if React runs it again.
    if (exchangedToken.current === token) return
    exchangedToken.current = token
    void exchangeToken()
  })
  return (
    <div className={styles.page}>
      {hasFailed ? (
        <>
          <ErrorWithRetry heading="h1" title={text.actingFailed} onRetry={() => void exchangeToken()} />
          <Button variant="link" href={paths.start}>
            {toStart}
          </Button>
        </>
      ) : (
        <div className={styles.checking} role="status">
          <h1 tabIndex={-1}>{text.actingTitle}</h1>
          <p>
            <Spinner /> {text.actingChecks}
          </p>
        </div>
      )}
    </div>
  )
}
