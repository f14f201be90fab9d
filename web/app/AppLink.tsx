import type { MouseEvent } from "react"
import { useScope } from "#web/container/react.tsx"
import { flyoutAttributes, type LinkProps } from "#web/kit/controls/Link.tsx"
import * as paths from "#web/paths.ts"

/** Whether the router navigates to the URL; the checkout is a full page load (ROUTE-18). */
const isRouted = (href: string): boolean =>
  href.startsWith("/") && !href.startsWith("//") && !href.startsWith(paths.checkout)

/** Whether the browser would open the link in the same tab. */
const opensInSameTab = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && ["", "_self"].includes(currentTarget.target)

/**
 * Renders a link of the shop as an anchor; the router handles clicks on routed URLs. The router's own link would subscribe each of a page's links to
 * the location, and can prefetch, which loads more code before hydration.
 */
export const AppLink = ({ flyout, preventScrollReset, href, onClick, ...anchor }: LinkProps) => {
  const { router } = useScope()
  if (!isRouted(href) || router === undefined)
    return <a {...anchor} {...flyoutAttributes(flyout)} href={href} onClick={onClick} />
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !opensInSameTab(event)) return
    event.preventDefault()
    const { pathname, search, hash } = router.state.location
    void router.navigate(href, {
      replace: href === `${pathname}${search}${hash}`,
      preventScrollReset: preventScrollReset === true
    })
  }
  return <a {...anchor} {...flyoutAttributes(flyout)} href={href} onClick={navigate} />
}
