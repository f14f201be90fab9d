import { type ReactNode, Suspense, useEffect, useState } from "react"
import { SessionViewId, ShellViewId } from "#web/container/ids.ts"
import { PanelId } from "#web/container/panel.ts"
import { useStateView } from "#web/container/react.tsx"
import { onFirstSign } from "./first-sign.ts"

/**
 * What only lives in the browser, with code of its own: drawn at the first sign of use; as soon as the page is alive where it may have to
 * speak by itself, for a customer's cart, for a panel that is open, for what is still missing on the page.
 */
export const AfterHydration = ({ children }: { readonly children: ReactNode }) => {
  const [alive, setAlive] = useState(false)
  const [used, setUsed] = useState(false)
  const customer = useStateView(SessionViewId, ({ status }) => status === "customer")
  const open = useStateView(PanelId, ({ history }) => history.length > 0)
  const complete = useStateView(ShellViewId, (shell) => shell.complete)
  useEffect(() => setAlive(true), [])
  useEffect(() => onFirstSign(() => setUsed(true)), [])
  return alive && (used || customer || open || !complete) ? <Suspense fallback={null}>{children}</Suspense> : null
}
