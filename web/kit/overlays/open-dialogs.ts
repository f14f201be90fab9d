/** The cancel functions of the open dialogs, in the order in which they were opened. */
const cancels: Array<() => void> = []

/** Registers an opened dialog; returns a function that removes it again. */
export const addOpenDialog = (cancel: () => void): (() => void) => {
  cancels.push(cancel)
  return () => void cancels.splice(cancels.indexOf(cancel), 1)
}

/** Whether a dialog is open on top of another one. */
export const isDialogOverDialog = (): boolean => cancels.length > 1

/** Cancels the dialog opened last, as Escape does. */
export const cancelTopDialog = (): void => cancels.at(-1)?.()
