import { useEffect, useEffectEvent } from "react"

/** Calls `onClickOutside` on a press outside the search. */
export const useClickOutside = (onClickOutside: () => void): void => {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    // Not by a ref: the search box is rendered outside the list, which is loaded later.
    if (target instanceof Element && target.closest("[data-search]") === null) onClickOutside()
  })
  useEffect(() => {
    const listener = (event: PointerEvent) => onPointerDown(event)
    document.addEventListener("pointerdown", listener)
    return () => document.removeEventListener("pointerdown", listener)
  }, [])
}
