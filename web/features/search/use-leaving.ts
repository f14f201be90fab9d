import { useEffect, useEffectEvent } from "react"

/** Calls `leave` when the shopper turns to something else and presses beside the search. */
export const useLeaving = (leave: () => void): void => {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest("[data-search]") === null) leave()
  })
  useEffect(() => {
    const listener = (event: PointerEvent) => press(event)
    document.addEventListener("pointerdown", listener)
    return () => document.removeEventListener("pointerdown", listener)
  }, [])
}
