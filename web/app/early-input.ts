import { type TextField, typeText } from "#web/kit/forms/type-text.ts"

/** A click before hydration, which the script in the document's head has recorded. */
export interface EarlyClick {
  readonly element: HTMLElement
  /** The parent of the element, and the element's index in it. */
  readonly parent: Element
  readonly index: number
  /** The number of clicks in quick succession, as in the event; 0 for a click by the keyboard. */
  readonly detail: number
  /** Whether the device has stored it as a step of a product's quantity. */
  readonly isStored: boolean
}

/** Text that was typed before hydration into a field of a part of the page that is hydrated later than the page. */
export interface EarlyText {
  readonly field: TextField
  readonly text: string
  /** What the server has rendered into the field. */
  readonly rendered: string
}

/** Whether React has hydrated the field: it tracks the value through a property of the field's own. */
export const isTracked = (field: TextField): boolean => Object.hasOwn(field, "value")

/** Fires an input event for text that was typed before hydration, because React has missed its events. */
export const replayTyping = (field: TextField, typedText = field.value): void => {
  const { selectionStart, selectionEnd } = field
  // The change from an empty field is one even when React has the typed text.
  field.value = ""
  typeText(field, typedText)
  // React sets the value again, which moves the caret. A field of numbers or e-mail addresses has no selection.
  setTimeout(() => {
    if (selectionStart !== null && field.value === typedText) field.setSelectionRange(selectionStart, selectionEnd)
  })
}
