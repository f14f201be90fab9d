import { Suspense, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { isHalfWay, openPicker, type Picker, stepBack } from "#core/delivery/picker.ts"
import { AssortmentViewId, SessionViewId } from "#web/container/ids.ts"
import { closedPanel, openTab, PanelId, type PanelTab, previousTab } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { AbandonQuestion } from "#web/features/account/AbandonQuestion.tsx"
import { LeavingGuard } from "#web/features/account/LeavingGuard.tsx"
import type { RegisterStep } from "#web/features/account/RegisterSteps.tsx"
import { CloseQuestion } from "#web/kit/CloseQuestion.tsx"
import { SidePanel } from "#web/kit/SidePanel.tsx"
import { Spinner } from "#web/kit/Spinner.tsx"
import * as cart from "#web/text/cart.ts"
import * as delivery from "#web/text/delivery.ts"
import * as login from "#web/text/login.ts"
import * as shell from "#web/text/shell.ts"
import * as store from "#web/text/store.ts"
import { lazily } from "#web/container/lazily.ts"

const CartTab = lazily(() => import("./CartTab.tsx").then((module) => module.CartTab))
const CartTabFooter = lazily(() => import("./CartTab.tsx").then((module) => module.CartTabFooter))
const LogInSteps = lazily(() => import("#web/features/session/LogInSteps.tsx").then((module) => module.LogInSteps))
const RegisterSteps = lazily(() => import("#web/features/account/RegisterSteps.tsx").then((module) => module.RegisterSteps))
const DeliveryTab = lazily(() => import("./DeliveryTab.tsx").then((module) => module.DeliveryTab))
const Menu = lazily(() => import("#web/features/navigation/Menu.tsx").then((module) => module.Menu))

const titles = { cart: cart.title, login: login.title, register: shell.createAccount, menu: shell.menu } as const
const pickerTitles = { method: delivery.methodTitle, postalCode: delivery.postalCodeTitle, store: store.title, time: delivery.timeTitle, done: delivery.done } as const

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
  const choice = useStateView(AssortmentViewId, (view) => view.choice)
  /** Null until something is done in it: it begins where the choice of the moment leads. */
  const [begun, setBegun] = useState<Picker | null>(null)
  const picker = begun ?? openPicker(choice)
  const picking = tab === "storeSelector"
  const close = () => {
    panel.set(closedPanel)
    setStep(0)
    setRegisterStep(0)
    setBegun(null)
    setLeaving(false)
    setOpening((before) => before + 1)
  }
  const registering = tab === "register" && (registerStep === 1 || registerStep === 2)
  const askToClose = () => (registering || (picking && isHalfWay(picker, choice)) ? setLeaving(true) : close())
  const seenPath = useRef(location.pathname)
  useEffect(() => {
    if (seenPath.current === location.pathname) return
    seenPath.current = location.pathname
    panel.set(closedPanel)
    setStep(0)
    setRegisterStep(0)
    setBegun(null)
    setLeaving(false)
  }, [panel, location.pathname])

  const closeTab = () => {
    setBegun(null)
    panel.update(previousTab)
  }
  const backInTab = tab === "login" && step > 0 ? () => setStep(step === 2 ? 1 : 0)
    : registering ? () => setRegisterStep(registerStep === 2 ? 1 : 0)
    : picking && picker.previous !== null ? () => setBegun(stepBack(picker))
    : undefined
  const back = backInTab ?? (history.length > 1 ? closeTab : undefined)
  const title = tab === undefined ? "" : tab === "storeSelector" ? pickerTitles[picker.step] : tab === "login" && step === 2 ? login.resetTitle : titles[tab]
  // What is sliding away may still be answered: only what shows is listened to.
  const shows = (wanted: PanelTab) => panel.current().history.at(-1) === wanted
  const toRegisterStep = (next: RegisterStep) => {
    if (shows("register")) setRegisterStep(next)
  }
  const toPicker = (change: (picker: Picker) => Picker) => {
    if (shows("storeSelector")) setBegun((view) => change(view ?? picker))
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
  return (
    <>
      <SidePanel open={tab !== undefined} onClose={askToClose} title={title} onBack={back} footer={tab === "cart" ? <Suspense fallback={null}><CartTabFooter /></Suspense> : undefined}>
        <Suspense fallback={<Spinner />}>
          {tab === "cart" && <CartTab />}
          {tab === "login" && <LogInSteps key={opening} step={step} onStep={setStep} onDone={afterLogIn("login")} onRegister={() => panel.update((view) => openTab(view, "register"))} />}
          {tab === "register" && <RegisterSteps key={opening} step={registerStep} onStep={toRegisterStep} onForgot={forgot} onLogIn={logIn} onDone={afterLogIn("register")} />}
          {picking && <DeliveryTab key={opening} picker={picker} onPicker={toPicker} onDone={closeTab} onLogIn={() => { setBegun(null); logIn() }} />}
          {tab === "menu" && <Menu visitor={visitor} onLogIn={() => panel.update((view) => openTab(view, "login"))} onNavigate={close} onLoggedOut={() => { close(); void navigate("/") }} />}
        </Suspense>
        {registering && <LeavingGuard />}
        {leaving && registering && <AbandonQuestion onStay={() => setLeaving(false)} onLeave={close} />}
      </SidePanel>
      <CloseQuestion open={leaving && picking} onStay={() => setLeaving(false)} onClose={close} />
    </>
  )
}
