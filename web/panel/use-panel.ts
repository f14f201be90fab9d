import { assortmentState } from "#core/assortment/assortment-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation } from "react-router-dom"
import { FullPanelId } from "./panel.ts"
import { useService, useView } from "#web/container/react.tsx"
import { useIsNavigating } from "#web/container/use-is-navigating.ts"
import { cancelTopDialog, isDialogOverDialog } from "#web/kit/overlays/open-dialogs.ts"
import { browserHistory } from "./browser-history.ts"
import type { PanelEvent } from "./machine.ts"
import { type RunningPanel, runPanel } from "./run-panel.ts"

/** The breakpoint in SearchBox.module.css. */
const sheet = "(max-width: 767px)"

/** Runs the panel's machine for as long as the component is rendered; returns a function that sends it events. */
export const usePanel = (): ((event: PanelEvent) => void) => {
  const panel = useService(FullPanelId)
  const assortment = useView(assortmentState)
  const session = useView(sessionState)
  const isNavigating = useEffectEvent(useIsNavigating())
  const running = useRef<RunningPanel>(null)
  useEffect(() => {
    const started = runPanel(panel, browserHistory, {
      environment: () => ({
        selection: assortment.current().selection,
        visitor: session.current().status === "visitor",
        navigating: isNavigating(),
        searchFillsScreen: matchMedia(sheet).matches,
        dialogOnTop: isDialogOverDialog()
      }),
      cancelDialog: cancelTopDialog
    })
    running.current = started
    return started.stop
  }, [panel, assortment, session])
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    running.current?.send({ type: "moved" })
  }, [key])
  return (event) => running.current?.send(event)
}
