/** Adds the dialog methods that jsdom lacks. As in browsers they focus the first button and fire `close`; the page behind does not become inert. */
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
