import { useContext } from "react"
import { UNSAFE_DataRouterContext, useLocation } from "react-router-dom"

/**
 * Tells at any moment whether another page is on its way. What React has drawn of that is late at both ends, the later the busier the machine is,
 * and the router has no safer door to its state of the moment.
 */
export const usePageUnderWay = (): (() => boolean) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const drawn = useLocation()
  return () => router !== undefined && (router.state.navigation.state !== "idle" || router.state.location.key !== drawn.key)
}
