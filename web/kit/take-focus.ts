/** As a `ref`: what comes in the place of a form takes the focus that the form had. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
