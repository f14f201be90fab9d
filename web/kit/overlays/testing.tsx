/** Adds the dialog methods that jsdom lacks. As in browsers, opening focuses the first button and closing fires `close`. Unlike in browsers, the page does not become inert. */
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
