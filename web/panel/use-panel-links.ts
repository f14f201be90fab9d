import { sessionState } from "#core/session/session-state.ts"
import { useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router-dom"
import { useFullPanel } from "./panel.ts"
import { useStatePart } from "#web/container/react.tsx"
import * as paths from "#web/paths.ts"
import { hasLayer } from "./layers.ts"
import type { PanelEvent } from "./machine.ts"

/** The link of a plain click on one of the shop's URLs; null for any other click. */
const plainLinkClick = (event: MouseEvent): { readonly link: HTMLAnchorElement; readonly url: string } | null => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (
    link === null ||
    !isPlainClick ||
    event.defaultPrevented ||
    link.origin !== location.origin ||
    !["", "_self"].includes(link.target)
  )
    return null
  return { link, url: link.pathname + link.search + link.hash }
}

/**
 * For a visitor, opens the layer instead of the page for every link to a page with a layer, including links in CMS content (ROUTE-08, ROUTE-13). A link
 * with the flyout flag, such as a product card's, opens a flyout, on the page and in a flyout. Any other link in the panel or the search is followed after
 * their history entry has been left, except a link to the checkout: it is a full page load, and Back from it closes the panel.
 */
export const usePanelLinks = (send: (event: PanelEvent) => void, close: (then: () => void) => void): void => {
  const panel = useFullPanel()
  const isVisitor = useStatePart(sessionState, ({ status }) => status === "visitor")
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const click = plainLinkClick(event)
    if (click === null) return
    if (isVisitor && hasLayer(click.url)) {
      event.preventDefault()
      return send({ type: "openUrl", url: click.url })
    }
    const { layers } = panel.current()
    const isOnPage = click.link.closest("dialog, [data-search]") === null || layers.length === 0
    if (click.link.dataset["flyout"] !== undefined && (isOnPage || layers.at(-1)?.name === "flyout")) {
      event.preventDefault()
      // Some browsers do not focus a link that is clicked; the focus returns to it.
      click.link.focus({ preventScroll: true })
      return send({ type: "openFlyout", url: click.url })
    }
    if (isOnPage || click.url.startsWith(paths.checkout)) return
    event.preventDefault()
    // Runs after the link's own listeners, because closing the panel removes the link.
    setTimeout(() => close(() => void navigate(click.url)))
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    // Runs before the router's links, which ignore events with a prevented default.
    document.addEventListener("click", listen, { capture: true })
    return () => document.removeEventListener("click", listen, { capture: true })
  }, [])
}
