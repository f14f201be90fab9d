/** jsdom has no modal dialogs: they open, close and say so, and nothing behind them is inert. The first button gets the focus, as the platform has it. */
export const fakeModalDialogs = (): void => {
  const dialog = HTMLDialogElement.prototype
  dialog.showModal = function () {
    this.open = true
    this.querySelector<HTMLElement>("button")?.focus()
  }
  dialog.close = function () {
    this.open = false
    this.dispatchEvent(new Event("close"))
  }
}
