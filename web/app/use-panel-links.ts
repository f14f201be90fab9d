import { useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router-dom"
import { SessionViewId } from "#web/container/ids.ts"
import { PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { openAddress } from "./panel-address.ts"

/** The shop's own address behind a plain press on a link; null where the press means something else. */
const followed = (event: MouseEvent): { readonly link: HTMLAnchorElement; readonly to: string } | null => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (link === null || !plain || event.defaultPrevented || link.origin !== location.origin || !["", "_self"].includes(link.target)) return null
  return { link, to: link.pathname + link.search + link.hash }
}

/**
 * Every link to a page that has a tab, those in editors' texts too, opens it over the page (ROUTE-08, ROUTE-13); any other link in the panel or
 * under the search leads on once that has left the browser's history. The checkout is a page load of its own, and Back from it closes the panel.
 */
export const usePanelLinks = (close: (then: () => void) => void): void => {
  const panel = useService(PanelId)
  const visitor = useStateView(SessionViewId, ({ status }) => status === "visitor")
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const press = followed(event)
    if (press === null) return
    const tab = visitor ? openAddress(panel.current(), press.to) : null
    if (tab === null && (press.link.closest("dialog, [data-search]") === null || panel.current().history.length === 0 || press.to.startsWith("/checkout"))) return
    event.preventDefault()
    // Once the link's own page has heard of the press: what it lies in is gone by the closing.
    if (tab === null) setTimeout(() => close(() => void navigate(press.to)))
    else panel.set(tab)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    // Before the router's own links, which leave alone what is taken already.
    document.addEventListener("click", listen, { capture: true })
    return () => document.removeEventListener("click", listen, { capture: true })
  }, [])
}
