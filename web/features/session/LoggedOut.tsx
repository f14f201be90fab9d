import { useCallback, useEffect, useState } from "react"
import { distinctUntilChanged, map, pairwise } from "rxjs"
import { SessionViewId } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Toast } from "#web/kit/Toast.tsx"
import { loggedOut } from "#web/text/login.ts"

/** ms */
const stays = 6_000

/** Says that the log-out has been done, wherever it was asked for; of a session that was lost the next page tells. */
export const LoggedOut = () => {
  const session = useService(SessionViewId)
  const [done, setDone] = useState(false)
  useEffect(() => {
    const subscription = session.changes$.pipe(map(({ status }) => status), distinctUntilChanged(), pairwise()).subscribe(([, status]) => setDone(status === "visitor" && !session.current().lost))
    return () => subscription.unsubscribe()
  }, [session])
  const close = useCallback(() => setDone(false), [])
  return done ? <Toast kind="success" title={loggedOut} stays={stays} onClose={close} /> : null
}
