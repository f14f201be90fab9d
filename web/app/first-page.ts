import { useLayoutEffect } from "react"
import { useLocation } from "react-router-dom"
import { applyPendingHeadingFont } from "./heading-font.ts"

/**
 * The script in the document's head that marks the first page of a new document, as `unpainted` until the first paint, as `painted` until the first interaction, and
 * then with an empty text until the first navigation. Style sheets postpone the layout of content below the first
 * screen until the shopper scrolls near it. To the browser one and a half screens away is near, so until the first paint a phone does not lay out any of that
 * content, except for an address with a fragment, which may lead to it. A document that was reloaded or opened by Back is laid out completely, because the browser restores its scroll
 * position.
 */
export const firstPageScript =
  "if(performance.getEntriesByType('navigation')[0]?.type=='navigate')document.documentElement.dataset.firstPage=location.hash?'':'unpainted'"

/** The time in ms after the first paint in which only the page's largest picture is expected, which is painted before other work starts. */
export const largestPictureMs = 150

/**
 * The script at the document's end that shows the content below the first screen after the first paint, and the pictures of cards and departments that are off-screen after the first
 * interaction, for example when the page begins to scroll. The browser would load lazy pictures up to three screens away, which many shoppers never see.
 */
export const firstPaintScript =
  "requestAnimationFrame(function(){setTimeout(function(){var d=document.documentElement.dataset;if(!d.firstPage)return;d.firstPage='painted';" +
  "__firstInteraction.then(function(){requestAnimationFrame(function(){setTimeout(function(){if(d.firstPage)d.firstPage=''})})})}," +
  `${largestPictureMs})})`

/** The router's key of the document's first page, and the path of the last one. Not refs, because a navigation may lead to a page with another shell. */
let firstKey: string | undefined
let lastPathname: string | undefined

/**
 * Removes the mark with the first navigation: later pages are laid out completely, so that Back returns to their scroll position. A pending
 * heading font is applied to the next page with another path; on the same page, to which products may have been added, its texts would move.
 */
export const useFirstPageMark = (): void => {
  const { key, pathname } = useLocation()
  useLayoutEffect(() => {
    firstKey ??= key
    lastPathname ??= pathname
    if (key !== firstKey) delete document.documentElement.dataset["firstPage"]
    if (pathname === lastPathname) return
    lastPathname = pathname
    applyPendingHeadingFont()
  }, [key, pathname])
}
