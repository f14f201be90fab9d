import { useBeforeUnload, useBlocker } from "react-router-dom"
import { AbandonQuestion } from "./AbandonQuestion.tsx"

/** While it is drawn, leaving the page asks first: by a link or the back button in the shop's words, by a reload in the browser's own (REG-11). */
export const LeavingGuard = () => {
  const blocker = useBlocker(true)
  useBeforeUnload((event) => event.preventDefault())
  return blocker.state === "blocked" ? <AbandonQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} /> : null
}
