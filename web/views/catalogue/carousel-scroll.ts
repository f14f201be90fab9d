import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react"

/** How long a press of a button scrolls, in ms (PCAT-33). */
export const scrollMs = 500
/** The delay after the last resize before the cards are measured again, in ms (PCAT-34). */
export const resizeDelayMs = 500
/** How far the mouse moves before a press becomes a drag, in pixels (PCAT-35). */
export const dragThresholdPx = 10

/** An ease-out curve: the share of the distance after a share of the time, both from 0 to 1. */
export const easeOut = (time: number): number => 1 - (1 - Math.min(1, Math.max(0, time))) ** 3

const prefersReducedMotion = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false

export interface CarouselScroll {
  /** Scrolls by one view. During another scroll, it starts from that scroll's target. */
  readonly scrollByView: (direction: 1 | -1) => void
  /** Scrolls with the mouse. The click at the end of a drag opens nothing. */
  readonly dragHandlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onClickCapture: (event: MouseEvent) => void
    readonly onDragStart: (event: { preventDefault: () => void }) => void
  }
}

/** Scrolls a track by buttons and by dragging; touch and wheel scroll it without scripts. */
export const useCarouselScroll = (track: RefObject<HTMLElement | null>): CarouselScroll => {
  const targetScrollLeft = useRef<number | null>(null)
  const drag = useRef<{ readonly startX: number; readonly startScrollLeft: number; hasMoved: boolean } | null>(null)
  const wasDragged = useRef(false)

  // Scroll snapping is off during a scroll, since it would move every step to the nearest card.
  const setSnapping = (element: HTMLElement, snaps: boolean) => {
    element.style.scrollSnapType = snaps ? "" : "none"
  }
  const scrollByView = (direction: 1 | -1) => {
    const element = track.current
    if (element === null) return
    const maxScrollLeft = element.scrollWidth - element.clientWidth
    const from = element.scrollLeft
    const to = Math.min(
      maxScrollLeft,
      Math.max(0, (targetScrollLeft.current ?? from) + direction * element.clientWidth)
    )
    targetScrollLeft.current = to
    if (prefersReducedMotion()) {
      element.scrollLeft = to
      targetScrollLeft.current = null
      return
    }
    setSnapping(element, false)
    const start = performance.now()
    const scrollFrame = (now: number) => {
      // A later press or a drag has taken over.
      if (targetScrollLeft.current !== to) return
      element.scrollLeft = from + (to - from) * easeOut((now - start) / scrollMs)
      if (now - start < scrollMs) return void requestAnimationFrame(scrollFrame)
      targetScrollLeft.current = null
      setSnapping(element, true)
    }
    requestAnimationFrame(scrollFrame)
  }
  const endDrag = () => {
    if (drag.current?.hasMoved && track.current !== null) setSnapping(track.current, true)
    wasDragged.current = drag.current?.hasMoved ?? false
    drag.current = null
  }
  return {
    scrollByView,
    dragHandlers: {
      onPointerDown: ({ pointerType, button, clientX }) => {
        wasDragged.current = false
        const element = track.current
        if (pointerType === "mouse" && button === 0 && element !== null)
          drag.current = { startX: clientX, startScrollLeft: element.scrollLeft, hasMoved: false }
      },
      onPointerMove: ({ clientX, pointerId, buttons }) => {
        const [element, currentDrag] = [track.current, drag.current]
        if (element === null || currentDrag === null) return
        // The button was released outside the window.
        if (buttons === 0) return endDrag()
        if (!currentDrag.hasMoved && Math.abs(clientX - currentDrag.startX) <= dragThresholdPx) return
        if (!currentDrag.hasMoved) {
          currentDrag.hasMoved = true
          targetScrollLeft.current = null
          setSnapping(element, false)
          element.setPointerCapture?.(pointerId)
        }
        element.scrollLeft = currentDrag.startScrollLeft - (clientX - currentDrag.startX)
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onClickCapture: (event) => {
        if (!wasDragged.current) return
        wasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      // The browser would drag the picture or the link itself.
      onDragStart: (event) => event.preventDefault()
    }
  }
}
