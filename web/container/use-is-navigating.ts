import { useLocation } from "react-router-dom"
import { useScope } from "./react.tsx"

/** Returns a function that returns whether a navigation is pending: until its page is rendered, and before React renders its beginning. */
export const useIsNavigating = (): (() => boolean) => {
  const { router } = useScope()
  const rendered = useLocation()
  return () =>
    router !== undefined && (router.state.navigation.state !== "idle" || router.state.location.key !== rendered.key)
}
