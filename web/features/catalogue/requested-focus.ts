import { readHistoryEntry } from "#web/container/history-entry.ts"

/** The key, in a location's state, of the product whose add button gets the focus when the page is shown. */
export interface RequestedFocus {
  readonly addProduct: string
}

const isRequest = (state: unknown): state is RequestedFocus =>
  typeof state === "object" && state !== null && "addProduct" in state && typeof state.addProduct === "string"

/** The product whose add button the location requests to focus. */
export const requestedProduct = (): string | undefined => {
  const { usr } = readHistoryEntry(history.state)
  return isRequest(usr) ? usr.addProduct : undefined
}

/** Clears the request once its page is shown, since it applies only once. Returns true if an add button has the focus. */
export const endFocusRequest = (): boolean => {
  if (requestedProduct() === undefined) return false
  history.replaceState({ ...readHistoryEntry(history.state), usr: null }, "")
  return document.activeElement !== document.body
}
