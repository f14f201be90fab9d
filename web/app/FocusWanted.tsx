import { useEffect } from "react"
import { useLocation } from "react-router-dom"

/** Moves the focus from the page's heading on to what the page was opened for, which its entry names by a selector. */
export const FocusWanted = () => {
  const { state } = useLocation()
  useEffect(() => {
    if (typeof state?.focus !== "string") return
    document.querySelector<HTMLElement>(state.focus)?.focus()
    // Only once: who comes back, or loads the page anew, begins as on any page.
    history.replaceState({ ...history.state, usr: null }, "")
  }, [state])
  return null
}
