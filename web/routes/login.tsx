import { useState } from "react"
import { type LoaderFunctionArgs, redirect, useLocation, useNavigate, useSearchParams } from "react-router-dom"
import type { PageData } from "./page-data.ts"
import { safeReturn } from "./return-path.ts"
import { serviceOf } from "#web/container/router-context.ts"
import { SessionViewId } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService } from "#web/container/react.tsx"
import { type LogInStep, LogInSteps } from "#web/features/session/LogInSteps.tsx"
import { Button } from "#web/kit/Button.tsx"
import { back } from "#web/text/common.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/login.ts"
import styles from "./login.module.css"

export const loader = (args: LoaderFunctionArgs): PageData => {
  const to = safeReturn(new URL(args.request.url).searchParams.get("retur"))
  if (serviceOf(args, SessionViewId).current().status === "customer") throw redirect(to)
  return { meta: { title: pageTitle(text.title), noIndex: true } }
}

/** The log-in itself changes the session: the page stays until its success has been seen. */
export const shouldRevalidate = () => false

/** The log-in as a page; afterwards back to where the shopper came from (ROUTE-05..07). */
export const Component = () => {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const panel = useService(PanelId)
  const [step, setStep] = useState<LogInStep>(0)
  const leave = async (mustChooseStore: boolean) => {
    await navigate(safeReturn(parameters.get("retur")), { replace: true, state })
    // Asked once, on the page that comes: leaving a page closes what is open over it (DELIV-18, DELIV-19).
    if (mustChooseStore) panel.update((view) => openTab(view, "storeSelector"))
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{step === 2 ? text.resetTitle : text.title}</h1>
      {step > 0 && <Button look="link" icon="back" className={styles.back} onClick={() => setStep(step === 2 ? 1 : 0)}>{back}</Button>}
      <LogInSteps step={step} onStep={setStep} onDone={(mustChooseStore) => void leave(mustChooseStore)} />
    </div>
  )
}
