import { useEffect, useEffectEvent } from "react"

/** Calls `onPress` for a press outside the search box and its list, which both have `data-search`. */
export const usePressOutsideSearch = (onPress: () => void): void => {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    // Not by a ref: the search box is rendered outside the list, which is loaded later.
    if (target instanceof Element && target.closest("[data-search]") === null) onPress()
  })
  useEffect(() => {
    const listener = (event: PointerEvent) => onPointerDown(event)
    document.addEventListener("pointerdown", listener)
    return () => document.removeEventListener("pointerdown", listener)
  }, [])
}
