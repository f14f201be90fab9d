/** The key, in a location's state, of the product whose add button gets the focus when the page is shown. */
export interface RequestedFocus {
  readonly addProduct: string
}

/** The product whose add button the location requests to focus. */
export const requestedProduct = (): string | undefined =>
  (history.state as { readonly usr?: Partial<RequestedFocus> | null } | null)?.usr?.addProduct

/** Clears the request once its page is shown, since it applies only once. Returns true if an add button has the focus. */
export const endFocusRequest = (): boolean => {
  if (requestedProduct() === undefined) return false
  history.replaceState({ ...history.state, usr: null }, "")
  return document.activeElement !== document.body
}
