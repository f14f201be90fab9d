interface Kept {
  __alive?: boolean
  __tap?: HTMLElement
}

let tell: () => void = () => undefined

/** Resolves once the page has been hydrated; no state may change before. */
export const alive = new Promise<void>((resolve) => {
  tell = resolve
})

/** What was typed or filled in before hydration stands in the field, and React has yet to hear of it. */
const tellTyped = (field: HTMLInputElement | HTMLTextAreaElement): void => {
  const typed = field.value
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React remembers what it last wrote by the field's own property; past that one it sees a change.
  field.value = ""
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Ticked before hydration: back to how it was sent, and pressed once more. */
const tellTicked = (field: HTMLInputElement): void => {
  field.checked = field.defaultChecked
  field.click()
}

const wasChosen = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !== Math.max(0, [...options].findIndex(({ defaultSelected }) => defaultSelected))

const tellAllFilledIn = (): void => {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>("input, textarea, select")) {
    if (field instanceof HTMLSelectElement) {
      if (wasChosen(field)) field.dispatchEvent(new Event("change", { bubbles: true }))
    } else if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      // Of radio buttons the one that was left is told of by the one that was taken.
      if (field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox")) tellTicked(field)
    } else if (field.value !== field.defaultValue) tellTyped(field)
  }
}

/** Called when hydration has ended: the button that was pressed before it, which the document's head kept, is pressed again. */
export const comeAlive = (): void => {
  const kept = window as Window & Kept
  kept.__alive = true
  const { __tap: button } = kept
  tellAllFilledIn()
  delete kept.__tap
  tell()
  // Behind what React makes of the fields.
  setTimeout(() => {
    if (button?.isConnected) button.click()
  })
}
