import { sessionState } from "#core/session/session-state.ts"
import { useState } from "react"
import { type LoaderFunctionArgs, redirect, useLocation, useNavigate, useSearchParams } from "react-router-dom"
import type { PageData } from "./page-data.ts"
import { safeReturnPath } from "./return-path.ts"
import { loaderStateView } from "#web/container/router-context.ts"
import { type LogInStep } from "#web/container/panel.ts"
import { usePanelControl } from "#web/container/react.tsx"
import { LogInSteps } from "#web/features/session/LogInSteps.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { back } from "#web/text/common.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/login.ts"
import styles from "./login.module.css"

export const loader = (args: LoaderFunctionArgs): PageData => {
  const returnPath = safeReturnPath(new URL(args.request.url).searchParams.get("retur"))
  if (loaderStateView(args, sessionState).current().status === "customer") throw redirect(returnPath)
  return { meta: { title: pageTitle(text.title), noIndex: true } }
}

/** Without this, the loader would run after the log-in and redirect before the success state is shown. */
export const shouldRevalidate = () => false

/** The log-in page, which returns to the page it was opened from (ROUTE-05..07). */
export const Component = () => {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const panel = usePanelControl()
  const [step, setStep] = useState<LogInStep>("email")
  const returnToPage = async (promptsForStore: boolean) => {
    await navigate(safeReturnPath(parameters.get("retur")), { replace: true, state })
    // The navigation closes an open panel, so the store selector is opened after it (DELIV-18, DELIV-19).
    if (promptsForStore) panel.open("storeSelector")
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{step === "forgot" ? text.resetTitle : text.title}</h1>
      {step !== "email" && (
        <Button
          variant="link"
          icon="back"
          className={styles.back}
          onClick={() => setStep(step === "forgot" ? "password" : "email")}
        >
          {back}
        </Button>
      )}
      <LogInSteps
        keepsDraft
        step={step}
        onStep={setStep}
        onDone={(promptsForStore) => void returnToPage(promptsForStore)}
      />
    </div>
  )
}
