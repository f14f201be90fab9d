import type { ServiceIdentifier } from "inversify"
import { type DataRouter, useLocation } from "react-router-dom"
import { useContainer } from "./react.tsx"

type Router = Pick<DataRouter, "state">

/** The browser's router, which the server does not have. */
export const RouterId: ServiceIdentifier<Router> = Symbol("Router")

/** Returns a function that tells whether a navigation is pending; React's rendered state begins and ends later. */
export const useIsNavigating = (): (() => boolean) => {
  const router = useContainer().get<Router>(RouterId, { optional: true })
  const rendered = useLocation()
  return () =>
    router !== undefined && (router.state.navigation.state !== "idle" || router.state.location.key !== rendered.key)
}
