import { type ReactNode, useEffect, useRef } from "react"

export interface KeptFocusProps {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** What gets the focus when the element that had it is removed: the row that took its row's place in the list, otherwise the container. */
const replacementOf = (container: HTMLElement, list: Element | null, index: number): HTMLElement => {
  if (list === null || !container.contains(list)) return container
  const row = list.children[Math.min(index, list.children.length - 1)]
  if (!(row instanceof HTMLElement)) return container
  row.tabIndex = -1
  return row
}

/** Keeps the focus inside when the element that has it is removed, as after the last step down of a stepper. */
export const KeptFocus = ({ children, className }: KeptFocusProps) => {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (element === null) return
    let focused: { readonly target: HTMLElement; readonly list: Element | null; readonly index: number } | null = null
    const observer = new MutationObserver(() => {
      const hasFocusElsewhere = document.activeElement !== document.body && document.activeElement !== null
      if (focused === null || hasFocusElsewhere) return
      const { target, list, index } = focused
      // A row that is moved loses the focus too.
      const next = element.contains(target) ? target : replacementOf(element, list, index)
      next.focus({ preventScroll: true })
    })
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const row = target.closest("li")
      const list = row?.parentElement ?? null
      focused = { target, list, index: row === null || list === null ? 0 : [...list.children].indexOf(row) }
    }
    // Some browsers fire focusout for a removed element, too. If the element is still in the document later, the shopper has left it.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const leftFocus = focused
      const forget = () => {
        if (focused === leftFocus && leftFocus?.target.isConnected) focused = null
      }
      if (relatedTarget === null) setTimeout(forget)
      else focused = null
    }
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener("focusin", onFocusIn)
    element.addEventListener("focusout", onFocusOut)
    return () => {
      observer.disconnect()
      element.removeEventListener("focusin", onFocusIn)
      element.removeEventListener("focusout", onFocusOut)
    }
  }, [])
  return (
    <div ref={container} className={className} tabIndex={-1}>
      {children}
    </div>
  )
}
