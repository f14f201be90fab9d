/** The cancel functions of the open dialogs, in the order in which they were opened. */
const cancelFunctions: Array<() => void> = []

/** Registers an opened dialog; returns a function that removes it again. */
export const addOpenDialog = (cancel: () => void): (() => void) => {
  cancelFunctions.push(cancel)
  return () => void cancelFunctions.splice(cancelFunctions.indexOf(cancel), 1)
}

/** Whether a dialog is open on top of another one. */
export const isDialogOverDialog = (): boolean => cancelFunctions.length > 1

/** Cancels the dialog opened last, as Escape does. */
export const cancelTopDialog = (): void => cancelFunctions.at(-1)?.()
