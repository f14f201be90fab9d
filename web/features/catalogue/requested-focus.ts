import { readHistoryEntry } from "#web/container/history-entry.ts"

/** The state of a location that requests the focus for a product's add button. */
export interface RequestedFocus {
  /** The product's id. */
  readonly productIdToFocus: string
}

const isRequestedFocus = (state: unknown): state is RequestedFocus =>
  typeof state === "object" &&
  state !== null &&
  "productIdToFocus" in state &&
  typeof state.productIdToFocus === "string"

/** The id of the product whose add button the location requests to focus. */
export const requestedProductId = (): string | undefined => {
  const { usr } = readHistoryEntry(history.state)
  return isRequestedFocus(usr) ? usr.productIdToFocus : undefined
}

/**
 * Clears the location's request, because it applies only once. Returns whether there was one and an element has the focus, normally the product's add
 * button; the page's heading must then not take the focus.
 */
export const clearFocusRequest = (): boolean => {
  if (requestedProductId() === undefined) return false
  history.replaceState({ ...readHistoryEntry(history.state), usr: null }, "")
  return document.activeElement !== document.body
}
