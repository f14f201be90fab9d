import { connectionState } from "#core/connection/connection-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useCallback } from "react"
import type { Failure } from "#core/connection/model.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { close as closeLabel } from "#web/text/common.ts"
import * as text from "#web/text/connection.ts"

/** How long a toast is shown, in ms (TOAST-04). */
const durationMs = 20_000

/** The failure's technical details (TOAST-11..14). */
const detailsOf = ({ paths, status, code, message, requestId }: Failure): ReadonlyArray<string> =>
  [
    ...new Set([
      message,
      ...paths,
      status === null ? text.noResponse : text.status(status),
      code,
      requestId === null ? "" : text.requestId(requestId)
    ])
  ].filter((line) => line !== "")

const FailureToast = ({ failure }: { readonly failure: Failure }) => {
  const dismiss = useCase("dismissFailure")
  // A stable function, because a new one would restart the timer whenever another toast appears.
  const close = useCallback(() => void dismiss(failure.id), [dismiss, failure.id])
  return (
    <Toast
      title={text.toastTitle(failure.service)}
      details={detailsOf(failure)}
      durationMs={durationMs}
      closeLabel={closeLabel}
      onClose={close}
    >
      <p>{failure.status === 401 ? text.logInAgain : text.advice(failure.service)}</p>
    </Toast>
  )
}

/** Failed requests, the newest last; none on a page that is about to reload (TOAST-01..14, TOAST-23). */
export const FailureToasts = () => {
  const failures = useStatePart(connectionState, (view) => view.failures)
  const isReloading = useStatePart(sessionState, ({ ended }) => ended)
  const visibleFailures = isReloading ? [] : failures
  return visibleFailures.map((failure) => <FailureToast key={failure.id} failure={failure} />)
}
