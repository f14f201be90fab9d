import { assortmentState } from "#core/assortment/assortment-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { Suspense, useDeferredValue } from "react"
import { closedPanel, type PanelState, useFullPanel } from "./panel.ts"
import { usePart, useStatePart } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { AbandonDialog } from "#web/features/account/AbandonDialog.tsx"
import { LeavingGuard } from "#web/features/account/LeavingGuard.tsx"
import { Spinner } from "#web/kit/controls/Spinner.tsx"
import { ConfirmDialog } from "#web/kit/overlays/ConfirmDialog.tsx"
import { SidePanel } from "#web/kit/overlays/SidePanel.tsx"
import * as common from "#web/text/common.ts"
import { hasUnfinishedStep, isUnfinished, pickerOf, stateOneStepBack, topPanelLayer } from "./layers.ts"
import { layerViewOf, windowTitleOf } from "./layer-views.tsx"
import { usePanel } from "./use-panel.ts"
import { usePanelLinks } from "./use-panel-links.ts"
import { useWindowTitle } from "./use-window-title.ts"

/**
 * The state to show. An opening panel is rendered only after the next paint, so that the browser can respond to the tap before; other changes
 * are shown immediately.
 */
const usePanelState = (): PanelState => {
  const latest = usePart(useFullPanel(), (panel) => panel)
  const deferred = useDeferredValue(latest, closedPanel)
  return topPanelLayer(deferred) === undefined ? deferred : latest
}

/** The panel at the right edge, which shows the top layer; the code of a layer is loaded when the layer is first opened. */
export const Panel = () => {
  const state = usePanelState()
  const selection = useStatePart(assortmentState, (view) => view.selection)
  const isVisitor = useStatePart(sessionState, ({ status }) => status === "visitor")
  const close = useClosePanel()
  const send = usePanel()
  usePanelLinks(send, close)
  useWindowTitle(windowTitleOf(state))
  const top = topPanelLayer(state)
  const view = top && layerViewOf(top.name)
  const picker = pickerOf(state, selection)
  const confirmingClose = state.confirmingClose && isUnfinished(state, selection)
  const isRegistrationUnfinished = hasUnfinishedStep(state)
  const abandonHandlers = { onStay: () => send({ type: "cancelClose" }), onLeave: () => close() }
  return (
    <>
      <SidePanel
        open={top !== undefined}
        onClose={() => send({ type: "requestClose" })}
        title={view ? view.title(top, picker) : ""}
        frame={top && view?.frame?.(top)}
        closeLabel={common.close}
        backLabel={common.back}
        onBack={stateOneStepBack(state, selection) === null ? undefined : () => send({ type: "back" })}
        footer={
          view?.Footer ? (
            <Suspense fallback={null}>
              <view.Footer />
            </Suspense>
          ) : undefined
        }
      >
        {view && (
          // The key is the boundary's, because React waits for the code of a layer, without a spinner, when it renders it in the background in a boundary that is already shown.
          <Suspense
            key={`${top.name} ${top.name === "flyout" ? top.url : state.clearCount}`}
            fallback={<Spinner label={common.loading} />}
          >
            <view.Content layer={top} picker={picker} isVisitor={isVisitor} send={send} close={close} />
          </Suspense>
        )}
        {isRegistrationUnfinished && <LeavingGuard />}
        {confirmingClose && isRegistrationUnfinished && <AbandonDialog {...abandonHandlers} />}
      </SidePanel>
      <ConfirmDialog
        open={confirmingClose && !isRegistrationUnfinished}
        title={common.areYouSure}
        confirmLabel={common.closeWithoutSaving}
        cancelLabel={common.back}
        onConfirm={abandonHandlers.onLeave}
        onCancel={abandonHandlers.onStay}
      >
        <p>{common.startOver}</p>
      </ConfirmDialog>
    </>
  )
}
