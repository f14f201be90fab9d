import { type RefObject, useLayoutEffect } from "react"

/**
 * Stores the height that a sticky or fixed element covers at the window's lower edge in a custom property of the document's root, from which base.css keeps
 * free what is focused, and the end of the page. An element in the flow covers nothing.
 */
export const useCoveredHeight = (
  ref: RefObject<HTMLElement | null>,
  property: `--${string}`,
  onChange?: (element: HTMLElement) => void
): void =>
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const { style } = document.documentElement
    const update = () => {
      const isInFlow = getComputedStyle(element).position === "static"
      style.setProperty(property, isInFlow ? "0px" : `${element.offsetHeight}px`)
      if (!isInFlow) onChange?.(element)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    // The height of the window decides whether the element is in the flow.
    addEventListener("resize", update)
    return () => {
      observer.disconnect()
      removeEventListener("resize", update)
      style.removeProperty(property)
    }
  }, [ref, property, onChange])
