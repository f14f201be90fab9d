import { assortmentState } from "#core/assortment/assortment-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { Suspense } from "react"
import { useNavigate } from "react-router-dom"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { FullPanelId } from "./panel.ts"
import { useStateView } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { AbandonQuestion } from "#web/features/account/AbandonQuestion.tsx"
import { LeavingGuard } from "#web/features/account/LeavingGuard.tsx"
import { referrerOf } from "#web/features/account/referrer.ts"
import { Spinner } from "#web/kit/controls/Spinner.tsx"
import { ConfirmDialog } from "#web/kit/overlays/ConfirmDialog.tsx"
import { SidePanel } from "#web/kit/overlays/SidePanel.tsx"
import * as common from "#web/text/common.ts"
import { back, isRegistering, isUnfinished, pickerOf, panelLayerOf, topOf } from "./layers.ts"
import { titleOf, windowTitleOf } from "./titles.ts"
import { usePanel } from "./use-panel.ts"
import { usePanelLinks } from "./use-panel-links.ts"
import { useWindowTitle } from "./use-window-title.ts"

const CartTab = lazyComponent(() => import("#web/features/cart/CartTab.tsx").then((module) => module.CartTab))
const CartTabFooter = lazyComponent(() =>
  import("#web/features/cart/CartTab.tsx").then((module) => module.CartTabFooter)
)
const LogInSteps = lazyComponent(() =>
  import("#web/features/session/LogInSteps.tsx").then((module) => module.LogInSteps)
)
const RegisterSteps = lazyComponent(() =>
  import("#web/features/account/RegisterSteps.tsx").then((module) => module.RegisterSteps)
)
const DeliveryTab = lazyComponent(() => import("./DeliveryTab.tsx").then((module) => module.DeliveryTab))
const Menu = lazyComponent(() => import("#web/features/navigation/Menu.tsx").then((module) => module.Menu))

/** The panel at the right edge with its tabs; a tab's content is loaded when it is first opened (PANEL requirements). */
export const Panel = () => {
  const state = useStateView(FullPanelId, (panel) => panel)
  const selection = useStateView(assortmentState, (view) => view.selection)
  const visitor = useStateView(sessionState, ({ status }) => status === "visitor")
  const navigate = useNavigate()
  const close = useClosePanel()
  const send = usePanel()
  usePanelLinks(send, close)
  useWindowTitle(windowTitleOf(state))
  const tab = panelLayerOf(state)
  const top = topOf(state)
  const picker = pickerOf(state, selection)
  const confirmingClose = state.confirmingClose && isUnfinished(state, selection)
  const registering = isRegistering(state)
  const abandonDialog = { onStay: () => send({ type: "cancelClose" }), onLeave: () => close() }
  return (
    <>
      <SidePanel
        open={tab !== undefined}
        onClose={() => send({ type: "requestClose" })}
        title={titleOf(state, picker)}
        closeLabel={common.close}
        backLabel={common.back}
        onBack={back(state, selection) === null ? undefined : () => send({ type: "back" })}
        footer={
          tab === "cart" ? (
            <Suspense fallback={null}>
              <CartTabFooter />
            </Suspense>
          ) : undefined
        }
      >
        <Suspense fallback={<Spinner label={common.loading} />}>
          {top?.name === "cart" && <CartTab />}
          {top?.name === "login" && (
            <LogInSteps
              key={state.closeCount}
              step={top.step}
              onStep={(step) => send({ type: "logInStep", step })}
              onDone={(mustChooseStore) => send({ type: "loggedIn", from: "login", mustChooseStore })}
            />
          )}
          {top?.name === "register" && (
            <RegisterSteps
              key={state.closeCount}
              step={top.step}
              onStep={(step) => send({ type: "registerStep", step })}
              onForgot={() => send({ type: "openUrl", url: "/glomt-losenord" })}
              onLogIn={() => send({ type: "open", layer: "login" })}
              onDone={(mustChooseStore) => send({ type: "loggedIn", from: "register", mustChooseStore })}
              referrer={referrerOf(top.url)}
            />
          )}
          {top?.name === "storeSelector" && (
            <DeliveryTab
              key={state.closeCount}
              picker={picker}
              onPicker={(change) => send({ type: "picker", change })}
              onDone={() => send({ type: "finished", layer: "storeSelector" })}
              onLogIn={() => send({ type: "open", layer: "login" })}
            />
          )}
          {top?.name === "menu" && (
            <Menu
              visitor={visitor}
              path={top.path}
              onPath={(path, deeper) => send({ type: "menuPath", path, deeper })}
              onLogIn={() => send({ type: "open", layer: "login" })}
              onLoggedOut={() => close(() => void navigate("/"))}
            />
          )}
        </Suspense>
        {registering && <LeavingGuard />}
        {confirmingClose && registering && <AbandonQuestion {...abandonDialog} />}
      </SidePanel>
      <ConfirmDialog
        open={confirmingClose && !registering}
        title={common.areYouSure}
        confirmLabel={common.closeWithoutSaving}
        cancelLabel={common.back}
        onConfirm={abandonDialog.onLeave}
        onCancel={abandonDialog.onStay}
      >
        <p>{common.startOver}</p>
      </ConfirmDialog>
    </>
  )
}
