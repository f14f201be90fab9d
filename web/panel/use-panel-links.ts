import { sessionState } from "#core/session/session-state.ts"
import { useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router-dom"
import { FullPanelId } from "./panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import * as paths from "#web/paths.ts"
import { hasLayer } from "./layers.ts"
import type { PanelEvent } from "./machine.ts"

/** The shop's own URL of a plain click on a link; null for any other click. */
const followed = (event: MouseEvent): { readonly link: HTMLAnchorElement; readonly to: string } | null => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (
    link === null ||
    !plain ||
    event.defaultPrevented ||
    link.origin !== location.origin ||
    !["", "_self"].includes(link.target)
  )
    return null
  return { link, to: link.pathname + link.search + link.hash }
}

/**
 * Opens the layer instead of the page for every link to a page that has one, including links in CMS content (ROUTE-08, ROUTE-13). Any other
 * link in the panel or the search is followed after these have left the browser's history. The checkout is a full page load, and Back from it
 * closes the panel.
 */
export const usePanelLinks = (send: (event: PanelEvent) => void, close: (then: () => void) => void): void => {
  const panel = useService(FullPanelId)
  const visitor = useStateView(sessionState, ({ status }) => status === "visitor")
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const press = followed(event)
    if (press === null) return
    if (visitor && hasLayer(press.to)) {
      event.preventDefault()
      return send({ type: "openUrl", url: press.to })
    }
    const onPage = press.link.closest("dialog, [data-search]") === null || panel.current().layers.length === 0
    if (onPage || press.to.startsWith(paths.checkout)) return
    event.preventDefault()
    // This runs after the link's own listeners, since closing the panel removes the link.
    setTimeout(() => close(() => void navigate(press.to)))
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    // This runs before the router's links, which ignore events that are already handled.
    document.addEventListener("click", listen, { capture: true })
    return () => document.removeEventListener("click", listen, { capture: true })
  }, [])
}
