import { endHydration } from "#web/container/hydration.ts"
import { loadCode } from "#web/container/load-code.ts"
import type { EarlyClick } from "./replay-clicks.ts"

interface HydrationWindow {
  __hydrated?: boolean
  __earlyClicks?: ReadonlyArray<EarlyClick>
}

let resolveHydrated: () => void = () => undefined

/** Resolves when the page has been hydrated; no state may change before that. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/** Fires an input event for text that was typed before hydration, because React has missed its events. */
const replayTyping = (field: HTMLInputElement | HTMLTextAreaElement): void => {
  const { value: typedText, selectionStart, selectionEnd } = field
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React tracks the value through the field's own property, so a value set through the prototype counts as a change.
  field.value = ""
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typedText)
  field.dispatchEvent(new Event("input", { bubbles: true }))
  // React sets the value again, which moves the caret. A field of numbers or e-mail addresses has no selection.
  setTimeout(() => {
    if (selectionStart !== null && field.value === typedText) field.setSelectionRange(selectionStart, selectionEnd)
  })
}

/** Resets a checkbox or radio button that was clicked before hydration to its rendered value, and clicks it again. */
const replayClick = (field: HTMLInputElement): void => {
  field.checked = field.defaultChecked
  field.click()
}

const hasUserSelection = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected)
  )

const replayInput = (): void => {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    "input, textarea, select"
  )) {
    if (field instanceof HTMLSelectElement) {
      if (hasUserSelection(field)) field.dispatchEvent(new Event("change", { bubbles: true }))
    } else if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      // Of radio buttons only the newly checked one fires an event.
      if (field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox")) replayClick(field)
    } else if (field.value !== field.defaultValue) replayTyping(field)
  }
}

const hasTypedText = (element: Element | null): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.value !== element.defaultValue

/** Reports the focus that an element received before hydration, whose event React has missed. A field with typed text reports that instead: its handlers expect the focus first. */
const replayFocus = (element: Element | null): void => {
  if (element !== document.body) element?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
}

/** Called after hydration: replays input, the focus, and the clicks that the script in the document's head recorded. */
export const markHydrated = (): void => {
  const page = window as Window & HydrationWindow
  page.__hydrated = true
  endHydration()
  const { __earlyClicks: clicks = [] } = page
  for (const { element } of clicks) element.removeAttribute("data-clicked")
  const focused = document.activeElement
  const isReportedByInput = hasTypedText(focused)
  replayInput()
  if (!isReportedByInput) replayFocus(focused)
  delete page.__earlyClicks
  resolveHydrated()
  if (clicks.length > 0)
    void loadCode(() => import("./after-hydration.ts"), { preloaded: true }).then((module) =>
      module.replayClicks(clicks)
    )
}
