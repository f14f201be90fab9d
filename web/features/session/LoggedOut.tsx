import { sessionState } from "#core/session/session-state.ts"
import { useCallback, useEffect, useState } from "react"
import { distinctUntilChanged, map, skip } from "rxjs"
import { useStateView } from "#web/container/react.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { close as closeLabel } from "#web/text/common.ts"
import { loggedOut } from "#web/text/login.ts"

/** How long the confirmation is shown, in ms. */
const durationMs = 6_000

export interface LoggedOutProps {
  /** Whether the page was opened by a customer, who may have logged out before this component is mounted. */
  readonly wasCustomer?: boolean | undefined
}

/** Confirms a log-out, unless the API has ended the session; the next page then reports that. */
export const LoggedOut = ({ wasCustomer = false }: LoggedOutProps) => {
  const session = useStateView(sessionState)
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    const subscription = session.changes$
      .pipe(
        map(({ status }) => status),
        distinctUntilChanged(),
        // A visitor of a page that a customer opened has logged out.
        skip(wasCustomer ? 0 : 1)
      )
      .subscribe((status) => setIsVisible(status === "visitor" && !session.current().ended))
    return () => subscription.unsubscribe()
  }, [session, wasCustomer])
  const close = useCallback(() => setIsVisible(false), [])
  return isVisible ? (
    <Toast kind="success" title={loggedOut} durationMs={durationMs} closeLabel={closeLabel} onClose={close} />
  ) : null
}
