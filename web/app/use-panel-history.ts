import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation } from "react-router-dom"
import { closedPanel, openTab, PanelEntryId, PanelId, type PanelTab } from "#web/container/panel.ts"
import { useService } from "#web/container/react.tsx"
import { keepPanelInHistory, type PanelAnswers, type PanelHistory } from "./panel-history.ts"

/** A question that lies over the panel is what Back takes away first. */
const cancelQuestion = (): boolean => {
  const [, ...over] = document.querySelectorAll("dialog[open]")
  return over.at(-1)?.dispatchEvent(new Event("cancel", { cancelable: true })) !== undefined
}

/** The panel's place in the browser's history, for as long as it is drawn. */
export const usePanelHistory = ({ onBack, mayReopen }: PanelAnswers) => {
  const panel = useService(PanelId)
  const panelEntry = useService(PanelEntryId)
  const { key } = useLocation()
  const kept = useRef<PanelHistory>(null)
  const answerBack = useEffectEvent(() => {
    if (!cancelQuestion()) onBack()
  })
  const answerForward = useEffectEvent((tabs: ReadonlyArray<PanelTab>) => mayReopen(tabs))
  useEffect(() => {
    const history = keepPanelInHistory(panel, panelEntry, { onBack: () => answerBack(), mayReopen: (tabs) => answerForward(tabs) })
    kept.current = history
    return history.stop
  }, [panel, panelEntry])
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    kept.current?.moved()
  }, [key])
  return {
    close: (then?: () => void) => (kept.current === null ? panel.set(closedPanel) : kept.current.close(then)),
    open: (tab: PanelTab) => panel.update((view) => openTab(view, tab))
  }
}
