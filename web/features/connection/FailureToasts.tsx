import { useCallback } from "react"
import type { Failure } from "#core/connection/model.ts"
import { ConnectionViewId, DismissFailure, SessionViewId } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Toast } from "#web/kit/Toast.tsx"
import * as text from "#web/text/connection.ts"

/** ms (TOAST-04) */
const stays = 20_000

/** What failed, technically: it stands last and small (TOAST-11..14). */
const detailsOf = ({ paths, status, code, message, requestId }: Failure): ReadonlyArray<string> => [
  ...new Set([
    message,
    ...paths,
    status === null ? text.unsent : text.status(status),
    code,
    requestId === null ? "" : text.requestId(requestId)
  ])
].filter((line) => line !== "")

const FailureToast = ({ failure }: { readonly failure: Failure }) => {
  const dismiss = useService(DismissFailure)
  // The same function from one drawing to the next, or its time would start anew with every other toast.
  const close = useCallback(() => void dismiss(failure.id), [dismiss, failure.id])
  return (
    <Toast title={text.toastTitle(failure.service)} details={detailsOf(failure)} stays={stays} onClose={close}>
      <p>{failure.status === 401 ? text.logInAgain : text.advice(failure.service)}</p>
    </Toast>
  )
}

/** Requests that failed for good, the newest last; a page that is about to be loaded anew says nothing (TOAST-01..14, TOAST-23). */
export const FailureToasts = () => {
  const failures = useStateView(ConnectionViewId, (view) => view.failures)
  const leaving = useStateView(SessionViewId, ({ lost }) => lost)
  const shown = leaving ? [] : failures
  return shown.map((failure) => <FailureToast key={failure.id} failure={failure} />)
}
