import { useState } from "react"
import { type LoaderFunctionArgs, redirect, useLocation, useNavigate } from "react-router-dom"
import type { PageData } from "./page-data.ts"
import { serviceOf } from "#web/container/router-context.ts"
import { SessionViewId } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService } from "#web/container/react.tsx"
import { LeavingGuard } from "#web/features/account/LeavingGuard.tsx"
import { type RegisterStep, RegisterSteps } from "#web/features/account/RegisterSteps.tsx"
import { referrerOf } from "#web/features/account/referrer.ts"
import { Button } from "#web/kit/Button.tsx"
import { back, close } from "#web/text/common.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/register.ts"
import styles from "./login.module.css"

export const loader = (args: LoaderFunctionArgs): PageData => {
  if (serviceOf(args, SessionViewId).current().status === "customer") throw redirect("/")
  return { meta: { title: pageTitle(text.title), noIndex: true } }
}

/** The registration ends with a log-in: the page stays until its success has been seen. */
export const shouldRevalidate = () => false

/** The registration as a page; leaving it half done asks first (ROUTE-08..10, REG-11). */
export const Component = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const panel = useService(PanelId)
  const [step, setStep] = useState<RegisterStep>(0)
  const begun = step === 1 || step === 2
  const done = (mustChooseStore: boolean) => {
    if (mustChooseStore) panel.update((view) => openTab(view, "storeSelector"))
    void navigate("/", { replace: true })
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{text.title}</h1>
      {begun && <Button look="link" icon="back" className={styles.back} onClick={() => setStep(step === 2 ? 1 : 0)}>{back}</Button>}
      <RegisterSteps
        step={step}
        onStep={setStep}
        onForgot={() => void navigate("/glomt-losenord")}
        onLogIn={() => void navigate("/login")}
        onDone={done}
        referrer={referrerOf(search)}
      />
      {step < 3 && <Button look="link" onClick={() => void navigate("/")}>{close}</Button>}
      {begun && <LeavingGuard />}
    </div>
  )
}
