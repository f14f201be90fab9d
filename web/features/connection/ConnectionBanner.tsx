import { useEffect, useState } from "react"
import type { ConnectionProblem } from "#core/connection/model.ts"
import { problemOf } from "#core/connection/rules.ts"
import { ConnectionViewId, OnlineViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { Banner } from "#web/kit/Banner.tsx"
import { Button } from "#web/kit/Button.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import * as text from "#web/text/connection.ts"

const words: Readonly<Record<ConnectionProblem, string>> = {
  offline: text.connectionOffline,
  givenUp: text.connectionFailed,
  unreachable: text.connectionUnreachable,
  slow: text.connectionSlow
}

/** Loading such a page anew would throw away what is typed. */
const holdsForm = (): boolean => document.querySelector("form[method=post]") !== null

/** Says that requests do not get through, and goes by itself when they do (NET-19..25); it can be put away until it has something else to say. */
export const ConnectionBanner = () => {
  const online = useStateView(OnlineViewId, (view) => view)
  const problem = useStateView(ConnectionViewId, (view) => problemOf(view, online))
  const [putAway, setPutAway] = useState<ConnectionProblem | null>(null)
  useEffect(() => {
    if (problem === null) setPutAway(null)
  }, [problem])
  const open = problem !== null && problem !== putAway
  const message = problem === null ? "" : words[problem]
  return (
    <>
      <LiveRegion message={problem === null ? "" : `${text.connectionTitle}. ${message}`} />
      <Banner
        open={open}
        title={text.connectionTitle}
        onClose={() => setPutAway(problem)}
        action={problem === "givenUp" && !holdsForm() ? <Button look="quiet" onClick={() => location.reload()}>{text.reload}</Button> : undefined}
      >
        <p>{message}</p>
      </Banner>
    </>
  )
}
