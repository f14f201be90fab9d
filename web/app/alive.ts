interface Kept {
  __alive?: boolean
  __tap?: HTMLElement
}

let tell: () => void = () => undefined

/** Resolves once the page has been hydrated; no state may change before. */
export const alive = new Promise<void>((resolve) => {
  tell = resolve
})

/** Called when hydration has ended: the button that was pressed before it, which the document's head kept, is pressed again. */
export const comeAlive = (): void => {
  const kept = window as Window & Kept
  kept.__alive = true
  const { __tap: button } = kept
  delete kept.__tap
  if (button?.isConnected) button.click()
  tell()
}
