import { sessionState } from "#core/session/session-state.ts"
import { useState } from "react"
import { type LoaderFunctionArgs, redirect, useLocation, useNavigate } from "react-router-dom"
import type { PageData } from "./page-data.ts"
import { loaderStateView } from "#web/container/router-context.ts"
import { type RegisterStep } from "#web/container/panel.ts"
import { usePanelControl } from "#web/container/react.tsx"
import { LeavingGuard } from "#web/features/account/LeavingGuard.tsx"
import { RegisterSteps } from "#web/features/account/RegisterSteps.tsx"
import { referrerOf } from "#web/features/account/referrer.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { back, close } from "#web/text/common.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/register.ts"
import * as paths from "#web/paths.ts"
import styles from "./login.module.css"

export const loader = (args: LoaderFunctionArgs): PageData => {
  if (loaderStateView(args, sessionState).current().status === "customer") throw redirect(paths.start)
  return { meta: { title: pageTitle(text.title), noIndex: true } }
}

/** Without this, the loader would run after the registration's log-in and redirect before the success state is shown. */
export const shouldRevalidate = () => false

/** The registration page, which asks before an unfinished registration is left (ROUTE-08..10, REG-11). */
export const Component = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const panel = usePanelControl()
  const [step, setStep] = useState<RegisterStep>("person")
  const isUnfinished = step === "verify" || step === "details"
  const finish = (promptsForStore: boolean) => {
    if (promptsForStore) panel.open("storeSelector")
    void navigate(paths.start, { replace: true })
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{text.title}</h1>
      {isUnfinished && (
        <Button
          variant="link"
          icon="back"
          className={styles.back}
          onClick={() => setStep(step === "details" ? "verify" : "person")}
        >
          {back}
        </Button>
      )}
      <RegisterSteps
        keepsDraft
        step={step}
        onStep={setStep}
        onForgotPassword={() => void navigate(paths.forgotPassword)}
        onLogInRequest={() => void navigate(paths.logIn)}
        onDone={finish}
        referrer={referrerOf(search)}
      />
      {step !== "done" && (
        <Button variant="link" onClick={() => void navigate(paths.start)}>
          {close}
        </Button>
      )}
      {isUnfinished && <LeavingGuard />}
    </div>
  )
}
