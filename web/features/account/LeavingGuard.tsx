import { useBeforeUnload, useBlocker } from "react-router-dom"
import { AbandonDialog } from "./AbandonDialog.tsx"

/** Asks before the page is left: with a dialog for links and the back button, with the browser's own prompt for a reload or a closed tab (REG-11). */
export const LeavingGuard = () => {
  const blocker = useBlocker(true)
  useBeforeUnload((event) => event.preventDefault())
  return blocker.state === "blocked" ? (
    <AbandonDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
  ) : null
}
