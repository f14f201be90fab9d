import { type RefObject, useEffect, useRef, useState } from "react"
import { moreProductsShown } from "#web/text/product.ts"

export interface MoreProducts {
  /** The element that contains the list's cards. */
  readonly list: RefObject<HTMLDivElement | null>
  /** Says how many products were added; empty until products are added. */
  readonly announcement: string
  /** Called when more products are requested. */
  readonly onRequest: (byKeyboard: boolean) => void
}

/** Announces products that are added to a list, and moves the focus to the first of them when they were requested by keyboard. */
export const useMoreProducts = (shownCount: number): MoreProducts => {
  const list = useRef<HTMLDivElement>(null)
  const lastRequest = useRef<{ readonly countBefore: number; readonly byKeyboard: boolean } | null>(null)
  const [announcement, setAnnouncement] = useState("")
  useEffect(() => {
    const request = lastRequest.current
    if (request === null || shownCount <= request.countBefore) return
    lastRequest.current = null
    setAnnouncement(moreProductsShown(shownCount - request.countBefore))
    if (request.byKeyboard) list.current?.querySelectorAll<HTMLElement>("article a")[request.countBefore]?.focus()
  }, [shownCount])
  return {
    list,
    announcement,
    onRequest: (byKeyboard) => {
      lastRequest.current = { countBefore: shownCount, byKeyboard }
    }
  }
}
