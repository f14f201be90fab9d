import type { MouseEvent, RefObject, SyntheticEvent } from "react"
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react"
import { addOpenDialog } from "./open-dialogs.ts"

export interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onClose: () => void
  readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

const focusableSelector = "a[href], button, input, select, textarea, [tabindex]"

/** An element and its ancestors below the body, to find the element's successor when it has been removed. */
const withAncestors = (element: Element | null): ReadonlyArray<Element> =>
  element === null || element === document.body ? [] : [element, ...withAncestors(element.parentElement)]

/**
 * The first element of the path if it is still in the document. Otherwise the first focusable element in its nearest remaining ancestor, which is taken
 * for its replacement: after a log-in a link replaces the log-in button.
 */
const successorIn = (path: ReadonlyArray<Element>): HTMLElement | null => {
  const [element, ...ancestors] = path
  if (!(element instanceof HTMLElement) || element.isConnected) return element instanceof HTMLElement ? element : null
  return ancestors.find((ancestor) => ancestor.isConnected)?.querySelector<HTMLElement>(focusableSelector) ?? null
}

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect

/**
 * Controls a native modal dialog: shows it while `open` is true, calls `onClose` on Esc or a click on the backdrop, and returns the focus. When it
 * opens, it focuses the element that `initialFocusSelector` selects; when there is none, the browser chooses.
 */
export const useModal = (open: boolean, onClose: () => void, initialFocusSelector = "[data-autofocus]"): ModalProps => {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  /** Whether a press has begun in the dialog since it opened, not counting the second click of a double click. */
  const pressed = useRef(false)
  const focusedBefore = useRef<ReadonlyArray<Element>>([])
  const closeDialog = (dialog: HTMLDialogElement) => {
    dialog.close()
    // Without scrolling, because the element was visible when the dialog opened; the sticky header would make the browser scroll.
    successorIn(focusedBefore.current)?.focus({ preventScroll: true })
  }
  useBrowserLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    // Not in the effect's clean-up, because React restores the focus after the DOM has changed.
    if (!open) return closeDialog(dialog)
    focusedBefore.current = withAncestors(document.activeElement)
    pressed.current = false
    dialog.showModal()
    dialog.querySelector<HTMLElement>(initialFocusSelector)?.focus()
  }, [open, initialFocusSelector])
  useBrowserLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open) closeDialog(dialog)
    }
  }, [])
  const cancel = useEffectEvent(onClose)
  useEffect(() => (open ? addOpenDialog(() => cancel()) : undefined), [open])
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    // The browser may close a dialog without a cancel event, so the parent is also notified here.
    onClose: () => {
      if (open && ref.current?.open !== true) onClose()
    },
    // A press that begins inside and ends outside, such as a text selection, does not close the dialog.
    onMouseDown: (event) => {
      pressedBackdrop.current = event.target === ref.current
      if (event.detail < 2) pressed.current = true
    },
    // The second click of a double click on the opener must not click the content that appears under the pointer.
    onClickCapture: (event) => {
      if (event.detail > 1 && !pressed.current) event.stopPropagation()
    },
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === ref.current) onClose()
    }
  }
}
