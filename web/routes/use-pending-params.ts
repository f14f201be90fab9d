import { useLocation, useNavigation } from "react-router-dom"

/** The page's latest query parameters, including those of a pending navigation, so that a second selection does not undo the first. */
export const usePendingParams = <A>(current: A, parse: (parameters: URLSearchParams) => A): A => {
  const { location: pendingLocation } = useNavigation()
  const { pathname } = useLocation()
  return pendingLocation?.pathname === pathname ? parse(new URLSearchParams(pendingLocation.search)) : current
}
