import { useEffect } from "react"

/** Calls `leave` when the shopper turns to something else and presses beside the search. */
export const useLeaving = (leave: () => void): void => {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest("[data-search]") === null) leave()
    }
    document.addEventListener("pointerdown", press)
    return () => document.removeEventListener("pointerdown", press)
  }, [leave])
}
