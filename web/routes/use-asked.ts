import { useLocation, useNavigation } from "react-router-dom"

/** What the page has been asked for last, read from its address: what is on its way counts, so that a second choice builds on the first instead of undoing it. */
export const useAsked = <A>(shown: A, read: (parameters: URLSearchParams) => A): A => {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  return next?.pathname === pathname ? read(new URLSearchParams(next.search)) : shown
}
