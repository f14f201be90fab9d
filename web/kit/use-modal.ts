import type { MouseEvent, RefObject, SyntheticEvent } from "react"
import { useEffect, useLayoutEffect, useRef } from "react"

export interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onClose: () => void
  readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/** ms between two presses of one */
const doublePress = 600

/** What can have the focus. */
const focusable = "a[href], button, input, select, textarea, [tabindex]"

/** An element and what it lies in, so that its place can be found again once it is gone. */
const pathOf = (element: Element | null): ReadonlyArray<Element> => (element === null || element === document.body ? [] : [element, ...pathOf(element.parentElement)])

/** The element itself, or what has come in its place: after a log-in the account's link stands where its button stood. */
const successorIn = (path: ReadonlyArray<Element>): HTMLElement | null => {
  const [element, ...around] = path
  if (!(element instanceof HTMLElement) || element.isConnected) return element instanceof HTMLElement ? element : null
  return around.find((place) => place.isConnected)?.querySelector<HTMLElement>(focusable) ?? null
}

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect

/**
 * Drives a native modal dialog: opens it, closes it by Esc or a press beside it, returns the focus.
 * What `firstFocus` selects gets the focus first, else what the platform picks.
 */
export const useModal = (open: boolean, onClose: () => void, firstFocus = "[data-autofocus]"): ModalProps => {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const openedAt = useRef(0)
  const before = useRef<ReadonlyArray<Element>>([])
  const shut = (dialog: HTMLDialogElement) => {
    dialog.close()
    // It was in sight when the dialog opened; under a header that sticks the platform would scroll to it all the same.
    successorIn(before.current)?.focus({ preventScroll: true })
  }
  useBrowserLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    // Not in a clean-up: React gives the focus back to where it was once the page has changed.
    if (!open) return shut(dialog)
    before.current = pathOf(document.activeElement)
    openedAt.current = performance.now()
    dialog.showModal()
    dialog.querySelector<HTMLElement>(firstFocus)?.focus()
  }, [open, firstFocus])
  useBrowserLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open) shut(dialog)
    }
  }, [])
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    // The browser may close a dialog without asking first; the owner must hear of it.
    onClose: () => {
      if (open && ref.current?.open !== true) onClose()
    },
    // A press that began inside and ended beside (selecting text) does not close.
    onMouseDown: (event) => {
      pressedBeside.current = event.target === ref.current
    },
    // Who presses twice what opens it has not pressed what has come under the pointer meanwhile.
    onClickCapture: (event) => {
      if (event.detail > 1 && performance.now() - openedAt.current < doublePress) event.stopPropagation()
    },
    onClick: (event) => {
      if (pressedBeside.current && event.target === ref.current) onClose()
    }
  }
}
