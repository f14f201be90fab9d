import { endHydration } from "#web/container/hydration.ts"
import { loadCode } from "#web/container/load-code.ts"
import { type EarlyClick, type EarlyText, isTracked, replayTyping } from "./early-input.ts"
import type { TextField } from "#web/kit/forms/type-text.ts"

interface HydrationWindow {
  __hydrated?: boolean
  __earlyClicks?: ReadonlyArray<EarlyClick>
}

let resolveHydrated: () => void = () => undefined

/** Resolves when the page has been hydrated; no state may change before that. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

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

const hasTypedText = (element: Element | null): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.value !== element.defaultValue

/** Replays the input of hydrated fields, and returns the text of the others. */
const replayInput = (): ReadonlyArray<EarlyText> => {
  const texts: Array<EarlyText> = []
  for (const field of document.querySelectorAll<TextField | HTMLSelectElement>("input, textarea, select")) {
    if (field instanceof HTMLSelectElement) {
      if (hasUserSelection(field)) field.dispatchEvent(new Event("change", { bubbles: true }))
    } else if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      // Of radio buttons only the newly checked one fires an event.
      if (field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox")) replayClick(field)
    } else if (!hasTypedText(field)) continue
    else if (isTracked(field)) replayTyping(field)
    else texts.push({ field, text: field.value, rendered: field.defaultValue })
  }
  return texts
}

/** Reports the focus that an element received before hydration, whose event React has missed. */
const replayFocus = (element: Element | null): void => {
  if (element !== document.body) element?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
}

/** Called after hydration: replays input, the focus, and the clicks that the script in the document's head recorded. Their buttons are shown as clicked until they are replayed. */
export const markHydrated = (): void => {
  const page = window as Window & HydrationWindow
  page.__hydrated = true
  endHydration()
  const { __earlyClicks: clicks = [] } = page
  const focused = document.activeElement
  // Not after typed text, because handlers expect the focus before the input.
  const isReportedByInput = hasTypedText(focused)
  const texts = replayInput()
  if (!isReportedByInput) replayFocus(focused)
  delete page.__earlyClicks
  resolveHydrated()
  if (clicks.length + texts.length > 0)
    void loadCode(() => import("./after-hydration.ts"), { preloaded: true }).then((module) =>
      module.replayEarlyInput(texts, clicks)
    )
}
