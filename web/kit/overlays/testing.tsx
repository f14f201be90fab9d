/** jsdom lacks modal dialogs. These open, close, fire `close` and focus the first button as browsers do; nothing behind them is inert. */
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
