import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation } from "react-router-dom"
import { type Layer, PanelEntryId, PanelId } from "#web/container/panel.ts"
import { useService } from "#web/container/react.tsx"
import { usePageUnderWay } from "#web/container/use-page-under-way.ts"
import { keepPanelInHistory, type PanelAnswers, type PanelHistory } from "./panel-history.ts"

/** A question that lies over the panel is what Back takes away first. */
const cancelQuestion = (): boolean => {
  const [, ...over] = document.querySelectorAll("dialog[open]")
  return over.at(-1)?.dispatchEvent(new Event("cancel", { cancelable: true })) !== undefined
}

/** The panel's place in the browser's history, for as long as it is drawn. */
export const usePanelHistory = ({ onBack, mayReopen }: Pick<PanelAnswers, "onBack" | "mayReopen">): void => {
  const panel = useService(PanelId)
  const panelEntry = useService(PanelEntryId)
  const { key } = useLocation()
  const kept = useRef<PanelHistory>(null)
  const answerBack = useEffectEvent(() => {
    if (!cancelQuestion()) onBack()
  })
  const answerForward = useEffectEvent((layers: ReadonlyArray<Layer>) => mayReopen(layers))
  const isUnderWay = useEffectEvent(usePageUnderWay())
  useEffect(() => {
    const history = keepPanelInHistory(panel, panelEntry, {
      onBack: () => answerBack(),
      mayReopen: (layers) => answerForward(layers),
      isUnderWay: () => isUnderWay()
    })
    kept.current = history
    return history.stop
  }, [panel, panelEntry])
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    kept.current?.moved()
  }, [key])
}
