import { Suspense, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { SessionViewId } from "#web/container/ids.ts"
import { closedPanel, openTab, PanelId, type PanelTab, previousTab } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { AbandonQuestion } from "#web/features/account/AbandonQuestion.tsx"
import { LeavingGuard } from "#web/features/account/LeavingGuard.tsx"
import type { RegisterStep } from "#web/features/account/RegisterSteps.tsx"
import { SidePanel } from "#web/kit/SidePanel.tsx"
import { Spinner } from "#web/kit/Spinner.tsx"
import * as cart from "#web/text/cart.ts"
import * as delivery from "#web/text/delivery.ts"
import * as login from "#web/text/login.ts"
import * as shell from "#web/text/shell.ts"
import { lazily } from "./lazily.ts"

const CartTab = lazily(() => import("./CartTab.tsx").then((module) => module.CartTab))
const CartTabFooter = lazily(() => import("./CartTab.tsx").then((module) => module.CartTabFooter))
const LogInSteps = lazily(() => import("#web/features/session/LogInSteps.tsx").then((module) => module.LogInSteps))
const RegisterSteps = lazily(() => import("#web/features/account/RegisterSteps.tsx").then((module) => module.RegisterSteps))
const StoreChooser = lazily(() => import("#web/features/assortment/StoreChooser.tsx").then((module) => module.StoreChooser))
const Menu = lazily(() => import("#web/features/navigation/Menu.tsx").then((module) => module.Menu))

const titles = { cart: cart.title, login: login.title, register: shell.createAccount, menu: shell.menu, storeSelector: delivery.methodTitle } as const

/** The panel from the right with its tabs; what a tab shows is loaded when it is first opened (PANEL rows). */
export const Panel = () => {
  const panel = useService(PanelId)
  const history = useStateView(PanelId, (view) => view.history)
  const visitor = useStateView(SessionViewId, ({ status }) => status === "visitor")
  const location = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const [registerStep, setRegisterStep] = useState<RegisterStep>(0)
  const [leaving, setLeaving] = useState(false)
  /** What was typed goes with the panel, also when it opens again before it has slid away. */
  const [opening, setOpening] = useState(0)
  const tab = history.at(-1)
  const close = () => {
    panel.set(closedPanel)
    setStep(0)
    setRegisterStep(0)
    setLeaving(false)
    setOpening((before) => before + 1)
  }
  const registering = tab === "register" && (registerStep === 1 || registerStep === 2)
  const askToClose = () => (registering ? setLeaving(true) : close())
  const seenPath = useRef(location.pathname)
  useEffect(() => {
    if (seenPath.current === location.pathname) return
    seenPath.current = location.pathname
    panel.set(closedPanel)
    setStep(0)
    setRegisterStep(0)
  }, [panel, location.pathname])

  const back = tab === "login" && step > 0 ? () => setStep(step === 2 ? 1 : 0) : registering ? () => setRegisterStep(registerStep === 2 ? 1 : 0) : history.length > 1 ? () => panel.update(previousTab) : undefined
  // What is sliding away may still be answered: only what shows is listened to.
  const shows = (wanted: PanelTab) => panel.current().history.at(-1) === wanted
  const toRegisterStep = (next: RegisterStep) => {
    if (shows("register")) setRegisterStep(next)
  }
  const afterLogIn = (from: PanelTab) => (mustChooseStore: boolean) => {
    if (!shows(from)) return
    close()
    if (mustChooseStore) panel.update((view) => openTab(view, "storeSelector"))
  }
  const logIn = () => {
    setRegisterStep(0)
    panel.update((view) => openTab(view, "login"))
  }
  const forgot = () => {
    logIn()
    setStep(2)
  }
  const afterChoice = () => panel.update(previousTab)
  return (
    <SidePanel open={tab !== undefined} onClose={askToClose} title={tab === undefined ? "" : tab === "login" && step === 2 ? login.resetTitle : titles[tab]} onBack={back} footer={tab === "cart" ? <Suspense fallback={null}><CartTabFooter /></Suspense> : undefined}>
      <Suspense fallback={<Spinner />}>
        {tab === "cart" && <CartTab />}
        {tab === "login" && <LogInSteps key={opening} step={step} onStep={setStep} onDone={afterLogIn("login")} onRegister={() => panel.update((view) => openTab(view, "register"))} />}
        {tab === "register" && <RegisterSteps key={opening} step={registerStep} onStep={toRegisterStep} onForgot={forgot} onLogIn={logIn} onDone={afterLogIn("register")} />}
        {tab === "storeSelector" && <StoreChooser onDone={afterChoice} />}
        {tab === "menu" && <Menu visitor={visitor} onLogIn={() => panel.update((view) => openTab(view, "login"))} onNavigate={close} onLoggedOut={() => { close(); void navigate("/") }} />}
      </Suspense>
      {registering && <LeavingGuard />}
      {leaving && <AbandonQuestion onStay={() => setLeaving(false)} onLeave={close} />}
    </SidePanel>
  )
}
