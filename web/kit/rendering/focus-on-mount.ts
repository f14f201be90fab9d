/** As a `ref`: focuses an element when it is mounted, such as the success message that replaces a form. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
