import { useLocation } from "react-router-dom"
import { useScope } from "./react.tsx"

/** Returns a function that returns whether a navigation is pending; React's rendered state begins and ends later. */
export const useIsNavigating = (): (() => boolean) => {
  const { router } = useScope()
  const rendered = useLocation()
  return () =>
    router !== undefined && (router.state.navigation.state !== "idle" || router.state.location.key !== rendered.key)
}
