import { useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { isShown } from "./is-shown.ts"

/** The chips that let a filter go. */
const chipsIn = (tools: Element): ReadonlyArray<HTMLElement> => [...tools.querySelectorAll<HTMLElement>("a[aria-label]")]


/** A filter that is let go takes its chip along, and the focus with it: the next chip gets it, at last the way to the filters. */
export const FilterFocus = () => {
  const { key } = useLocation()
  const last = useRef<{ readonly tools: Element; readonly index: number } | null>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const tools = target instanceof HTMLElement ? target.closest("[data-filters]") : null
      last.current = tools === null ? null : { tools, index: chipsIn(tools).indexOf(target as HTMLElement) }
    }
    // A press on the bare page takes the focus away and gives it to nothing.
    const forget = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("[data-filters]") === null) last.current = null
    }
    document.addEventListener("focusin", follow)
    document.addEventListener("pointerdown", forget)
    return () => {
      document.removeEventListener("focusin", follow)
      document.removeEventListener("pointerdown", forget)
    }
  }, [])
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const { tools, index } = last.current
    const shown = tools.isConnected ? tools : document.querySelector("[data-filters]")
    if (shown === null) return
    const next = chipsIn(shown).findLast((_chip, place) => place <= index) ?? [...shown.querySelectorAll<HTMLElement>("summary, select")].find(isShown)
    next?.focus({ preventScroll: true })
  }, [key])
  return null
}
