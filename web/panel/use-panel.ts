import { assortmentState } from "#core/assortment/assortment-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation } from "react-router-dom"
import { useFullPanel } from "./panel.ts"
import { useStateView } from "#web/container/react.tsx"
import { useIsNavigating } from "#web/container/use-is-navigating.ts"
import { cancelTopDialog, isDialogOverDialog } from "#web/kit/overlays/open-dialogs.ts"
import { browserHistory } from "./browser-history.ts"
import type { PanelEvent } from "./machine.ts"
import { type RunningPanel, runPanel } from "./run-panel.ts"

/** The breakpoint of SearchBox.module.css. */
const searchFillsScreenQuery = "(max-width: 767px)"

/** Runs the panel's machine while the component is mounted; returns a function that sends events to the machine. */
export const usePanel = (): ((event: PanelEvent) => void) => {
  const panel = useFullPanel()
  const assortment = useStateView(assortmentState)
  const session = useStateView(sessionState)
  const isNavigating = useEffectEvent(useIsNavigating())
  const running = useRef<RunningPanel>(null)
  useEffect(() => {
    const runningPanel = runPanel(panel, browserHistory, {
      environment: () => ({
        selection: assortment.current().selection,
        isVisitor: session.current().status === "visitor",
        navigating: isNavigating(),
        searchFillsScreen: matchMedia(searchFillsScreenQuery).matches,
        hasDialogOnTop: isDialogOverDialog()
      }),
      cancelDialog: cancelTopDialog
    })
    running.current = runningPanel
    return runningPanel.stop
  }, [panel, assortment, session])
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    running.current?.send({ type: "navigated" })
  }, [key])
  return (event) => running.current?.send(event)
}
