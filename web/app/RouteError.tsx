import { useEffect, useRef, useState } from "react"
import { useRevalidator, useRouteError } from "react-router-dom"
import { waitAfter } from "#core/contract/schedule.ts"
import { OnlineViewId, StopTrying } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import * as text from "#web/text/errors.ts"
import { isPageFailure } from "./page-data.ts"

const reload = () => location.reload()

/** A page that is not there, or cannot be had just now; nothing of the error itself is shown. */
export const RouteError = () => {
  const error = useRouteError() as { readonly status?: number; readonly data?: unknown } | null
  const revalidator = useRevalidator()
  const { revalidate, state } = revalidator
  const [failedTries, setFailedTries] = useState(1)
  const online = useStateView(OnlineViewId, (view) => view)
  // As the server passes it on: an error of its own is a bare 500.
  const broken = error instanceof Error || error?.status === 500
  const wasOffline = useRef(false)
  const missing = error?.status === 404 || (isPageFailure(error?.data) && error.data.reason === "not-found")
  // Tries go on behind the message; success replaces it, leaving ends them (NET-12).
  useEffect(() => {
    const wait = missing || broken || !online || state !== "idle" ? null : waitAfter(failedTries)
    if (wait === null) return
    const timer = setTimeout(() => {
      setFailedTries((tries) => tries + 1)
      void revalidate()
    }, wait)
    return () => clearTimeout(timer)
  }, [missing, broken, online, state, failedTries, revalidate])
  const stopTrying = useService(StopTrying)
  useEffect(() => () => void stopTrying(), [stopTrying])
  useEffect(() => {
    if (wasOffline.current && online) void revalidate()
    wasOffline.current = !online
  }, [online, revalidate])
  return (
    <PageFrame narrow>
      {missing ? (
        <EmptyState icon="search" heading="h1" title={`${text.notFoundCode} ${text.notFound}`} action={<Button href="/">{text.toStart}</Button>}>
          <p>{text.notFoundAdvice}</p>
        </EmptyState>
      ) : (
        <ErrorState heading="h1" title={broken ? text.render : text.title} retrying={state === "loading"} onRetry={broken ? reload : () => void revalidate()}>
          <p>{online ? text.pageFailed : text.offline}</p>
        </ErrorState>
      )}
    </PageFrame>
  )
}
