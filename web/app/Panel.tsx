import { Suspense, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { isHalfWay, openPicker, type Picker, resumeWish, stepBack } from "#core/delivery/picker.ts"
import { AssortmentViewId, SessionViewId } from "#web/container/ids.ts"
import { closedPanel, openTab, PanelId, type PanelTab } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { AbandonQuestion } from "#web/features/account/AbandonQuestion.tsx"
import { LeavingGuard } from "#web/features/account/LeavingGuard.tsx"
import type { RegisterStep } from "#web/features/account/RegisterSteps.tsx"
import { referrerOf } from "#web/features/account/referrer.ts"
import type { LogInStep } from "#web/features/session/LogInSteps.tsx"
import { CloseQuestion } from "#web/kit/CloseQuestion.tsx"
import { SidePanel } from "#web/kit/SidePanel.tsx"
import { Spinner } from "#web/kit/Spinner.tsx"
import * as cart from "#web/text/cart.ts"
import * as delivery from "#web/text/delivery.ts"
import * as login from "#web/text/login.ts"
import * as password from "#web/text/password.ts"
import * as register from "#web/text/register.ts"
import * as shell from "#web/text/shell.ts"
import * as store from "#web/text/store.ts"
import { lazily } from "#web/container/lazily.ts"
import { isForgotten, openForgotten, previousTab } from "./panel-address.ts"
import { usePanelHistory } from "./use-panel-history.ts"
import { usePanelLinks } from "./use-panel-links.ts"
import { useWindowTitle } from "./use-window-title.ts"

const CartTab = lazily(() => import("#web/features/cart/CartTab.tsx").then((module) => module.CartTab))
const CartTabFooter = lazily(() => import("#web/features/cart/CartTab.tsx").then((module) => module.CartTabFooter))
const LogInSteps = lazily(() => import("#web/features/session/LogInSteps.tsx").then((module) => module.LogInSteps))
const RegisterSteps = lazily(() => import("#web/features/account/RegisterSteps.tsx").then((module) => module.RegisterSteps))
const DeliveryTab = lazily(() => import("./DeliveryTab.tsx").then((module) => module.DeliveryTab))
const Menu = lazily(() => import("#web/features/navigation/Menu.tsx").then((module) => module.Menu))

const titles = { cart: cart.title, login: login.title, register: shell.createAccount, menu: shell.menu } as const
const pickerTitles = { method: delivery.methodTitle, postalCode: delivery.postalCodeTitle, store: store.title, time: delivery.timeTitle, done: delivery.done } as const

const flyoutTitles = { register: register.title, login: password.forgotTitle } as const

/** The panel from the right with its tabs; what a tab shows is loaded when it is first opened (PANEL rows). */
export const Panel = () => {
  const panel = useService(PanelId)
  const view = useStateView(PanelId, (whole) => whole)
  const assortment = useService(AssortmentViewId)
  const visitor = useStateView(SessionViewId, ({ status }) => status === "visitor")
  const navigate = useNavigate()
  const { history, address } = view
  const top = history.at(-1)
  const tab = top === "search" ? undefined : top
  const [plainStep, setStep] = useState<0 | 1>(0)
  const step: LogInStep = isForgotten(view) ? 2 : plainStep
  const [registerStep, setRegisterStep] = useState<RegisterStep>(0)
  const [leaving, setLeaving] = useState(false)
  /** What was typed goes with the panel, also when it opens again before it has slid away. */
  const [opening, setOpening] = useState(0)
  const choice = useStateView(AssortmentViewId, (assortment) => assortment.choice)
  /** Null until something is done in it: it begins where the choice of the moment leads. */
  const [begun, setBegun] = useState<Picker | null>(null)
  const picker = begun ?? openPicker(choice)
  const picking = tab === "storeSelector"
  const registering = tab === "register" && (registerStep === 1 || registerStep === 2)

  // Closed by whoever: nothing of it is left for the next time.
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen !== (tab !== undefined)) {
    setWasOpen(tab !== undefined)
    if (wasOpen) {
      setStep(0)
      setRegisterStep(0)
      setBegun(null)
      setLeaving(false)
      setOpening((before) => before + 1)
    }
  }

  const logIn = () => {
    setStep(0)
    setRegisterStep(0)
    panel.update((before) => openTab(before, "login"))
  }
  const closeTab = () => {
    setBegun(null)
    panel.update(previousTab)
  }
  const toLogInStep = (next: LogInStep) => {
    if (next !== 2) setStep(next)
    panel.update(next === 2 ? openForgotten : (before) => openTab(before, "login"))
  }
  const backInTab = tab === "login" && step > 0 ? () => toLogInStep(step === 2 ? 1 : 0)
    : registering ? () => setRegisterStep(registerStep === 2 ? 1 : 0)
    : picking && picker.previous !== null ? () => setBegun(stepBack(picker))
    : undefined
  const back = backInTab ?? (history.length > 1 && registerStep < 3 ? closeTab : undefined)
  // The browser's Back undoes what was done in here; a picker that nothing was done in is left by it, wherever it began.
  const undo = picking && begun === null ? (history.length > 1 ? closeTab : undefined) : back
  const menuBack = useRef<(() => void) | null>(null)
  const close = useClosePanel()
  usePanelHistory({
    onBack: () => (menuBack.current ?? undo ?? (() => panel.set(closedPanel)))(),
    mayReopen: (layers) => {
      const last = layers.at(-1)
      return last === "search" || last === "menu" || last === "storeSelector" || visitor === (last !== "cart")
    }
  })
  usePanelLinks(close)
  const askToClose = () => (registering || (picking && isHalfWay(picker, choice)) ? setLeaving(true) : close())

  const title = tab === undefined ? "" : tab === "storeSelector" ? pickerTitles[picker.step] : tab === "login" && step === 2 ? login.resetTitle : titles[tab]
  useWindowTitle(address !== null && (tab === "register" || tab === "login") ? shell.pageTitle(flyoutTitles[tab]) : null)
  // What is sliding away may still be answered: only what shows is listened to.
  const shows = (wanted: PanelTab) => panel.current().history.at(-1) === wanted
  const toRegisterStep = (next: RegisterStep) => {
    if (shows("register")) setRegisterStep(next)
  }
  const toPicker = (change: (picker: Picker) => Picker) => {
    if (shows("storeSelector")) setBegun((before) => change(before ?? picker))
  }
  const afterLogIn = (from: PanelTab) => (mustChooseStore: boolean) => {
    if (!shows(from)) return
    const { choice: chosen } = assortment.current()
    if (mustChooseStore) return close(() => panel.update((before) => openTab(before, "storeSelector")))
    if (begun === null || begun.wanted === null || chosen === null) return close()
    setBegun(resumeWish(begun, chosen))
    panel.set(openTab(closedPanel, "storeSelector"))
  }
  const forgot = () => {
    setRegisterStep(0)
    panel.update(openForgotten)
  }
  const loggedOut = () => close(() => void navigate("/"))
  return (
    <>
      <SidePanel open={tab !== undefined} onClose={askToClose} title={title} onBack={back} footer={tab === "cart" ? <Suspense fallback={null}><CartTabFooter /></Suspense> : undefined}>
        <Suspense fallback={<Spinner />}>
          {tab === "cart" && <CartTab />}
          {tab === "login" && <LogInSteps key={opening} step={step} onStep={toLogInStep} onDone={afterLogIn("login")} />}
          {tab === "register" && (
            <RegisterSteps key={opening} step={registerStep} onStep={toRegisterStep} onForgot={forgot} onLogIn={logIn} onDone={afterLogIn("register")} referrer={referrerOf(address ?? "")} />
          )}
          {picking && <DeliveryTab key={opening} picker={picker} onPicker={toPicker} onDone={closeTab} onLogIn={logIn} />}
          {tab === "menu" && <Menu visitor={visitor} wayBack={menuBack} onLogIn={logIn} onLoggedOut={loggedOut} />}
        </Suspense>
        {registering && <LeavingGuard />}
        {leaving && registering && <AbandonQuestion onStay={() => setLeaving(false)} onLeave={() => close()} />}
      </SidePanel>
      <CloseQuestion open={leaving && picking} onStay={() => setLeaving(false)} onClose={() => close()} />
    </>
  )
}
