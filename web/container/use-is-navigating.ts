import { useLocation } from "react-router-dom"
import { useScope } from "./react.tsx"

/** Returns a function that says whether a navigation is pending: from its beginning, even if React has not rendered that yet, until its page is rendered. */
export const useIsNavigating = (): (() => boolean) => {
  const { router } = useScope()
  const renderedLocation = useLocation()
  return () =>
    router !== undefined &&
    (router.state.navigation.state !== "idle" || router.state.location.key !== renderedLocation.key)
}
