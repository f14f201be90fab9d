interface Kept {
  __alive?: boolean
  __tap?: HTMLElement
}

/** Presses the button again that was pressed before the page was alive; the document's head kept it. */
export const replayTap = (): void => {
  const kept = window as Window & Kept
  kept.__alive = true
  const { __tap: button } = kept
  delete kept.__tap
  if (button?.isConnected) button.click()
}
