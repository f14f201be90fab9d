import { type RefObject, useEffect, useRef, useState } from "react"
import { moreProductsShown } from "#web/text/product.ts"

export interface MoreCards {
  /** The element that contains the list's cards. */
  readonly list: RefObject<HTMLDivElement | null>
  /** Says how many cards were added; empty until some are. */
  readonly announcement: string
  /** Called when more cards are requested. */
  readonly onRequest: (byKeyboard: boolean) => void
}

/** Announces products or recipes that are added to a list, and moves the focus to the first of them when they were requested by keyboard. */
export const useMoreCards = (
  shownCount: number,
  announcementOf: (addedCount: number) => string = moreProductsShown
): MoreCards => {
  const list = useRef<HTMLDivElement>(null)
  const lastRequest = useRef<{ readonly countBefore: number; readonly byKeyboard: boolean } | null>(null)
  const [announcement, setAnnouncement] = useState("")
  useEffect(() => {
    const request = lastRequest.current
    if (request === null || shownCount <= request.countBefore) return
    lastRequest.current = null
    setAnnouncement(announcementOf(shownCount - request.countBefore))
    if (request.byKeyboard) list.current?.querySelectorAll<HTMLElement>("article a")[request.countBefore]?.focus()
  }, [shownCount, announcementOf])
  return {
    list,
    announcement,
    onRequest: (byKeyboard) => {
      lastRequest.current = { countBefore: shownCount, byKeyboard }
    }
  }
}
