import { useEffect } from "react"

/** In newer browsers: the way back of a phone, asked of whatever lies on top. */
declare const CloseWatcher: (new () => EventTarget & { readonly destroy: () => void }) | undefined

/** Calls `leave` when the shopper turns to something else: presses beside the search, or goes back on a phone, which leaves the sheet and not the page. */
export const useLeaving = (leave: () => void): void => {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest("[data-search]") === null) leave()
    }
    document.addEventListener("pointerdown", press)
    return () => document.removeEventListener("pointerdown", press)
  }, [leave])
  useEffect(() => {
    if (typeof CloseWatcher === "undefined") return
    const watcher = new CloseWatcher()
    watcher.addEventListener("close", leave)
    return () => watcher.destroy()
  }, [leave])
}
