import { connectionState } from "#core/connection/connection-state.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { useEffect, useState } from "react"
import type { ConnectionProblem } from "#core/connection/model.ts"
import { problemOf } from "#core/connection/rules.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Banner } from "#web/kit/feedback/Banner.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { close } from "#web/text/common.ts"
import * as text from "#web/text/connection.ts"

const messages: Readonly<Record<ConnectionProblem, string>> = {
  offline: text.connectionOffline,
  givenUp: text.connectionFailed,
  unreachable: text.connectionUnreachable,
  slow: text.connectionSlow
}

/** Whether the page has a form, whose input a reload could discard. Read from the document, because pages, panel and dialogs all render forms. */
const hasForm = (): boolean => document.querySelector("form[method=post]") !== null

/** Shown while the browser is offline or requests are slow or fail (NET-19..25). Once dismissed, it stays hidden until the problem changes, or ends and recurs. */
export const ConnectionBanner = () => {
  const isOnline = useStatePart(onlineState, (view) => view)
  const problem = useStatePart(connectionState, (view) => problemOf(view, isOnline))
  const [dismissedProblem, setDismissedProblem] = useState<ConnectionProblem | null>(null)
  useEffect(() => {
    if (problem === null) setDismissedProblem(null)
  }, [problem])
  const isOpen = problem !== null && problem !== dismissedProblem
  const message = problem === null ? "" : messages[problem]
  return (
    <>
      <LiveRegion message={problem === null ? "" : `${text.connectionTitle}. ${message}`} />
      <Banner
        open={isOpen}
        title={text.connectionTitle}
        closeLabel={close}
        onClose={() => setDismissedProblem(problem)}
        action={
          problem === "givenUp" && !hasForm() ? (
            <Button variant="quiet" onClick={() => location.reload()}>
              {text.reload}
            </Button>
          ) : undefined
        }
      >
        <p>{message}</p>
      </Banner>
    </>
  )
}
